import { allRules } from '@paperwage/payroll';
import { describe, expect, it } from 'vitest';
import { calculateW2 } from '../calculate.ts';
import { sampleOf } from '../fixtures/drafts.ts';
import type { W2Draft } from '../schema.ts';

const told = (year: number, changes: Partial<W2Draft>) =>
  calculateW2(sampleOf(year, { income: '150,000.00', ...changes }), allRules)
    .issues.filter(({ code }) => code.startsWith('w2.limit'))
    .map(({ code, path, severity, message }) => ({ code, path, severity, message }));
const row = (code: string, amount: string) => ({ field12aCode: code, field12a: amount, retirementPlan: true });

describe('amounts above a yearly limit', () => {
  it.each(['D', 'E', 'F', 'AA', 'BB'])('are told for code %s, and not at the limit', (code) => {
    expect(told(2025, row(code, '23,500.00'))).toEqual([]);
    expect(told(2025, row(code, '23,500.01'))).toMatchObject([
      { code: 'w2.limit.deferrals', path: 'field12a', severity: 'warning' },
    ]);
  });

  it.each(['G', 'EE'])('are told for code %s by the limit of 457(b) plans, apart from other plans', (code) => {
    const beside = { field12bCode: 'D', field12b: '23,500.00' };
    expect(told(2025, { ...row(code, '23,500.00'), ...beside })).toEqual([]);
    const [issue, ...more] = told(2025, { ...row(code, '23,500.01'), ...beside });
    expect(issue).toMatchObject({ code: 'w2.limit.457b', path: 'field12a', severity: 'warning' });
    expect(issue!.message).toMatch(/^In 2025, deferrals under codes G and EE are limited to \$23,500\.00\. /);
    expect(more).toEqual([]);
  });

  it('count all deferrals together, those that make up for other years apart', () => {
    const second = { field12bCode: 'AA', field12b: '4,000.00' };
    expect(told(2025, { ...row('D', '20,000.00'), ...second })).toHaveLength(1);
    expect(told(2025, { ...row('D23', '20,000.00'), ...second })).toEqual([]);
  });

  it('have the more of an age: from 50 on, and from 60 to 63 where the year has it', () => {
    expect(told(2025, row('D', '30,000.00'))[0]!.message).toBe(
      'In 2025, deferrals under codes D, E, F, S, AA and BB are limited to $23,500.00, plus $7,500.00 more from age 50, or $11,250.00 more at ages 60 to 63.',
    );
    expect(told(2024, row('D', '30,000.00'))[0]!.message).not.toContain('60 to 63');
  });

  it('are told for a SIMPLE plan by its own limit, without the more that other plans allow', () => {
    expect(told(2025, row('S', '16,500.00'))).toEqual([]);
    const [issue] = told(2025, row('S', '16,500.01'));
    expect(issue).toMatchObject({ code: 'w2.limit.simple', path: 'field12a' });
    expect(issue!.message).not.toContain('7,500');
  });

  it('are told for health savings above what a family may have', () => {
    expect(told(2026, { field12bCode: 'W', field12b: '8,750.00' })).toEqual([]);
    expect(told(2026, { field12bCode: 'W', field12b: '8,750.01' })).toMatchObject([
      { code: 'w2.limit.W', path: 'field12b', severity: 'warning' },
    ]);
  });

  it.each([
    [2025, '5,000.00', '5,000.01'],
    [2026, '7,500.00', '7,500.01'],
  ])('are told for box 10 of %i', (year, within, above) => {
    expect(told(year, { dependentCareBenefits: within })).toEqual([]);
    expect(told(year, { dependentCareBenefits: above })).toMatchObject([
      { code: 'w2.limit.box10', path: 'dependentCareBenefits' },
    ]);
  });

  it('say that the figure is to be checked where the instructions of the year are not what it is known from', () => {
    const message = (year: number) => told(year, { dependentCareBenefits: '9,000.00' })[0]!.message;
    expect(message(2025)).not.toContain('Check the limit');
    for (const year of [2022, 2023, 2024, 2026]) expect(message(year)).toContain('Check the limit');
  });
});
