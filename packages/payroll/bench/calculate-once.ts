import { calendarDate, dollars, isStateCode, ZERO } from '@paperwage/values';
import type { PayInput, PayTaxes } from '../src/index.ts';
import { calculatePay, loadRulesOf } from '../src/index.ts';

/** The taxes of one payment in a state, from rules that are loaded for it. */
export async function calculateOnce(state: string | undefined): Promise<PayTaxes> {
  if (state === undefined || !isStateCode(state)) throw new Error('Name a state, such as CA.');
  const payment: PayInput = {
    payDate: calendarDate('2026-11-20'),
    payFrequency: 'BI_WEEKLY',
    grossPay: dollars(3_000),
    state,
    w4: {
      version: '2020',
      filingStatus: 'single',
      step2Checkbox: false,
      step3Credits: ZERO,
      otherIncome: ZERO,
      deductions: ZERO,
      extraWithholding: ZERO,
    },
    yearToDate: { socialSecurityWages: ZERO, medicareWages: ZERO, supplementalWages: ZERO },
  };
  return calculatePay(payment, await loadRulesOf(payment));
}
