/** A day in the Gregorian calendar, written `YYYY-MM-DD`. Such strings compare in date order. */
export type CalendarDate = string & { readonly format: 'YYYY-MM-DD' };

/** Milliseconds of a day. */
export const DAY_MS = 86_400_000;

/** Years a person can plausibly mean, far enough from three- and five-digit years that adding periods never reaches those. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : MONTH_DAYS[month - 1]!;
}

/** A date from its parts (month 1 to 12). Undefined when there is no such day, or the year is outside 1900 to 2199. */
export function dateOf(year: number, month: number, day: number): CalendarDate | undefined {
  return isDay(year, month, day) ? written(year, month, day) : undefined;
}

function isDay(year: number, month: number, day: number): boolean {
  const whole = Number.isInteger(year) && Number.isInteger(month) && Number.isInteger(day);
  if (!whole || year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12) return false;
  return day >= 1 && day <= daysInMonth(year, month);
}

/** The text as a date when it is exactly `YYYY-MM-DD` and names a real day. */
export function parseCalendarDate(text: string): CalendarDate | undefined {
  const isWritten = text.length === 10 && /^\d{4}-\d{2}-\d{2}$/.test(text);
  if (!isWritten) return undefined;
  const date = text as CalendarDate;
  return isDay(yearOf(date), monthOf(date), dayOf(date)) ? date : undefined;
}

/** A date known to be valid, such as one in a rule file. Throws RangeError otherwise. */
export function calendarDate(text: string): CalendarDate {
  const parsed = parseCalendarDate(text);
  if (!parsed) throw new RangeError(`${text} is not a date of the form YYYY-MM-DD`);
  return parsed;
}

/** Reads a date as people in the United States type it: `11/20/2026`, `11-20-26`, `11202026`, or `2026-11-20`. */
export function parseTypedDate(text: string): CalendarDate | undefined {
  const parts = typedParts(text);
  return parts && dateOf(parts.year, parts.month, parts.day);
}

/**
 * Why text that looks like a date isn't a real day, as a sentence: `There is no such day: February 2026 has 28 days.`
 * Undefined for a real date, and for text that doesn't look like a date.
 */
export function impossibleDay(text: string): string | undefined {
  const parts = typedParts(text);
  if (!parts || dateOf(parts.year, parts.month, parts.day)) return undefined;
  const { year, month, day } = parts;
  if (month < 1 || month > 12) return `There’s no month ${month}. Put the month first, such as 11/20/2026.`;
  if (year < FIRST_YEAR || year > LAST_YEAR) return `Check the year ${year}. Enter all 4 digits, such as 11/20/2026.`;
  if (day < 1) return 'There’s no day 0. Enter a day from 1 to 31.';
  return `${MONTH_NAMES[month - 1]} ${year} has only ${daysInMonth(year, month)} days. Check the day.`;
}

/** The parts of text that looks like a date, whether or not the day exists. */
function typedParts(text: string): { year: number; month: number; day: number } | undefined {
  const bare = text.trim();
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(bare);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const match =
    /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/.exec(bare) ?? /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(bare);
  if (!match) return undefined;
  const year = Number(match[3]);
  return { year: match[3]!.length === 2 ? 2000 + year : year, month: Number(match[1]), day: Number(match[2]) };
}

/** `11/20/2026`, as documents and fields show it. */
export function formatUsDate(date: CalendarDate): string {
  return `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`;
}

const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** `November 20, 2026`, for sentences. */
export function formatLongDate(date: CalendarDate): string {
  return `${MONTH_NAMES[monthOf(date) - 1]!} ${dayOf(date)}, ${yearOf(date)}`;
}

/** `Nov 20`, for tabs and lists. */
export function formatShortDate(date: CalendarDate): string {
  return `${MONTH_NAMES[monthOf(date) - 1]!.slice(0, 3)} ${dayOf(date)}`;
}

export function yearOf(date: CalendarDate): number {
  return Number(date.slice(0, 4));
}

/** 1 for January to 12 for December. */
export function monthOf(date: CalendarDate): number {
  return Number(date.slice(5, 7));
}

export function dayOf(date: CalendarDate): number {
  return Number(date.slice(8, 10));
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromDayNumber(dayNumber(date) + days);
}

/** The same day a number of months later; the last day of the month if that day doesn't exist (Jan 31 + 1 is Feb 28). */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const count = yearOf(date) * 12 + monthOf(date) - 1 + months;
  const year = Math.floor(count / 12);
  const month = count - year * 12 + 1;
  return written(year, month, Math.min(dayOf(date), daysInMonth(year, month)));
}

/** Days from one date to another; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** 1 on January 1. */
export function dayOfYear(date: CalendarDate): number {
  return daysBetween(written(yearOf(date), 1, 1), date) + 1;
}

/** 0 for Sunday to 6 for Saturday. */
export function dayOfWeek(date: CalendarDate): number {
  return (((dayNumber(date) + 4) % 7) + 7) % 7;
}

export function isWeekend(date: CalendarDate): boolean {
  const day = dayOfWeek(date);
  return day === 0 || day === 6;
}

/** The UTC day of a millisecond timestamp. */
export function fromTimestamp(timestampMs: number): CalendarDate | undefined {
  if (!Number.isFinite(timestampMs)) return undefined;
  const date = new Date(timestampMs);
  return Number.isNaN(date.getTime()) ? undefined : parseCalendarDate(date.toISOString().slice(0, 10));
}

/** The day of a millisecond timestamp in a time zone such as `America/New_York`. Throws RangeError for an unknown time zone. */
export function dayIn(timeZone: string, timestampMs: number): CalendarDate {
  let format = dayFormats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });
    dayFormats.set(timeZone, format);
  }
  return calendarDate(format.format(timestampMs));
}

/** Cached by time zone: creating one takes a thousand times as long as using it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** The start of the day in UTC as a millisecond timestamp. */
export function toTimestamp(date: CalendarDate): number {
  return dayNumber(date) * DAY_MS;
}

/** Days since 1970-01-01. */
function dayNumber(date: CalendarDate): number {
  return Date.UTC(yearOf(date), monthOf(date) - 1, dayOf(date)) / DAY_MS;
}

function fromDayNumber(days: number): CalendarDate {
  return new Date(days * DAY_MS).toISOString().slice(0, 10) as CalendarDate;
}

function written(year: number, month: number, day: number): CalendarDate {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}` as CalendarDate;
}
