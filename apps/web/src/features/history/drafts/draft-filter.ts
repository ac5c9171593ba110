import type { DraftRow } from '@paperwage/api-contract';
import type { DocumentType } from '@paperwage/documents';
import { withPlainLetters } from '@paperwage/values';

/** What narrows the list of drafts. */
export interface DraftFilter {
  readonly name: string;
  readonly type: DocumentType | '';
}

export const NO_FILTER: DraftFilter = { name: '', type: '' };

/** Whether anything is filtered. */
export function isFiltering({ name, type }: DraftFilter): boolean {
  return name.trim() !== '' || type !== '';
}

/** The drafts that fit: names are found as in the history, by the beginnings of their words, accents and capitals aside. */
export function draftsThatFit(rows: readonly DraftRow[], { name, type }: DraftFilter): readonly DraftRow[] {
  const beginnings = wordsOf(name);
  // Something was asked for that is in no name, such as a sign: that is not the same as nothing.
  if (name.trim() !== '' && beginnings.length === 0) return [];
  return rows.filter((row) => {
    if (type !== '' && row.type !== type) return false;
    const words = wordsOf(`${row.fromName} ${row.toName}`);
    return beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
  });
}

function wordsOf(text: string): readonly string[] {
  const plain = text.normalize('NFKD').replace(/[\p{M}'’]/gu, '');
  return withPlainLetters(plain)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
