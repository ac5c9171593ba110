import type { CalendarDate } from '@paperwage/values';
import { calendarDate, yearOf } from '@paperwage/values';
import type { PayInput } from '../pay.ts';
import type { Dated, RuleBook } from './rule-book.ts';
import { coveredFederalRules, inForceOn } from './rule-book.ts';
import { incomeTaxState } from '../taxes/income-tax-state.ts';

/** What of a payment decides whose rules it needs. */
type Payment = Pick<PayInput, 'state' | 'residenceState' | 'payDate'>;

/**
 * The year before a pay date, where a person may choose to calculate with its rules (see `assumeYear`) because those of
 * the pay date's own year are not all held: of the federal taxes, of the state's income tax, or of its programs.
 * Undefined when nothing is missing, or when that year is not held either.
 */
export function assumableYear(payment: Payment, rules: RuleBook): number | undefined {
  const year = yearOf(payment.payDate) - 1;
  const endOfYear = calendarDate(`${year}-12-31`);
  if (!inForceOn(endOfYear, coveredFederalRules(rules))) return undefined;
  const isOnlyBefore = (held: readonly Dated[]) =>
    inForceOn(payment.payDate, held) === undefined && inForceOn(endOfYear, held) !== undefined;
  return Object.values(rulesOf(payment, endOfYear, rules)).some(isOnlyBefore) ? year : undefined;
}

/** The year before a pay date, where its rules are used for that date because somebody chose to (see `assumeYear`). */
export function assumedYearOn(payment: Payment, rules: RuleBook): number | undefined {
  const { payDate } = payment;
  const { federal, states, items } = rulesOf(payment, payDate, rules);
  const groups = [
    inForceOn(payDate, federal)?.standardSchedules,
    inForceOn(payDate, states)?.incomeTax,
    ...(inForceOn(payDate, items)?.items ?? []),
  ];
  return groups.find((group) => group?.source.assumedYear !== undefined)?.source.assumedYear;
}

/** The rules whose absence leaves a payment without taxes. Which state taxes the income is decided by the agreements of a day. */
function rulesOf(payment: Payment, on: CalendarDate, rules: RuleBook) {
  const taxedBy = incomeTaxState({ ...payment, payDate: on }, rules).state;
  return {
    federal: rules.federal,
    states: rules.states.filter(({ state }) => state === taxedBy),
    items: rules.items.filter(({ state }) => state === payment.state),
  };
}
