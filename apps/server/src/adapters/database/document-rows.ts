import type { Selectable } from 'kysely';
import { bytesOfId } from '../../ids.ts';
import type { StoredDocument } from '../../ports/document-records.ts';
import { beginningHashes, prefixesOf } from './keyed-hashes.ts';
import type { Tables } from './tables.ts';

/** Says what is sealed: what a document was made of. */
export const contentContext = (id: string) => `document_contents:${id}`;

/** Says what is sealed: the row of a document. What a row of before kept was its summary alone, under the same name. */
export const documentContext = (id: string) => `documents:${id}`;

/** The rows by which a document is found: one for each beginning of its words. */
export function wordRows(
  key: Uint8Array,
  { id, userId, type }: Pick<StoredDocument, 'id'> & { readonly userId: string; readonly type: string },
  words: readonly string[],
): readonly Selectable<Tables['document_words']>[] {
  const documentId = bytesOfId(id);
  const hashes = beginningHashes(key, { userId, type }, prefixesOf(words));
  return hashes.map((hash) => ({ beginning_hash: hash, document_id: documentId }));
}
