import type { CalendarDate } from '@paperwage/values';
import { addDays, calendarDate, dayOf, daysBetween, isWeekend, monthOf, yearOf } from '@paperwage/values';
import type { PayFrequency } from '../pay.ts';
import { PERIODS_PER_YEAR } from '../pay.ts';

const DAYS_OF_PERIOD = { WEEKLY: 7, BI_WEEKLY: 14 } as const;
const LAST_DAY_OF_FIRST_HALF = 15;
const DAYS_IN_A_WEEK = DAYS_OF_PERIOD.WEEKLY;
const WORKDAYS_IN_A_WEEK = 5;

/** How many pay dates of this frequency come before this one in its calendar year; nobody is paid daily on a weekend. */
export function paymentsBefore(payDate: CalendarDate, payFrequency: PayFrequency): number {
  const monthsBefore = monthOf(payDate) - 1;
  switch (payFrequency) {
    case 'DAILY':
      return workdaysBefore(payDate);
    case 'WEEKLY':
    case 'BI_WEEKLY':
      return Math.floor(daysBefore(payDate) / DAYS_OF_PERIOD[payFrequency]);
    case 'SEMI_MONTHLY':
      return monthsBefore * 2 + (dayOf(payDate) > LAST_DAY_OF_FIRST_HALF ? 1 : 0);
    default:
      return Math.floor(monthsBefore / monthsOf(payFrequency));
  }
}

/**
 * How many months this payment is the first one of: one if it is the first of its month, none for later ones, several
 * if a period is longer than a month. After that many `payments` in the year, one on January 1 isn't the first. The
 * first payment of the year is also the first of its month, as for an employee who starts midway.
 */
export function monthsBegun(payDate: CalendarDate, payFrequency: PayFrequency, payments?: number): number {
  if (payments !== undefined && payments > 0 && daysBefore(payDate) === 0) return 0;
  return Math.max(payments === 0 ? 1 : 0, monthsOfRhythm(payDate, payFrequency));
}

function monthsOfRhythm(payDate: CalendarDate, payFrequency: PayFrequency): number {
  switch (payFrequency) {
    case 'DAILY':
      return monthOf(workdayBefore(payDate)) === monthOf(payDate) ? 0 : 1;
    case 'WEEKLY':
    case 'BI_WEEKLY':
      return dayOf(payDate) <= DAYS_OF_PERIOD[payFrequency] ? 1 : 0;
    case 'SEMI_MONTHLY':
      return dayOf(payDate) <= LAST_DAY_OF_FIRST_HALF ? 1 : 0;
    default:
      return monthsOf(payFrequency);
  }
}

function monthsOf(payFrequency: 'MONTHLY' | 'QUARTERLY' | 'SEMI_ANNUAL' | 'ANNUAL'): number {
  return PERIODS_PER_YEAR.MONTHLY / PERIODS_PER_YEAR[payFrequency];
}

function daysBefore(date: CalendarDate): number {
  return daysBetween(calendarDate(`${yearOf(date)}-01-01`), date);
}

function workdaysBefore(date: CalendarDate): number {
  const days = daysBefore(date);
  const weeks = Math.floor(days / DAYS_IN_A_WEEK);
  let workdays = weeks * WORKDAYS_IN_A_WEEK;
  for (let day = 1; day <= days % DAYS_IN_A_WEEK; day += 1) {
    if (!isWeekend(addDays(date, -day))) workdays += 1;
  }
  return workdays;
}

function workdayBefore(date: CalendarDate): CalendarDate {
  const before = addDays(date, -1);
  return isWeekend(before) ? workdayBefore(before) : before;
}
