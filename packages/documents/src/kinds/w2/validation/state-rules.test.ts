import { allRules } from '@paperwage/payroll';
import { describe, expect, it } from 'vitest';
import { calculateW2 } from '../calculate.ts';
import { sampleOf } from '../fixtures/drafts.ts';
import type { W2Draft } from '../schema.ts';

/** The issue with box 16 when box 1 is 4,500.00. */
function saidOf(stateShort: string, stateWagesTips: string, changes: Partial<W2Draft> = {}): string | undefined {
  const draft = sampleOf(2025, {
    autoCalculator: 'false',
    wagesTipsOther: '4,500.00',
    field12aCode: '',
    field12a: '',
    stateShort,
    stateWagesTips,
    ...changes,
  });
  return calculateW2(draft, allRules).issues.find(({ code }) => code === 'w2.state.wages')?.message;
}

describe('state wages that are not those of box 1', () => {
  const deferrals = { field12aCode: 'D', field12a: '500.00' };
  const health = { field12aCode: 'W', field12a: '500.00' };

  it('are lawful in Pennsylvania by the deferrals of box 12, and in California by an HSA', () => {
    expect(saidOf('PA', '5,000.00', deferrals)).toBeUndefined();
    expect(saidOf('CA', '5,000.00', health)).toBeUndefined();
    expect(saidOf('NY', '5,000.00', deferrals)).toBeDefined();
    expect(saidOf('PA', '5,000.00', health)).toBeDefined();
    expect(saidOf('PA', '4,900.00', deferrals)).toBeDefined();
  });

  it('are explained by the rules of their state and of no other', () => {
    const names = { PA: 'Pennsylvania', NJ: 'New Jersey', CA: 'California' };
    for (const [state, name] of Object.entries(names)) {
      const others = Object.values(names).filter((other) => other !== name);
      const message = saidOf(state, '5,000.00');
      expect(message).toContain(name);
      for (const other of others) expect(message).not.toContain(other);
    }
    const elsewhere = 'Box 16 is usually the same as box 1. It can differ if the state has its own';
    expect(saidOf('OK', '5,000.00')).toContain(elsewhere);
    expect(saidOf('PA', '5,000.00', { stateShortB: 'OH', companyStateIdB: '1' })).toContain(elsewhere);
  });
});
