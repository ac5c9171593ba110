import type { DocumentType } from '@paperwage/documents/kinds';
import { DOCUMENT_TYPES } from '@paperwage/documents/kinds';

export type { Picture } from '@paperwage/documents/kinds';

/** Where the browser keeps the work of a type of document. */
export function recordKeyOf(type: DocumentType): string {
  return `paperwage.${type}.work`;
}

/** Where it keeps a picture of that work. */
export function pictureKeyOf(type: DocumentType, key: string): string {
  return `paperwage.${type}.${key}`;
}

/** The names of all that the browser keeps of documents. */
export function storageKeys(): string[] {
  const prefixes = DOCUMENT_TYPES.map((type) => `paperwage.${type}.`);
  try {
    return Object.keys(localStorage).filter((name) => prefixes.some((prefix) => name.startsWith(prefix)));
  } catch {
    // A storage that is switched off keeps nothing.
    return [];
  }
}

/** Work that belongs in the account of whoever is signed in, before it is known who that is. */
export interface OwnMark {
  readonly workId: string;
  /** It was begun before its user signed up, who is told that it comes along. */
  readonly isFromVisit: boolean;
}

const keyOf = (type: DocumentType) => `paperwage.${type}.own`;

/** Remembers that work belongs in the account, whatever becomes of this page. */
export function markForAccount(type: DocumentType, workId: string, isFromVisit = false): void {
  try {
    localStorage.setItem(keyOf(type), JSON.stringify({ workId, isFromVisit } satisfies OwnMark));
  } catch {
    // A storage that is full or switched off: it is offered then.
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
