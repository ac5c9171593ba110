import type { CalendarDate, Cents } from '@paperwage/values';
import { add, addDays, calendarDate, isWeekend, ZERO } from '@paperwage/values';
import { calculatePay } from '../calculate-pay.ts';
import type { FormW4, PayFrequency, PayInput, PayTaxes, TaxLine } from '../pay.ts';
import { PERIODS_PER_YEAR } from '../pay.ts';
import type { RuleBook } from '../rule-book/rule-book.ts';
import { repeatPay } from './repeat-pay.ts';

/**
 * The pay date of an ordinary paycheck of a year: late, because most states change their rules in January or in the middle
 * of the year, and before the last paycheck of a quarter, from which some fees are taken.
 */
export function ordinaryPayDate(year: number): CalendarDate {
  return calendarDate(`${year}-11-16`);
}

/**
 * Form W-4 of 2020 or later with a filing status, step 3 and the box in step 2(c) alone; `step3Credits` is dollars a year, in
 * cents.
 */
export function plainW4(
  filingStatus: FormW4['filingStatus'],
  step3Credits: Cents = ZERO,
  step2Checkbox = false,
): FormW4 {
  return {
    version: '2020',
    filingStatus,
    step2Checkbox,
    step3Credits,
    otherIncome: ZERO,
    deductions: ZERO,
    extraWithholding: ZERO,
  };
}

/**
 * The taxes of as many equal paychecks as the year has, the last of them on its last day: each by the rules of its own pay
 * date and after what was paid and withheld before it, so that wage bases and yearly limits end them when they do. Throws
 * as `calculatePay` does.
 */
export function yearOfPaychecks(
  input: PayInput,
  rules: RuleBook,
): { readonly taxes: Readonly<Partial<Record<TaxLine['tax'], Cents>>>; readonly last: PayTaxes } {
  const earlier = PERIODS_PER_YEAR[input.payFrequency] - 1;
  const payDate = lastPayDate(Number(input.payDate.slice(0, 4)), input.payFrequency);
  const before = repeatPay({ ...input, payDate }, earlier, rules);
  const socialSecurity = before.taxes.socialSecurity ?? ZERO;
  const yearToDate = { ...before.yearToDate, payments: earlier, socialSecurity };
  const last = calculatePay({ ...input, payDate, yearToDate }, rules);
  const taxes: Partial<Record<TaxLine['tax'], Cents>> = { ...before.taxes };
  for (const { tax, amount } of last.lines) taxes[tax] = add(taxes[tax] ?? ZERO, amount);
  return { taxes, last };
}

/** Nobody is paid daily on a weekend. */
function lastPayDate(year: number, frequency: PayFrequency): CalendarDate {
  let day = calendarDate(`${year}-12-31`);
  while (frequency === 'DAILY' && isWeekend(day)) day = addDays(day, -1);
  return day;
}
