import type { Quantity } from '@paperwage/values';
import { daysBetween, parseCalendarDate, QUANTITY_SCALE } from '@paperwage/values';
import { quantityFault, quantityOf } from '../../../drafts/amounts.ts';
import type { PayStubDraft } from '../draft/schema.ts';

/** Hours of a workweek above which the Fair Labor Standards Act asks for overtime pay (29 U.S.C. 207). */
const HOURS_A_WEEK = 40;
/** A period that is not of whole weeks may have two weekdays more than its part of the weeks. */
const HOURS_OF_TWO_DAYS = 16;

/**
 * The regular hours of a stub above 40 a week; undefined where there are none. In a period that is not of whole weeks,
 * full days on every weekday may come to more, and which week is too long is not known: `isExact` is false.
 */
export function hoursAboveForty(
  draft: PayStubDraft,
  index: number,
): { readonly hours: Quantity; readonly isExact: boolean } | undefined {
  const { payPeriod, earnings } = draft.items[index]!;
  const regular = earnings.find(({ key }) => key === 'regular');
  const [from, to] = [parseCalendarDate(payPeriod.from), parseCalendarDate(payPeriod.to)];
  if (!regular || !from || !to || from > to || regular.untyped?.hours || quantityFault(regular.hours)) return undefined;
  const days = daysBetween(from, to) + 1;
  const isExact = days === 7 || days === 14;
  const most = (days / 7) * HOURS_A_WEEK + (isExact ? 0 : HOURS_OF_TWO_DAYS);
  const above = quantityOf(regular.hours) - Math.round(most * QUANTITY_SCALE);
  return above > 0 ? { hours: above as Quantity, isExact } : undefined;
}
