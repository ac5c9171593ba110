import type { Cents } from '@paperwage/values';
import { add, sum, times, ZERO } from '@paperwage/values';
import { calculatePay } from '../calculate-pay.ts';
import { checkPeriods } from '../check-figures.ts';
import type { EarlierPay, PayInput, TaxLine } from '../pay.ts';
import { payDatesBefore } from '../pay-dates.ts';
import type { RuleBook } from '../rule-book.ts';
import { yearToDateWages } from './year-to-date-wages.ts';

/**
 * Totals of `payments` equal payments of this input, the first of them the first of the year: its own year to date is
 * not looked at. Each is calculated as it was paid: by the rules of its own pay date, after what was paid and withheld
 * before it. The pay dates are the periods before `input.payDate`.
 *
 * Throws as `calculatePay` does, and InvalidPayInputError when `payments` is not a whole number from 0 to 366.
 */
export function repeatPay(input: PayInput, payments: number, rules: RuleBook): EarlierPay {
  checkPeriods('payments', payments, 0);
  const { lines } = calculatePay({ ...input, yearToDate: NOTHING_PAID }, rules);
  const thenRules = { ...rules, laterPlacesOn: input.payDate };
  const taxes: Record<string, Cents> = {};
  const stateItems: Record<string, Cents> = {};
  const addTaxes = (paid: readonly TaxLine[]) => {
    for (const { tax, title, amount } of paid) {
      taxes[tax] = add(taxes[tax] ?? ZERO, amount);
      if (title !== undefined) stateItems[tax] = taxes[tax];
    }
  };
  addTaxes(lines.filter((line) => !isLocal(line)).map((line) => ({ ...line, amount: ZERO })));
  const dates = payDatesBefore(input.payDate, input.payFrequency, payments).reverse();
  for (const [index, payDate] of dates.entries()) {
    const { socialSecurity = ZERO } = taxes;
    const yearToDate = { ...wagesOf(input, index, rules), payments: index, socialSecurity, stateItems };
    addTaxes(calculatePay({ ...input, payDate, yearToDate }, thenRules).lines);
  }
  return {
    grossPay: times(input.grossPay, payments),
    taxes,
    total: sum(Object.values(taxes)),
    yearToDate: {
      ...wagesOf(input, payments, rules),
      ...(Object.keys(stateItems).length === 0 ? {} : { stateItems }),
    },
  };
}

/** Of a year that begins. */
export const NOTHING_PAID = { socialSecurityWages: ZERO, medicareWages: ZERO, supplementalWages: ZERO } as const;

/** A place has no line for a year in which it took nothing; every other tax of the pay date does. */
function isLocal({ tax, title }: TaxLine): boolean {
  return tax.startsWith('named:') && title === undefined;
}

/** What so many of these payments come to in the bases of the taxes. */
function wagesOf(input: PayInput, payments: number, rules: RuleBook): PayInput['yearToDate'] {
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
