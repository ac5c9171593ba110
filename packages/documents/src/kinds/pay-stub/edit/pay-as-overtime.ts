import type { CalendarDate, Quantity } from '@paperwage/values';
import { addDays, daysBetween, formatQuantity, isWeekend, parseCalendarDate, QUANTITY_SCALE } from '@paperwage/values';
import { quantityFault, quantityOf } from '../../../drafts/amounts.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { setEarning } from './edit-lines.ts';

/** Hours of a workweek above which the Fair Labor Standards Act asks for overtime pay (29 U.S.C. 207). */
const HOURS_A_WEEK = 40;
const HOURS_A_DAY = 8;

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
  const usual = (days / 7) * HOURS_A_WEEK;
  const most = isExact ? usual : Math.max(usual, HOURS_A_DAY * weekdaysBetween(from, days));
  const above = quantityOf(regular.hours) - Math.round(most * QUANTITY_SCALE);
  return above > 0 ? { hours: above as Quantity, isExact } : undefined;
}

/** Moves the regular hours of a stub above 40 a week to overtime. */
export function payAsOvertime(draft: PayStubDraft, index: number): PayStubDraft {
  const above = hoursAboveForty(draft, index);
  if (!above?.isExact) return draft;
  const hoursOf = (key: string) =>
    quantityOf(draft.items[index]!.earnings.find((line) => line.key === key)?.hours ?? '0');
  const less = formatQuantity((hoursOf('regular') - above.hours) as Quantity);
  const more = formatQuantity((hoursOf('overtime') + above.hours) as Quantity);
  return setEarning(setEarning(draft, index, 'regular', { hours: less }), index, 'overtime', { hours: more });
}

function weekdaysBetween(from: CalendarDate, days: number): number {
  return Array.from({ length: days }, (_, day) => addDays(from, day)).filter((day) => !isWeekend(day)).length;
}
