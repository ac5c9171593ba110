import { sql } from 'kysely';
import type { DocumentContent, DocumentRecords, CompletedRow } from '../../../ports/documents/document-records.ts';
import { bytesOfId } from '../../../ids.ts';
import { contentContext, documentContext, wordRows } from './document-rows.ts';
import { lookUpKey } from '../sealing/keyed-hashes.ts';
import type { RecordsContext } from '../records-context.ts';
import { openJson, sealJson } from '../sealing/sealed-json.ts';

/** Completes documents made before their rows stored everything that lists show and search. */
export async function completeRows(
  context: RecordsContext,
  complete: Parameters<DocumentRecords['completeSome']>[0],
  limit: number,
): Promise<number> {
  const { db, vault } = context;
  const rows = await db
    .selectFrom('documents')
    .innerJoin('document_contents', 'document_contents.id', 'documents.id')
    .select(['documents.id', 'user_id', 'type', 'deleted_at', 'documents.content', 'documents.wrapped_key'])
    .select(['document_contents.content as made_of', 'document_contents.wrapped_key as made_of_key'])
    // A literal, so that SQLite uses the index with only these rows.
    .where(sql<boolean>`years_kept = 0`)
    .orderBy('documents.id', 'desc')
    .limit(limit)
    .execute();
  const key = await lookUpKey(context);
  for (const { id, user_id: userId, type, deleted_at: deletedAt, made_of, made_of_key, ...sealed } of rows) {
    const before = openJson(vault, sealed, documentContext(id)) as CompletedRow;
    const madeOf = openJson(vault, { content: made_of, wrapped_key: made_of_key }, contentContext(id));
    const row = complete(madeOf as DocumentContent, before);
    const { numUpdatedRows } = await db
      .updateTable('documents')
      .set({ years_kept: 1, ...sealJson(vault, row, documentContext(id)) })
      .where('id', '=', id)
      .where('wrapped_key', '=', sealed.wrapped_key)
      .where('deleted_at', '=', deletedAt)
      .executeTakeFirst();
    if (numUpdatedRows === 0n || deletedAt > 0) continue;
    const words = wordRows(key, { id, userId, type }, row.words);
    await db
      .deleteFrom('document_words')
      .where('document_id', '=', bytesOfId(id))
      .where(
        'beginning_hash',
        'in',
        words.map((word) => word.beginning_hash),
      )
      .execute();
    if (words.length > 0) await db.insertInto('document_words').values(words).execute();
  }
  return rows.length;
}
