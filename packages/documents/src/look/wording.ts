import type { CalendarDate, Cents } from '@paperwage/values';
import { formatMoney, formatUsDate } from '@paperwage/values';
import { nonBreakingAddress } from './non-breaking-address.ts';

/** Shown in place of a figure we can't give yet: any number would be wrong. */
export const UNKNOWN_AMOUNT = '\u2013';

/** What filing statuses of Form W-4 are called, by their names in drafts and the API. */
export const FILING_STATUS_NAMES = {
  SINGLE: 'Single or married filing separately',
  MARRIED: 'Married filing jointly',
  HEAD_OF_HOUSEHOLD: 'Head of household',
} as const;

/** `1,200.00`, or `−5.00` with a true minus. */
export function amount(value: Cents): string {
  return formatMoney(value).replace('-', '\u2212');
}

/** `$1,200.00`, or `−$5.00`. */
export function dollarAmount(value: Cents): string {
  const written = formatMoney(value);
  return written.startsWith('-') ? `\u2212$${written.slice(1)}` : `$${written}`;
}

/** `11/20/2026`; empty while the date is not known. */
export function dateText(date: CalendarDate | undefined): string {
  return date ? formatUsDate(date) : '';
}

/** An address as it is written below a name: streets parted by commas on one line, the city on the next. */
export function addressBlock(lines: readonly string[]): readonly string[] {
  return [lines.slice(0, -1).join(', '), lines.at(-1) ?? ''].filter((line) => line !== '').map(nonBreakingAddress);
}

/** The same in one line, the city after a dot. */
export function addressLine(lines: readonly string[]): string {
  return addressBlock(lines).join(' \u00b7 ');
}
