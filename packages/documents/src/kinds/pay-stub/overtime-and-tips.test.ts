import { allRules } from '@paperwage/payroll';
import { describe, expect, it } from 'vitest';
import { calculatePayStub } from './calculate.ts';
import { setWorkState } from './edit-fields.ts';
import { setEarning } from './edit-lines.ts';
import type { PayStubDraft } from './schema.ts';
import { employeeDraft } from './test-drafts.ts';

/** 80 hours at 32.50 in Alabama, which left overtime pay untaxed in 2024. */
const draftOn = (payDate: string) => setWorkState(employeeDraft({ payDate }), 'AL');

const stateTax = (draft: PayStubDraft) =>
  calculatePayStub(draft, allRules).document.stubs[0]!.deductions.find(({ key }) => key === 'state')!;

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
