import type { CalendarDate } from '@paperwage/values';
import {
  addDays,
  addMonths,
  calendarDate,
  dateOf,
  dayOf,
  daysInMonth,
  isWeekend,
  monthOf,
  yearOf,
} from '@paperwage/values';
import type { PayFrequency } from '../pay.ts';
import { PERIODS_PER_YEAR } from '../pay.ts';

const DAYS_BETWEEN = { WEEKLY: 7, BI_WEEKLY: 14 } as const;
const MONTHS_BETWEEN = { MONTHLY: 1, QUARTERLY: 3, SEMI_ANNUAL: 6, ANNUAL: 12 } as const;
const LAST_DAY_OF_FIRST_HALF = 15;
const MONTHS_IN_A_QUARTER = PERIODS_PER_YEAR.MONTHLY / PERIODS_PER_YEAR.QUARTERLY;

/**
 * The pay date one period later. Semi-monthly dates are half a month apart (the 5th and the 20th, the 15th and the last
 * day); nobody is paid daily on a weekend.
 */
export function nextPayDate(payDate: CalendarDate, payFrequency: PayFrequency): CalendarDate {
  return step(payDate, payFrequency, 1);
}

/** Pay dates before this one in the same calendar year, latest first; once the year is used up, January 1. */
export function payDatesBefore(payDate: CalendarDate, payFrequency: PayFrequency, payments: number): CalendarDate[] {
  const firstDay = calendarDate(`${yearOf(payDate)}-01-01`);
  const dates: CalendarDate[] = [];
  let date = payDate;
  for (let index = 0; index < payments; index += 1) {
    const before = step(date, payFrequency, -1);
    date = before < firstDay ? firstDay : before;
    dates.push(date);
  }
  return dates;
}

/** Whether the next payment is in another quarter. */
export function isLastOfQuarter(payDate: CalendarDate, payFrequency: PayFrequency): boolean {
  return quarterOf(nextPayDate(payDate, payFrequency)) !== quarterOf(payDate);
}

const QUARTER_ENDS = ['03-31', '06-30', '09-30', '12-31'] as const;

/** The last days of the quarters in the year, or half-year, that contains a date; `periods` is the pay periods per year. */
export function quarterEndsOf(date: CalendarDate, periods: number): CalendarDate[] {
  const each = QUARTER_ENDS.length / periods;
  const first = Math.floor((quarterOf(date) - 1) / each) * each;
  return QUARTER_ENDS.slice(first, first + each).map((end) => calendarDate(`${yearOf(date)}-${end}`));
}

function quarterOf(date: CalendarDate): number {
  return Math.ceil(monthOf(date) / MONTHS_IN_A_QUARTER);
}

function step(date: CalendarDate, payFrequency: PayFrequency, direction: 1 | -1): CalendarDate {
  switch (payFrequency) {
    case 'DAILY':
      return workday(addDays(date, direction), direction);
    case 'WEEKLY':
    case 'BI_WEEKLY':
      return addDays(date, direction * DAYS_BETWEEN[payFrequency]);
    case 'SEMI_MONTHLY':
      return halfMonth(date, direction);
    default:
      return addMonths(date, direction * MONTHS_BETWEEN[payFrequency]);
  }
}

function workday(date: CalendarDate, direction: 1 | -1): CalendarDate {
  return isWeekend(date) ? workday(addDays(date, direction), direction) : date;
}

function halfMonth(date: CalendarDate, direction: 1 | -1): CalendarDate {
  const isFirstHalf = dayOf(date) <= LAST_DAY_OF_FIRST_HALF;
  const crosses = isFirstHalf ? direction < 0 : direction > 0;
  const month = crosses ? addMonths(firstOfMonth(date), direction) : date;
  // The 31st less half a month is the 16th, which would be a second payment of the same half.
  const day = isFirstHalf
    ? dayOf(date) + LAST_DAY_OF_FIRST_HALF
    : Math.min(dayOf(date) - LAST_DAY_OF_FIRST_HALF, LAST_DAY_OF_FIRST_HALF);
  return onDay(month, day);
}

function firstOfMonth(date: CalendarDate): CalendarDate {
  return onDay(date, 1);
}

function onDay(month: CalendarDate, day: number): CalendarDate {
  const year = yearOf(month);
  const last = daysInMonth(year, monthOf(month));
  return dateOf(year, monthOf(month), Math.min(Math.max(day, 1), last))!;
}
