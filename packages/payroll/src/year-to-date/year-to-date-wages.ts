import type { Cents } from '@paperwage/values';
import type { PayInput, StateItemTotals } from '../pay.ts';
import type { PreTaxDeduction } from '../pay-input/pre-tax-deductions.ts';
import type { RuleBook } from '../rule-book/rule-book.ts';
import { hasPreTax, itemPreTax, itemWages } from '../taxes/items/item-wages.ts';
import { subtractPreTax } from '../taxes/pre-tax.ts';

/** What was paid in a calendar year before a payment, and the parts that some taxes don't count as wages. */
export interface PaidInYear {
  readonly grossPay: Cents;
  readonly preTaxDeductions: readonly PreTaxDeduction[];
  readonly tips: Cents;
}

/**
 * The year's wages so far as each tax counts them toward its base, to pass to the next payment. Same result as
 * `repeatPay` for equal payments.
 */
export function yearToDateWages(
  paid: PaidInYear,
  state: PayInput['state'],
  { preTax, statePreTax, items }: RuleBook,
): Pick<PayInput['yearToDate'], 'socialSecurityWages' | 'medicareWages' | 'stateWages' | 'stateItemWages'> {
  const { grossPay, preTaxDeductions, tips } = paid;
  const payroll = subtractPreTax(grossPay, preTaxDeductions, preTax.socialSecurityAndMedicare.lowers).wages;
  const ofState = items.filter((held) => held.state === state).flatMap((held) => held.items);
  const lowered = hasPreTax({ state, preTaxDeductions, tips })
    ? ofState.filter((item) => item.withoutTips || itemPreTax(state, item, statePreTax.items)?.lowers.length)
    : [];
  const stateItemWages: StateItemTotals = Object.fromEntries(
    lowered.map((item) => [item.tax, itemWages({ ...paid, state }, item, statePreTax.items).wages]),
  );
  return {
    socialSecurityWages: payroll,
    medicareWages: payroll,
    ...(payroll === grossPay ? {} : { stateWages: grossPay }),
    ...(lowered.length === 0 ? {} : { stateItemWages }),
  };
}
