import type { Selectable } from 'kysely';
import { bytesOfId } from '../../../ids.ts';
import type { StoredDocument } from '../../../ports/documents/document-records.ts';
import { beginningHashes, prefixesOf } from '../sealing/keyed-hashes.ts';
import type { Tables } from '../tables/tables.ts';

/** Names what is encrypted: what a document was made from. */
export const contentContext = (id: string) => `document_contents:${id}`;

/** Names what is encrypted: the row of a document. Older rows stored only its summary, under the same name. */
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
