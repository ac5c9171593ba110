import type { CalendarDate } from '@paperwage/values';
import { calendarDate, yearOf } from '@paperwage/values';
import type { PayInput } from '../pay.ts';
import type { Dated, RuleBook } from './rule-book.ts';
import { coveredFederalRules, inForceOn } from './rule-book.ts';
import { incomeTaxState } from './income-tax-state.ts';

/** The parts of a payment that decide which rules it needs. */
type Payment = Pick<PayInput, 'state' | 'residenceState' | 'payDate'>;

/**
 * The year before a pay date, if a person may choose to use its rules (see `assumeYear`) because some of the pay date's
 * own year are missing: federal taxes, the state's income tax, or its programs. Undefined when nothing is missing, or
 * when we don't cover that year either.
 */
export function assumableYear(payment: Payment, rules: RuleBook): number | undefined {
  const year = yearOf(payment.payDate) - 1;
  const endOfYear = calendarDate(`${year}-12-31`);
  if (!inForceOn(endOfYear, coveredFederalRules(rules))) return undefined;
  const isOnlyBefore = (held: readonly Dated[]) =>
    inForceOn(payment.payDate, held) === undefined && inForceOn(endOfYear, held) !== undefined;
  return Object.values(rulesOf(payment, endOfYear, rules)).some(isOnlyBefore) ? year : undefined;
}

/** The year before a pay date, if its rules are used for that date because somebody chose to (see `assumeYear`). */
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

/** The rules a payment needs for its taxes. The agreements in effect that day decide which state taxes the income. */
function rulesOf(payment: Payment, on: CalendarDate, rules: RuleBook) {
  const taxedBy = incomeTaxState({ ...payment, payDate: on }, rules).state;
  return {
    federal: rules.federal,
    states: rules.states.filter(({ state }) => state === taxedBy),
    items: rules.items.filter(({ state }) => state === payment.state),
  };
}
