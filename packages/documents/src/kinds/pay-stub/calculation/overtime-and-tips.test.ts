import { allRules } from '@paperwage/payroll';
import { describe, expect, it } from 'vitest';
import { calculatePayStub } from '../calculate.ts';
import { setWorkState } from '../edit/edit-fields.ts';
import { setEarning } from '../edit/edit-lines.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { employeeDraft } from '../fixtures/test-drafts.ts';

/** 80 hours at 32.50 in Alabama, which left overtime pay untaxed in 2024. */
const draftOn = (payDate: string) => setWorkState(employeeDraft({ payDate }), 'AL');

const stateTax = (draft: PayStubDraft) =>
  calculatePayStub(draft, allRules).document.stubs[0]!.deductions.find(({ key }) => key === 'state')!;

describe('a bonus', () => {
  const taxesOf = (bonusTax: PayStubDraft['bonusTax']) => {
    const paid = setEarning(draftOn('2026-06-12'), 0, 'bonus', { rate: '10000.00', hours: '1' });
    const { deductions } = calculatePayStub({ ...paid, bonusTax }, allRules).document.stubs[0]!;
    const [federal, state] = (['federal', 'state'] as const).map((of) => deductions.find(({ key }) => key === of)!);
    return { federal: federal!, state: state! };
  };
  const stepsOf = ({ working }: ReturnType<typeof taxesOf>['federal']) => working!.steps.map(({ step }) => step);

  it('is taxed together with the wages, or apart at the flat rates: 22 % federal and 5 % of Alabama', () => {
    const wages = calculatePayStub(draftOn('2026-06-12'), allRules).document.stubs[0]!;
    const ofWages = (key: string) => wages.deductions.find((line) => line.key === key)!.period;
    const flat = taxesOf('flat');
    expect(flat.federal.period - ofWages('federal')).toBe(2_200_00);
    expect(stepsOf(flat.federal)).toContain('supplementalRate');
    expect(stepsOf(flat.state)).toContain('supplementalRate');
    const together = taxesOf('together');
    expect(stepsOf(together.federal)).not.toContain('supplementalRate');
    expect(together.federal.period).not.toBe(flat.federal.period);
  });
});

describe('overtime and tips', () => {
  it('are told to the engine apart: overtime is not taxed where the state leaves it out', () => {
    const withOvertime = (payDate: string) =>
      setEarning(draftOn(payDate), 0, 'overtime', { rate: '48.75', hours: '10' });
    const { working } = stateTax(withOvertime('2024-06-14'));
    expect(working?.steps.find(({ step }) => step === 'subtractExemptOvertime')?.figures).toMatchObject({
      wages: { value: 3_087_50 },
      overtime: { value: 487_50 },
      remaining: { value: 2_600_00 },
    });
    expect(stateTax(withOvertime('2026-06-12')).working?.steps.map(({ step }) => step)).not.toContain(
      'subtractExemptOvertime',
    );
  });

  it('stay lines of their own, whose key the document keeps', () => {
    const tipped = setEarning(draftOn('2024-06-14'), 0, 'tips', { rate: '120.00' });
    const { earnings } = calculatePayStub(tipped, allRules).document.stubs[0]!;
    expect(earnings.map(({ key, period }) => [key, period])).toEqual([
      ['regular', 2_600_00],
      ['tips', 120_00],
    ]);
  });
});
