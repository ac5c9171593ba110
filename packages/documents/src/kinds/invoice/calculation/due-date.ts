import type { CalendarDate } from '@paperwage/values';
import { addDays, parseCalendarDate } from '@paperwage/values';
import { termsDays } from '../choices.ts';
import type { InvoiceDraft } from '../schema.ts';

/**
 * When payment is due. Undefined while the date is missing, and for the terms `none` and `on_receipt`; its own date for
 * `custom`; otherwise that many days after the invoice date.
 */
export function dueDate({
  date,
  terms,
  customDueDate,
}: Pick<InvoiceDraft, 'date' | 'terms' | 'customDueDate'>): CalendarDate | undefined {
  const from = parseCalendarDate(date);
  if (!from) return undefined;
  if (terms === 'custom') return parseCalendarDate(customDueDate);
  const days = termsDays(terms);
  return days === undefined ? undefined : addDays(from, days);
}
