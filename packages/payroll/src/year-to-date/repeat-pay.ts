import type { Cents } from '@paperwage/values';
import { add, sum, times, ZERO } from '@paperwage/values';
import { calculatePay } from '../calculate-pay.ts';
import { checkPeriods } from '../pay-input/check-figures.ts';
import { checkPayInput } from '../pay-input/check-pay-input.ts';
import type { EarlierPay, PayInput, StateItemTotals, TaxLine } from '../pay.ts';
import { payDatesBefore } from '../calendar/pay-dates.ts';
import type { RuleBook } from '../rule-book/rule-book.ts';
import { subtractPreTax, withWages } from '../taxes/pre-tax.ts';
import { yearToDateWages } from './year-to-date-wages.ts';

/** Every keystroke asks again, usually for payments that it doesn't change. */
const MAX_REMEMBERED = 16;

const remembered = new WeakMap<RuleBook, Map<string, EarlierPay>>();

/**
 * Totals of `payments` equal payments of this input, starting with the first of the year: its own year to date is
 * ignored. Each is calculated as it was paid: by the rules on its own pay date, after what was paid and withheld before
 * it. The pay dates are the periods before `input.payDate`.
 *
 * Throws as `calculatePay` does, and InvalidPayInputError when `payments` is not a whole number from 0 to 366.
 */
export function repeatPay(input: PayInput, payments: number, rules: RuleBook): EarlierPay {
  checkPayInput(input);
  checkPeriods('payments', payments, 0);
  const kept = remembered.get(rules) ?? new Map<string, EarlierPay>();
  const key = JSON.stringify({ ...input, yearToDate: { payments } });
  const found = kept.get(key);
  if (found) return found;
  const paid = payOneByOne(input, payments, rules);
  if (kept.size === MAX_REMEMBERED) kept.clear();
  remembered.set(rules, kept.set(key, paid));
  return paid;
}

function payOneByOne(input: PayInput, payments: number, rules: RuleBook): EarlierPay {
  const { lines } = calculatePay({ ...input, yearToDate: NOTHING_PAID }, rules);
  const one = wagesOf(input, rules);
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
    const yearToDate = { ...timesWages(one, index), payments: index, socialSecurity, stateItems };
    addTaxes(calculatePay({ ...input, payDate, yearToDate }, thenRules).lines);
  }
  return {
    grossPay: times(input.grossPay, payments),
    taxes,
    total: sum(Object.values(taxes)),
    yearToDate: {
      ...timesWages(one, payments),
      ...(Object.keys(stateItems).length === 0 ? {} : { stateItems }),
    },
  };
}

/** The year to date before the first payment of a year. */
export const NOTHING_PAID = { socialSecurityWages: ZERO, medicareWages: ZERO, supplementalWages: ZERO } as const;

/** A place has no line in a year in which it took nothing; every other tax on the pay date does. */
function isLocal({ tax, title }: TaxLine): boolean {
  return tax.startsWith('named:') && title === undefined;
}

/** What one of these payments adds to the year's wages. No more of it is supplemental than is taxed. */
function wagesOf(input: PayInput, rules: RuleBook): PayInput['yearToDate'] {
  const { grossPay, preTaxDeductions = [], tips = ZERO, state } = input;
  const { wages } = subtractPreTax(grossPay, preTaxDeductions, rules.preTax.federalIncomeTax.lowers);
  return {
    ...yearToDateWages({ grossPay, preTaxDeductions, tips }, state, rules),
    supplementalWages: withWages(input, wages).supplemental?.amount ?? ZERO,
  };
}

function timesWages(one: PayInput['yearToDate'], payments: number): PayInput['yearToDate'] {
  const { socialSecurityWages, medicareWages, supplementalWages, stateWages, stateItemWages } = one;
  return {
    socialSecurityWages: times(socialSecurityWages, payments),
    medicareWages: times(medicareWages, payments),
    supplementalWages: times(supplementalWages, payments),
    ...(stateWages && { stateWages: times(stateWages, payments) }),
    ...(stateItemWages && { stateItemWages: timesItems(stateItemWages, payments) }),
  };
}

function timesItems(one: StateItemTotals, payments: number): StateItemTotals {
  return Object.fromEntries(Object.entries(one).map(([tax, wages]) => [tax, times(wages as Cents, payments)]));
}
