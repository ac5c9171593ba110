import { dollars, times, ZERO } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { repeatPay } from './repeat-pay.ts';
import { payment } from '../testing/payment.fixture.ts';
import { allRules } from '../loading/all-rules.ts';
import { yearToDateWages } from './year-to-date-wages.ts';

const deductions = [
  { class: 'retirement401k', amount: dollars(200) },
  { class: 'section125', amount: dollars(90) },
  { class: 'hsa', amount: dollars(50) },
] as const;

describe('yearToDateWages', () => {
  it.each(['CA', 'WA', 'NY', 'TX', 'NJ', 'MA'] as const)('in %s are those of equal payments', (state) => {
    const tips = dollars(40);
    const one = payment({ state, preTaxDeductions: deductions, tips });
    const { yearToDate } = repeatPay(one, 6, allRules);
    const paid = {
      grossPay: times(one.grossPay, 6),
      preTaxDeductions: deductions.map((deduction) => ({ ...deduction, amount: times(deduction.amount, 6) })),
      tips: times(tips, 6),
    };
    expect(yearToDate).toMatchObject(yearToDateWages(paid, state, allRules));
    expect(yearToDateWages(paid, state, allRules).socialSecurityWages).toBe(dollars((2_000 - 140) * 6));
  });

  it('are the gross pay where nothing was deducted', () => {
    const paid = { grossPay: dollars(500), preTaxDeductions: [], tips: ZERO };
    const wages = { socialSecurityWages: dollars(500), medicareWages: dollars(500) };
    expect(yearToDateWages(paid, 'CA', allRules)).toEqual(wages);
  });
});
