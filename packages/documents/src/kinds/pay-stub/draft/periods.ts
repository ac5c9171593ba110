import type { PayFrequency } from '@paperwage/payroll';
import { PERIODS_PER_YEAR } from '@paperwage/payroll';
import type { CalendarDate } from '@paperwage/values';
import {
  addDays,
  addMonths,
  dateOf,
  dayOf,
  dayOfWeek,
  dayOfYear,
  daysBetween,
  daysInMonth,
  isWeekend,
  monthOf,
  yearOf,
} from '@paperwage/values';
import { lastBusinessDay } from './bank-holidays.ts';

/** The dates of one stub; a date is absent while it is not known. */
export interface StubDates {
  readonly from: CalendarDate | undefined;
  readonly to: CalendarDate | undefined;
  readonly payDate: CalendarDate | undefined;
}

/**
 * How far a period reaches from its first day to its last, and how far the one before it lies back. A span of
 * months ends the day before the same day of the month: 11/01 to 11/30 (docs/decisions/0010-pay-period-dates.md).
 */
const PERIODS = {
  DAILY: { unit: 'weekdays', span: 0, back: 1 },
  WEEKLY: { unit: 'days', span: 6, back: 7 },
  BI_WEEKLY: { unit: 'days', span: 13, back: 14 },
  SEMI_MONTHLY: { unit: 'days', span: 14, back: 15 },
  MONTHLY: { unit: 'months', span: 1, back: 1 },
  QUARTERLY: { unit: 'months', span: 3, back: 3 },
  SEMI_ANNUAL: { unit: 'months', span: 6, back: 6 },
  ANNUAL: { unit: 'days', span: 364, back: 364 },
} as const satisfies Record<PayFrequency, { unit: 'weekdays' | 'days' | 'months'; span: number; back: number }>;

/** Days in a period by which the weekly kinds count the periods of a year so far. */
const COUNTED_DAYS = { WEEKLY: 7, BI_WEEKLY: 14, SEMI_MONTHLY: 15 } as const;

/** The last day of the period that begins on `from`. */
export function periodEnd(from: CalendarDate, frequency: PayFrequency): CalendarDate {
  if (frequency === 'SEMI_MONTHLY' && isHalfStart(from)) return halfEnd(from);
  const { unit, span } = PERIODS[frequency];
  return unit === 'months' ? addDays(addMonths(from, span), -1) : addDays(from, span);
}

/** The first day of the period that ends on `to`. */
export function periodStart(to: CalendarDate, frequency: PayFrequency): CalendarDate {
  if (frequency === 'SEMI_MONTHLY') {
    if (dayOf(to) === 15) return addDays(to, -14);
    if (isMonthEnd(to)) return addDays(to, 16 - dayOf(to));
  }
  const { unit, span } = PERIODS[frequency];
  return unit === 'months' ? addMonths(addDays(to, 1), -span) : addDays(to, -span);
}

/** The date a number of whole periods earlier; a negative number goes forward. Daily dates skip weekends. */
export function periodsEarlier(date: CalendarDate, frequency: PayFrequency, periods: number): CalendarDate {
  const { unit, back } = PERIODS[frequency];
  if (unit === 'weekdays') return weekdaysEarlier(date, periods);
  return unit === 'months' ? addMonths(date, -back * periods) : addDays(date, -back * periods);
}

/**
 * The dates of the stub a number of periods earlier. Always counted from one stub, never from its neighbour, so that a
 * 31st does not wear down to a 28th. Two habits of payroll are kept: a regular period stays regular (semi-monthly
 * halves, months from the 1st to the last), and a pay date on the last day of its period, or the last that banks are open,
 * stays there.
 */
export function datesEarlier(dates: StubDates, frequency: PayFrequency, periods: number): StubDates {
  const { from, to, payDate } = dates;
  const earlierFrom = from && startEarlier(from, frequency, periods);
  const regular = from !== undefined && to === periodEnd(from, frequency);
  const earlierTo =
    regular && earlierFrom ? periodEnd(earlierFrom, frequency) : to && periodsEarlier(to, frequency, periods);
  return { from: earlierFrom, to: earlierTo, payDate: payDate && payDateEarlier() };

  function payDateEarlier(): CalendarDate {
    // Longer periods than a day are paid on the last day that banks are open.
    const isLastBusinessDay = frequency !== 'DAILY' && to !== undefined && payDate === lastBusinessDay(to);
    if (isLastBusinessDay && earlierTo) return lastBusinessDay(earlierTo);
    const followsHalves = frequency === 'SEMI_MONTHLY' && from !== undefined && isHalfStart(from);
    if (to && earlierTo && (payDate === to || followsHalves)) return addDays(earlierTo, daysBetween(to, payDate!));
    return periodsEarlier(payDate!, frequency, periods);
  }
}

/** The latest period of a frequency that has ended by `today`, paid on its last day that banks are open. */
export function latestDates(today: CalendarDate, frequency: PayFrequency): StubDates {
  const to = latestEnd(today, frequency);
  return { from: periodStart(to, frequency), to, payDate: lastBusinessDay(to) };
}

/**
 * How many pay periods of the calendar year have come by the pay date, that one included: ceil(day of year ÷ 7, 14 or
 * 15) for weekly, bi-weekly and semi-monthly pay, the number of the month, quarter or half for the longer ones, and
 * the weekdays so far for daily pay. Never more than the periods of a year.
 */
export function periodCountElapsed(payDate: CalendarDate, frequency: PayFrequency): number {
  return Math.min(countElapsed(payDate, frequency), PERIODS_PER_YEAR[frequency]);
}

