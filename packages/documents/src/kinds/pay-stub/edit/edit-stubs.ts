import { parseCalendarDate } from '@paperwage/values';
import { datesOf, withDates } from './edit-dates.ts';
import { changeItems } from './edit-items.ts';
import { withoutAmounts } from './edit-other-items.ts';
import type { DraftContext } from '../../../drafts/draft-context.ts';
import { newId } from '../../../drafts/draft-context.ts';
import { datesEarlier } from '../draft/periods.ts';
import { firstPaycheckAnswer } from '../year-to-date/assumed-pay.ts';
import { PERIODS_PER_YEAR } from '@paperwage/payroll';
import type { DeductionDraft, EarningDraft, PayStubDraft, PayStubItem } from '../draft/schema.ts';

/** The most stubs a draft may have: the periods of a year, and of a new hire the periods worked. */
export function mostStubs(draft: PayStubDraft): number {
  const inYear = PERIODS_PER_YEAR[draft.oftenPaid];
  return draft.hiredInPast52Weeks === 'true' ? Math.min(inYear, draft.payPeriodsWorked) : inYear;
}

/**
 * Adds earlier stubs, which take the first stub's lines with their rates, hours and custom lines, or removes stubs from
 * the end. The count is kept between 1 and `mostStubs`.
 */
export function setStubCount(draft: PayStubDraft, count: number, { random }: DraftContext): PayStubDraft {
  const wanted = withinRange(count, mostStubs(draft));
  if (wanted === draft.items.length) {
    return draft.paystubsNumber === wanted ? draft : { ...draft, paystubsNumber: wanted };
  }
  const first = draft.items[0]!;
  const kept = draft.items.slice(0, wanted);
  const added = Array.from({ length: wanted - kept.length }, (_, at) =>
    withDates(copiedItem(first, newId(random)), datesEarlier(datesOf(first), draft.oftenPaid, kept.length + at)),
  );
  return { ...draft, paystubsNumber: wanted, items: [...kept, ...added] };
}

/** Takes one stub out of the set; the last one left stays. */
export function removeStub(draft: PayStubDraft, index: number): PayStubDraft {
  if (draft.items.length < 2 || !draft.items[index]) return draft;
  const items = draft.items.filter((_, at) => at !== index);
  const isFirst = firstPaycheckAnswer(draft) === 'yes';
  return { ...draft, items, paystubsNumber: items.length, ...(isFirst && { payPeriodsWorked: items.length }) };
}

/** Gives every other stub the lines of one, with their rates, hours and amounts; dates stay. */
export function copyLinesToOtherStubs(draft: PayStubDraft, index: number): PayStubDraft {
  const source = draft.items[index];
  if (!source) return draft;
  return changeItems(draft, (item, at) =>
    at === index ? item : { ...withDates(copiedItem(source, item.itemId), datesOf(item)), otherItems: item.otherItems },
  );
}

/** Whether some other stub has other lines than this one: other rates, hours, names or written totals. */
export function hasOtherLines(draft: PayStubDraft, index: number): boolean {
  const own = draft.items[index]!;
  return draft.items.some((item) => item !== own && LINE_GROUPS.some((group) => !sameLines(item[group], own[group])));
}

const LINE_GROUPS = ['earnings', 'customEarnings', 'deductions', 'customDeductions'] as const;

function sameLines(a: readonly (EarningDraft | DeductionDraft)[], b: readonly (EarningDraft | DeductionDraft)[]) {
  return a.length === b.length && a.every((line, index) => isSameLine(line, b[index]!));
}

function isSameLine(a: EarningDraft | DeductionDraft, b: EarningDraft | DeductionDraft): boolean {
  const isPaidAlike = !('rate' in a) || ('rate' in b && a.rate === b.rate && a.hours === b.hours);
  return (
    isPaidAlike && a.key === b.key && a.name === b.name && a.typed === b.typed && (!a.typed || a.total === b.total)
  );
}

/** The stub whose pay date is the latest, the first of equals; without any pay date the first of the set. */
export function newestStubIndex(draft: PayStubDraft): number {
  let newest = 0;
  draft.items.forEach((item, index) => {
    const date = parseCalendarDate(item.payDate);
    if (date && date > (parseCalendarDate(draft.items[newest]!.payDate) ?? '')) newest = index;
  });
  return newest;
}

/**
 * A stub with the lines of another. What was typed as its year to date belongs to its own date and is left behind, and
 * so are the amounts of its other items.
 */
export function copiedItem(item: PayStubItem, itemId: string): PayStubItem {
  const withoutYtd = <Line extends { ytd: string; ytdTyped: boolean }>(line: Line): Line => ({
    ...line,
    ytd: '0.00',
    ytdTyped: false,
  });
  return {
    ...item,
    itemId,
    earnings: item.earnings.map(withoutYtd),
    customEarnings: item.customEarnings.map(withoutYtd),
    deductions: item.deductions.map(withoutYtd),
    customDeductions: item.customDeductions.map(withoutYtd),
    otherItems: withoutAmounts(item.otherItems),
  };
}

/** A whole number from 1 to `most`; what is not a number counts as 1. */
export function withinRange(count: number, most: number): number {
  if (!(count >= 1)) return 1;
  return Math.min(Math.trunc(count), most);
}
