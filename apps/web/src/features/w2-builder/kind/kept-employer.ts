import type { KeptEmployer, W2Draft } from '@paperwage/documents/w2';
import { KEPT_FIELDS, keptEmployer } from '@paperwage/documents/w2';

const KEY = 'paperwage.w2.employer';

/** The employer of the last W-2 that was made in this browser; nothing where none is kept, or nothing can be read. */
export function readEmployer(storage: () => Pick<Storage, 'getItem'> = () => localStorage): Partial<KeptEmployer> {
  try {
    const kept: unknown = JSON.parse(storage().getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const fields = Object.entries(kept).filter(
      (entry): entry is [keyof KeptEmployer, string] =>
        KEPT_FIELDS.some((field) => field === entry[0]) && typeof entry[1] === 'string',
    );
    return Object.fromEntries(fields);
  } catch {
    return {};
  }
}

/** Keeps the employer of a draft for the next visit; that of a sample is nobody's. */
export function storeEmployer(
  draft: W2Draft,
  sample: W2Draft,
  storage: () => Pick<Storage, 'setItem'> = () => localStorage,
): void {
  const text = JSON.stringify(keptEmployer(draft));
  if (text === JSON.stringify(keptEmployer(sample))) return;
  try {
    storage().setItem(KEY, text);
  } catch {
    // The work itself is saved separately, and reports a full or disabled storage.
  }
}