/**
 * How many equal payments of the calendar year came before the earliest of some stubs in one year, which follow one
 * another. A year may hold 53 weekly or 27 bi-weekly pay dates or 262 weekdays, and what was paid counts. Semi-monthly
 * periods that follow the calendar halves have been paid once for each half before; by days of 15 they would overrun the
 * 24 payments of a year, so that the stubs themselves never come to more (docs/decisions/0012-year-to-date.md).
 */
export function periodsPaidBefore(
  earliest: Pick<StubDates, 'from'> & { readonly payDate: CalendarDate },
  frequency: PayFrequency,
  stubs: number,
): number {
  const { from, payDate } = earliest;
  if (frequency !== 'SEMI_MONTHLY') return countElapsed(payDate, frequency) - 1;
  const elapsed = from && isHalfStart(from) ? halvesElapsed(payDate) : countElapsed(payDate, frequency);
  return Math.max(0, Math.min(elapsed - 1, PERIODS_PER_YEAR[frequency] - stubs));
}

/** The halves of the calendar year up to and including the one of the date. */
function halvesElapsed(date: CalendarDate): number {
  return 2 * monthOf(date) - (dayOf(date) <= 15 ? 1 : 0);
}

function countElapsed(payDate: CalendarDate, frequency: PayFrequency): number {
  switch (frequency) {
    case 'DAILY':
      return Math.max(1, weekdaysOfYear(payDate));
    case 'WEEKLY':
    case 'BI_WEEKLY':
    case 'SEMI_MONTHLY':
      return Math.ceil(dayOfYear(payDate) / COUNTED_DAYS[frequency]);
    case 'MONTHLY':
      return monthOf(payDate);
    case 'QUARTERLY':
      return Math.ceil(monthOf(payDate) / 3);
    case 'SEMI_ANNUAL':
      return Math.ceil(monthOf(payDate) / 6);
    case 'ANNUAL':
      return 1;
  }
}

/** Weekdays from January 1 up to and including the date. */
function weekdaysOfYear(date: CalendarDate): number {
  const days = dayOfYear(date);
  const wholeWeeks = Math.floor(days / 7);
  const firstOfRest = addDays(date, 1 - (days - wholeWeeks * 7));
  let count = wholeWeeks * 5;
  for (let day = dayOfWeek(firstOfRest), left = days - wholeWeeks * 7; left > 0; left -= 1, day = (day + 1) % 7) {
    if (day !== 0 && day !== 6) count += 1;
  }
  return count;
}

/** Five weekdays are a week, so only the rest is walked; a weekend counts as the weekday it is left for. */
function weekdaysEarlier(date: CalendarDate, periods: number): CalendarDate {
  const step = periods < 0 ? 1 : -1;
  let left = Math.abs(periods);
  let day = date;
  const walk = () => {
    do day = addDays(day, step);
    while (isWeekend(day));
    left -= 1;
  };
  if (isWeekend(day) && left > 0) walk();
  day = addDays(day, step * 7 * Math.floor(left / 5));
  left %= 5;
  while (left > 0) walk();
  return day;
}

function startEarlier(from: CalendarDate, frequency: PayFrequency, periods: number): CalendarDate {
  if (frequency !== 'SEMI_MONTHLY' || !isHalfStart(from)) return periodsEarlier(from, frequency, periods);
  const half = yearOf(from) * 24 + (monthOf(from) - 1) * 2 + (dayOf(from) === 1 ? 0 : 1) - periods;
  const month = Math.floor(half / 2);
  return dateOf(Math.floor(month / 12), (month % 12) + 1, half % 2 === 0 ? 1 : 16)!;
}

/** Weekly kinds end on the latest Friday; calendar kinds on the end of the latest half, month, quarter or half year. */
function latestEnd(today: CalendarDate, frequency: PayFrequency): CalendarDate {
  switch (frequency) {
    case 'DAILY':
      return lastBusinessDay(today);
    case 'WEEKLY':
    case 'BI_WEEKLY':
      return addDays(today, -((dayOfWeek(today) + 2) % 7));
    case 'SEMI_MONTHLY':
      return isMonthEnd(today) || dayOf(today) < 15 ? latestMonthEnd(today, 1) : addDays(today, 15 - dayOf(today));
    case 'MONTHLY':
      return latestMonthEnd(today, 1);
    case 'QUARTERLY':
      return latestMonthEnd(today, 3);
    case 'SEMI_ANNUAL':
      return latestMonthEnd(today, 6);
    case 'ANNUAL':
      return latestMonthEnd(today, 12);
  }
}

/** The latest last day, not after `today`, of a run of months counted from January. */
function latestMonthEnd(today: CalendarDate, months: number): CalendarDate {
  if (isMonthEnd(today) && monthOf(today) % months === 0) return today;
  const sinceStart = (monthOf(today) - 1) % months;
  const start = addMonths(addDays(today, 1 - dayOf(today)), -sinceStart);
  return addDays(start, -1);
}

function isHalfStart(date: CalendarDate): boolean {
  return dayOf(date) === 1 || dayOf(date) === 16;
}

function halfEnd(from: CalendarDate): CalendarDate {
  return dayOf(from) === 1 ? addDays(from, 14) : addDays(from, daysInMonth(yearOf(from), monthOf(from)) - 16);
}

function isMonthEnd(date: CalendarDate): boolean {
  return dayOf(date) === daysInMonth(yearOf(date), monthOf(date));
}
