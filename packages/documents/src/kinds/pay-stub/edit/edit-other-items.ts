import type { DraftContext } from '../../../drafts/draft-context.ts';
import { newId } from '../../../drafts/draft-context.ts';
import { MAX_OTHER_ITEMS } from '../draft/keys.ts';
import type { OtherItems, PayStubDraft } from '../draft/schema.ts';
import { changeItem, changeItems } from './edit-items.ts';

export type OtherItemList = 'timeOff' | 'pieceWork' | 'allowances';

const BLANK = {
  timeOff: { accrued: '', used: '', available: '' },
  pieceWork: { units: '', rate: '' },
  allowances: { amount: '' },
} as const;

/** Adds a blank entry to one stub's other items. At the most a stub can hold nothing changes. */
export function addOtherItem(
  draft: PayStubDraft,
  index: number,
  list: OtherItemList,
  name: string,
  { random }: DraftContext,
): PayStubDraft {
  return changeItem(draft, index, (item) => {
    if (item.otherItems[list].length >= MAX_OTHER_ITEMS) return item;
    const entry = { id: newId(random), name, ...BLANK[list] };
    return { ...item, otherItems: { ...item.otherItems, [list]: [...item.otherItems[list], entry] } };
  });
}

/** Hours worked on each stub where nobody typed them. */
export function fillHoursWorked(draft: PayStubDraft, hoursWorked: string): PayStubDraft {
  return changeItems(draft, (item) =>
    item.otherItems.hoursWorked.trim() === '' ? { ...item, otherItems: { ...item.otherItems, hoursWorked } } : item,
  );
}

export function removeOtherItem(draft: PayStubDraft, index: number, list: OtherItemList, id: string): PayStubDraft {
  return changeItem(draft, index, (item) => ({
    ...item,
    otherItems: { ...item.otherItems, [list]: item.otherItems[list].filter((entry) => entry.id !== id) },
  }));
}

/** The names without their amounts, which belong to one pay period; a rate of pay goes on. */
export function withoutAmounts({ overtimeRate, timeOff, pieceWork, allowances }: OtherItems): OtherItems {
  return {
    hoursWorked: '',
    overtimeRate,
    timeOff: timeOff.map((entry) => ({ ...entry, ...BLANK.timeOff })),
    pieceWork: pieceWork.map((entry) => ({ ...entry, ...BLANK.pieceWork })),
    allowances: allowances.map((entry) => ({ ...entry, ...BLANK.allowances })),
  };
}
