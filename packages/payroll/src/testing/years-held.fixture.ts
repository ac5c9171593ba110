import type { CalendarDate } from '@paperwage/values';
import { calendarDate } from '@paperwage/values';

/** The years that every test expects to be held: a year is added here first, and what then fails is what is missing. */
export const COVERED_YEARS: readonly number[] = [2022, 2023, 2024, 2025, 2026];

/** A year that is not held yet, and has to be refused. */
export const YEAR_AFTER: number = COVERED_YEARS.at(-1)! + 1;

export const FIRST_COVERED_DAY: CalendarDate = calendarDate(`${COVERED_YEARS[0]}-01-01`);
export const LAST_COVERED_DAY: CalendarDate = calendarDate(`${COVERED_YEARS.at(-1)}-12-31`);
