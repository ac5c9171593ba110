import type { PayFrequency } from '@paperwage/payroll';
import type { CalendarDate } from '@paperwage/values';
import { parseCalendarDate } from '@paperwage/values';
import { withChanges } from '../../../drafts/changes.ts';
import { lastBusinessDay } from '../draft/bank-holidays.ts';
import { changeItem, changeItems } from './edit-items.ts';
import type { StubDates } from '../draft/periods.ts';
import { datesEarlier, periodEnd } from '../draft/periods.ts';
import type { PayStubDraft, PayStubItem } from '../draft/schema.ts';

/** A date, or empty text for one that is not known. */
export type DateEntry = CalendarDate | '';

/** Sets a stub's pay date. With auto-calculation on, the first stub's pay date sets those of the others. */
export function setPayDate(draft: PayStubDraft, index: number, payDate: DateEntry): PayStubDraft {
  const changed = changeItem(draft, index, (item) => withChanges(item, { payDate }));
  return changed === draft ? draft : othersFollow(confirmDates(changed), index);
}

/**
 * Sets one or both ends of a stub's period. A new start with auto-calculation on brings its end along, a period of the
 * pay frequency later, and a pay date on the last day of the period, or the last that banks are open, stays on it; the first stub's period then sets those
 * of the others, each one period earlier.
 */
export function setPayPeriod(
  draft: PayStubDraft,
  index: number,
  period: { readonly from?: DateEntry; readonly to?: DateEntry },
): PayStubDraft {
  const follows = draft.autoCalculator === 'true' && period.to === undefined && period.from;
  const whole = follows ? { ...period, to: periodEnd(follows, draft.oftenPaid) } : period;
  const changed = changeItem(draft, index, (item) => {
    const payPeriod = withChanges(item.payPeriod, whole);
    const payDate = draft.autoCalculator === 'true' ? payDateAtEnd(item, payPeriod.to) : undefined;
    return withChanges(item, { payPeriod, ...(payDate && { payDate }) });
  });
  return changed === draft ? draft : othersFollow(confirmDates(changed), index);
}

/** The pay date of a stub whose period is to end on `to`, where it was paid at the end of the period before. */
function payDateAtEnd({ payDate, payPeriod }: PayStubItem, to: string): CalendarDate | undefined {
  const [before, after] = [parseCalendarDate(payPeriod.to), parseCalendarDate(to)];
  if (!before || !after) return undefined;
  if (payDate === lastBusinessDay(before)) return lastBusinessDay(after);
  return payDate === before ? after : undefined;
}

/** Confirms the dates, typed or not. */
export function confirmDates(draft: PayStubDraft): PayStubDraft {
  return draft.untypedDates ? { ...draft, untypedDates: false } : draft;
}

/** The dates of a stub as they stand in the draft; what is not a date counts as not known. */
export function datesOf(item: PayStubItem): StubDates {
  return {
    from: parseCalendarDate(item.payPeriod.from),
    to: parseCalendarDate(item.payPeriod.to),
    payDate: parseCalendarDate(item.payDate),
  };
}

/** The stub with these dates. */
export function withDates(item: PayStubItem, { from, to, payDate }: StubDates): PayStubItem {
  return withChanges(item, {
    payDate: payDate ?? '',
    payPeriod: withChanges(item.payPeriod, { from: from ?? '', to: to ?? '' }),
  });
}

/** Every stub after the first dated from it, each one period earlier than the one before. */
export function redateFromFirst(draft: PayStubDraft, frequency: PayFrequency = draft.oftenPaid): PayStubDraft {
  const first = datesOf(draft.items[0]!);
  return changeItems(draft, (item, index) =>
    index === 0 ? item : withDates(item, datesEarlier(first, frequency, index)),
  );
}

function othersFollow(draft: PayStubDraft, index: number): PayStubDraft {
  return index === 0 && draft.autoCalculator === 'true' ? redateFromFirst(draft) : draft;
}
