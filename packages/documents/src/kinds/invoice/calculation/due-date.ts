import type { CalendarDate } from '@paperwage/values';
import { addDays, parseCalendarDate } from '@paperwage/values';
import { termsDays } from '../choices.ts';
import type { InvoiceDraft } from '../schema.ts';

/**
 * When the invoice is to be paid. No day while the date is missing, and none by the terms `none` and `on_receipt`; the
 * date of its own by `custom`; else so many days after its date.
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
