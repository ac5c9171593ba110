import type { CalendarDate } from '@paperwage/values';
import { add, sum, times, ZERO } from '@paperwage/values';
import { calculatePay } from './calculate-pay.ts';
import type { EarlierPay, PayInput, PayTaxes, StateItemTax, StateItemTotals } from './pay.ts';
import { payDatesBefore } from './pay-dates.ts';
import { PayProblem } from './problems.ts';
import type { RuleBook } from './rule-book.ts';
import { yearToDateWages } from './year-to-date-wages.ts';

/**
 * `repeated` with its taxes worked out payment by payment, each told what was paid before it: where extra withholding
 * takes all that is left, it is more in a payment of which a tax takes less. Slower than repeating, and seldom needed.
 */
export function paidOneByOne(repeated: EarlierPay, input: PayInput, payments: number, rules: RuleBook): EarlierPay {
  const unpaid = Object.fromEntries(Object.keys(repeated.taxes).map((tax) => [tax, ZERO]));
  const itemNames = Object.keys(repeated.yearToDate.stateItems ?? {}) as StateItemTax[];
  let withheld: EarlierPay['taxes'] = {};
  payDatesBefore(input.payDate, input.payFrequency, payments)
    .reverse()
    .forEach((payDate, index) => {
      const yearToDate = {
        ...yearToDateOf(input, index, rules),
        socialSecurity: withheld.socialSecurity ?? ZERO,
        stateItems: totalsOf(itemNames, withheld),
      };
      for (const { tax, amount } of taxesOn(payDate, { ...input, yearToDate }, rules).lines) {
        withheld = { ...withheld, [tax]: add(withheld[tax] ?? ZERO, amount) };
      }
    });
  const taxes = { ...unpaid, ...withheld };
  const { yearToDate } = repeated;
  return {
    ...repeated,
    taxes,
    total: sum(Object.values(taxes)),
    yearToDate: itemNames.length === 0 ? yearToDate : { ...yearToDate, stateItems: totalsOf(itemNames, taxes) },
  };
}

/** The totals of items that were taken; one that begins in mid-year has none before. */
function totalsOf(items: readonly StateItemTax[], withheld: EarlierPay['taxes']): StateItemTotals {
  return Object.fromEntries(items.flatMap((tax) => (withheld[tax] === undefined ? [] : [[tax, withheld[tax]]])));
}

/** What so many of these payments come to in the bases of taxes. */
function yearToDateOf(input: PayInput, payments: number, rules: RuleBook): PayInput['yearToDate'] {
  const { grossPay, preTaxDeductions = [], tips = ZERO, supplemental } = input;
  const paid = {
    grossPay: times(grossPay, payments),
    preTaxDeductions: preTaxDeductions.map((one) => ({ ...one, amount: times(one.amount, payments) })),
    tips: times(tips, payments),
  };
  return {
    ...yearToDateWages(paid, input.state, rules),
    supplementalWages: times(supplemental?.amount ?? ZERO, payments),
  };
}

/** Where a place or an entry is not held on an earlier date, the rules of the payment at hand: better than a refusal. */
function taxesOn(payDate: CalendarDate, input: PayInput, rules: RuleBook): PayTaxes {
  try {
    return calculatePay({ ...input, payDate }, rules);
  } catch (problem) {
    if (problem instanceof PayProblem) return calculatePay(input, rules);
    throw problem;
  }
}
