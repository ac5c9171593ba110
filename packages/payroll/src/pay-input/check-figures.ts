import type { Cents } from '@paperwage/values';
import { LARGEST_AMOUNT, parseCalendarDate, QUANTITY_SCALE } from '@paperwage/values';
import { invalidInput } from '../problems.ts';

/** As many payments as a year has days. */
export const MAX_PERIODS = 366;

/** More than anyone claims on a certificate. */
export const MAX_ALLOWANCES = 99;

/** Rejects anything but a calendar date. */
export function checkDate(path: string, date: unknown): void {
  if (typeof date !== 'string' || !parseCalendarDate(date)) throw invalidInput('invalidDate', path);
}

/** Rejects an amount that is negative, not in whole cents, or above `largest`: by default, the most a document holds. */
export function checkAmount(path: string, amount: Cents, largest = LARGEST_AMOUNT): void {
  if (!Number.isSafeInteger(amount) || amount < 0 || amount > largest) {
    throw invalidInput('invalidAmount', path, String(largest));
  }
}

/** Rejects anything but a whole number from `least` to `most`. */
export function checkCount(path: string, count: number, least: number, most: number): void {
  if (!Number.isSafeInteger(count) || count < least || count > most) {
    throw invalidInput('invalidCount', path, String(least), String(most));
  }
}

/** Rejects a number of payments that no year has. */
export function checkPeriods(path: string, periods: number, least: number): void {
  checkCount(path, periods, least, MAX_PERIODS);
}

/** Rejects anything but a known value. */
export function checkChoice(path: string, value: unknown, choices: readonly unknown[]): void {
  if (!choices.includes(value)) throw invalidInput('unknownChoice', path, choices.join(', '));
}

/** Rejects hours, or dollars per hour, that are negative, more precise than we store, or above `most`. */
export function checkTenThousandths(
  code: 'invalidHours' | 'invalidHourlyRate',
  path: string,
  value: number | undefined,
  most: number,
): void {
  if (value === undefined || (Number.isSafeInteger(value) && value >= 0 && value <= most * QUANTITY_SCALE)) return;
  throw invalidInput(code, path, String(most));
}
