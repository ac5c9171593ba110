import type { PayStubDraft } from '@paperwage/documents/pay-stub';

export type CustomLines = 'customEarnings' | 'customDeductions';

/**
 * Puts a removed line back where it stood: on every stub that had it and is still there, and in the previous year to
 * date. Whatever else was typed since stays.
 */
export function restoreCustomLine(
  draft: PayStubDraft,
  before: PayStubDraft,
  lines: CustomLines,
  id: string,
): PayStubDraft {
  return {
    ...draft,
    items: draft.items.map((item) => {
      const had = before.items.find(({ itemId }) => itemId === item.itemId) ?? before.items[0]!;
      return { ...item, [lines]: withEntryBack<{ readonly id: string }>(item[lines], had[lines], id) };
    }),
    prevYtdItem: {
      ...draft.prevYtdItem,
      [lines]: withEntryBack(draft.prevYtdItem[lines], before.prevYtdItem[lines], id),
    },
  };
}

function withEntryBack<T extends { readonly id: string }>(list: readonly T[], before: readonly T[], id: string): T[] {
  const at = before.findIndex((entry) => entry.id === id);
  if (at < 0 || list.some((entry) => entry.id === id)) return [...list];
  return list.toSpliced(Math.min(at, list.length), 0, before[at]!);
}
