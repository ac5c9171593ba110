import type { CalendarDate } from '@paperwage/values';
import { parseCalendarDate, yearOf } from '@paperwage/values';
import type { PayStubDraft } from '../draft/schema.ts';

/** One stub of the set, with its place in the draft. */
export interface OrderedStub {
  readonly index: number;
  /** The stub's own pay date; while it has none, that of the next newer stub stands in for the order. */
  readonly date: CalendarDate | undefined;
}

/**
 * The stubs from the earliest pay date to the latest, split into calendar years. Stubs of one date follow the draft,
 * whose later entries are earlier.
 */
export function calendarYears(draft: PayStubDraft): OrderedStub[][] {
  let standIn = draft.items.map((item) => parseCalendarDate(item.payDate)).find((date) => date !== undefined);
  const stubs = draft.items.map((item, index): OrderedStub => {
    standIn = parseCalendarDate(item.payDate) ?? standIn;
    return { index, date: standIn };
  });
  stubs.sort((a, b) => compareDates(a.date, b.date) || b.index - a.index);
  const years: OrderedStub[][] = [];
  for (const stub of stubs) {
    const year = years.at(-1);
    if (year && yearIn(year[0]!) === yearIn(stub)) year.push(stub);
    else years.push([stub]);
  }
  return years;
}

function yearIn({ date }: OrderedStub): number | undefined {
  return date && yearOf(date);
}

function compareDates(a: CalendarDate | undefined, b: CalendarDate | undefined): number {
  if (a === b || a === undefined || b === undefined) return 0;
  return a < b ? -1 : 1;
}
