import type { CalendarDate } from '@paperwage/values';
import { addDays, dayOf, dayOfWeek } from '@paperwage/values';

const SUNDAY = 0;
const MONDAY = 1;
const SATURDAY = 6;

/** By month and day. */
const FIXED: Readonly<Partial<Record<string, string>>> = {
  '01-01': 'New Year’s Day',
  '06-19': 'Juneteenth',
  '07-04': 'Independence Day',
  '11-11': 'Veterans Day',
  '12-25': 'Christmas Day',
};

/** By month, weekday and which one of the month. */
const MOVING: Readonly<Partial<Record<string, string>>> = {
  '01-1-3': 'Martin Luther King Jr. Day',
  '02-1-3': 'Presidents’ Day',
  '09-1-1': 'Labor Day',
  '10-1-2': 'Columbus Day',
  '11-4-4': 'Thanksgiving Day',
};

/**
 * Why the Federal Reserve moves no money on a day: `a Sunday`, or the holiday by name, which a Saturday may be too; undefined where it does. A holiday on
 * a Sunday is kept on Monday, one on a Saturday on no other day (Federal Reserve Banks, Holiday Schedules).
 */
export function bankClosure(date: CalendarDate): string | undefined {
  const weekday = dayOfWeek(date);
  if (weekday === SUNDAY) return 'a Sunday';
  const isLastMondayOfMay = weekday === MONDAY && date.slice(5) > '05-24' && date.slice(5) < '06';
  if (isLastMondayOfMay) return 'Memorial Day';
  const month = date.slice(5, 7);
  return (
    FIXED[date.slice(5)] ??
    MOVING[`${month}-${weekday}-${Math.ceil(dayOf(date) / 7)}`] ??
    (weekday === MONDAY ? FIXED[addDays(date, -1).slice(5)] : undefined) ??
    (weekday === SATURDAY ? 'a Saturday' : undefined)
  );
}

/** The latest day up to and including `date` on which banks move money. */
export function lastBusinessDay(date: CalendarDate): CalendarDate {
  return bankClosure(date) === undefined ? date : lastBusinessDay(addDays(date, -1));
}
