import type { DocumentType } from '@paperwage/documents/kinds';
import { DOCUMENT_TYPES } from '@paperwage/documents/kinds';

export type { Picture } from '@paperwage/documents/kinds';

/** Where the browser stores the work of a document type. */
export function recordKeyOf(type: DocumentType): string {
  return `paperwage.${type}.work`;
}

/** Where it stores a picture of that work. */
export function pictureKeyOf(type: DocumentType, key: string): string {
  return `paperwage.${type}.${key}`;
}

/** The storage keys of all document data in the browser. */
export function storageKeys(): string[] {
  const prefixes = DOCUMENT_TYPES.map((type) => `paperwage.${type}.`);
  try {
    return Object.keys(localStorage).filter((name) => prefixes.some((prefix) => name.startsWith(prefix)));
  } catch {
    // Disabled storage holds nothing.
    return [];
  }
}

/** Work that belongs in the signed-in user’s account, before we know who that is. */
export interface OwnMark {
  readonly workId: string;
  /** It was started before its user signed up, and they are notified that it moves. */
  readonly isFromVisit: boolean;
}

const keyOf = (type: DocumentType) => `paperwage.${type}.own`;

/** Remembers that work belongs in the account, whatever happens to this page. */
export function markForAccount(type: DocumentType, workId: string, isFromVisit = false): void {
  try {
    localStorage.setItem(keyOf(type), JSON.stringify({ workId, isFromVisit } satisfies OwnMark));
  } catch {
    // Storage is full or disabled: then the user is offered to save it.
  }
}

export function unmarkForAccount(type: DocumentType): void {
  try {
    localStorage.removeItem(keyOf(type));
  } catch {
    // See above.
  }
}

export function accountMark(type: DocumentType): OwnMark | undefined {
  try {
    return (JSON.parse(localStorage.getItem(keyOf(type)) ?? 'null') as OwnMark | null) ?? undefined;
  } catch {
    return undefined;
  }
}
