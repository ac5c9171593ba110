import type { DocumentType } from '@paperwage/documents';
import type { Selectable } from 'kysely';
import { bytesOfId } from '../../../ids.ts';
import type {
  DocumentContent,
  DocumentHead,
  DocumentRecords,
  StoredDocument,
} from '../../../ports/documents/document-records.ts';
import { completeRows } from './complete-rows.ts';
import { documentIds } from './document-ids.ts';
import type { Vault } from '../../../ports/vault.ts';
import { removeIssued } from './issued.ts';
import { contentContext, documentContext, wordRows } from './document-rows.ts';
import { hashesOfOwner, lookUpKey } from '../sealing/keyed-hashes.ts';
import { isOnRemovedPage } from './removed-rows.ts';
import type { RecordsContext } from '../records-context.ts';
import type { SealedColumns } from '../sealing/sealed-json.ts';
import type { Tables } from '../tables/tables.ts';
import { openJson, sealJson } from '../sealing/sealed-json.ts';

/** The encrypted part of a document's row. */
interface SealedRow {
  readonly summary: unknown;
  readonly words: readonly string[];
}

/** The history in the database. */
export function documentRecords(context: RecordsContext): DocumentRecords {
  const { db, vault } = context;
  return {
    async add(userId, { id, type, summary, content, fileWrappedKey }, words) {
      const sealed: SealedRow = { summary, words };
      const row = { id, user_id: userId, type, deleted_at: 0, years_kept: 1, file_wrapped_key: fileWrappedKey };
      await db
        .insertInto('documents')
        .values({ ...row, ...sealJson(vault, sealed, documentContext(id)) })
        .execute();
      await db
        .insertInto('document_contents')
        .values({ id, numbers_asked: 1, ...sealJson(vault, content, contentContext(id)) })
        .execute();
      await addWords(context, row, words);
    },

    async list(filter) {
      const ids = await documentIds(context, filter);
      if (ids.length === 0) return [];
      const rows = await db
        .selectFrom('documents')
        .select(['id', 'type', 'content', 'wrapped_key'])
        .where('id', 'in', ids)
        .where('user_id', '=', filter.userId)
        .where('deleted_at', '=', 0)
        .orderBy('id', 'desc')
        .execute();
      return rows.map((row) => headOf(vault, row));
    },

    find: (userId, id) => findDocument(context, userId, id, false),
    findEvenRemoved: (userId, id) => findDocument(context, userId, id, true),

    async removed(userId, page) {
      const rows = await db
        .selectFrom('documents')
        .select(['id', 'type', 'content', 'wrapped_key', 'deleted_at'])
        .where(isOnRemovedPage(userId, page))
        .orderBy('deleted_at', 'desc')
        .orderBy('id', 'desc')
        .limit(page.limit)
        .execute();
      return rows.map((row) => ({ ...headOf(vault, row), removedAtMs: row.deleted_at }));
    },

    completeSome: (complete, limit) => completeRows(context, complete, limit),

    async existing(ids) {
      if (ids.length === 0) return new Set();
      const rows = await db.selectFrom('documents').select('id').where('id', 'in', ids).execute();
      return new Set(rows.map(({ id }) => id));
    },

    ...removals(context),
  };
}

async function findDocument(
  { db, vault }: RecordsContext,
  userId: string,
  id: string,
  evenRemoved: boolean,
): Promise<StoredDocument | undefined> {
  let query = db
    .selectFrom('documents')
    .innerJoin('document_contents', 'document_contents.id', 'documents.id')
    .select(['documents.id', 'type', 'file_wrapped_key', 'documents.content', 'documents.wrapped_key'])
    .select(['document_contents.content as made_of', 'document_contents.wrapped_key as made_of_key'])
    .where('documents.id', '=', id)
    .where('user_id', '=', userId);
  if (!evenRemoved) query = query.where('deleted_at', '=', 0);
  const row = await query.executeTakeFirst();
  if (!row) return undefined;
  const madeOf = { content: row.made_of, wrapped_key: row.made_of_key };
  return {
    id,
    type: row.type as DocumentType,
    summary: opened(vault, row).summary,
    content: openJson(vault, madeOf, contentContext(id)) as DocumentContent,
    fileWrappedKey: row.file_wrapped_key,
  };
}

function headOf(vault: Vault, row: SealedColumns & { readonly id: string; readonly type: string }): DocumentHead {
  return { id: row.id, type: row.type as DocumentType, summary: opened(vault, row).summary };
}

function opened(vault: Vault, row: SealedColumns & { readonly id: string }): SealedRow {
  return openJson(vault, row, documentContext(row.id)) as SealedRow;
}

type OwnedRow = Pick<Selectable<Tables['documents']>, 'id' | 'user_id' | 'type'>;

async function addWords(context: RecordsContext, row: OwnedRow, words: readonly string[]): Promise<void> {
  const { id, user_id: userId, type } = row;
  const rows = wordRows(await lookUpKey(context), { id, userId, type }, words);
  if (rows.length > 0) await context.db.insertInto('document_words').values(rows).execute();
}

async function removeWords(context: RecordsContext, row: OwnedRow & SealedColumns): Promise<void> {
  const { id, user_id: userId, type } = row;
  const rows = wordRows(await lookUpKey(context), { id, userId, type }, opened(context.vault, row).words);
  if (rows.length === 0) return;
  await context.db
    .deleteFrom('document_words')
    .where('document_id', '=', bytesOfId(id))
    .where(
      'beginning_hash',
      'in',
      rows.map((each) => each.beginning_hash),
    )
    .execute();
}

function removals(context: RecordsContext): Pick<DocumentRecords, 'remove' | 'restore' | 'purge' | 'purgeSomeOf'> {
  const { db } = context;
  const setDeleted = (userId: string, id: string, isDeleted: boolean, atMs: number) =>
    db
      .updateTable('documents')
      .set({ deleted_at: atMs })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('deleted_at', isDeleted ? '>' : '=', 0)
      .returning(['id', 'user_id', 'type', 'content', 'wrapped_key'])
      .executeTakeFirst();
  const removeContents = async (ids: readonly string[]) => {
    if (ids.length > 0) await db.deleteFrom('document_contents').where('id', 'in', ids).execute();
    await removeIssued(db, ids);
  };
  return {
    async remove(userId, id, atMs) {
      const row = await setDeleted(userId, id, false, atMs);
      if (row) await removeWords(context, row);
      return row !== undefined;
    },

    async restore(userId, id) {
      const row = await setDeleted(userId, id, true, 0);
      if (row) await addWords(context, row, opened(context.vault, row).words);
      return row !== undefined;
    },

    async purge(removedBeforeMs, limit) {
      const due = db
        .selectFrom('documents')
        .select('id')
        .where('deleted_at', '>', 0)
        .where('deleted_at', '<', removedBeforeMs)
        .limit(limit);
      // Their words were deleted when they were removed.
      const rows = await db.deleteFrom('documents').where('id', 'in', due).returning(['id', 'user_id']).execute();
      await removeContents(rows.map(({ id }) => id));
      return rows.map((row) => ({ id: row.id, userId: row.user_id }));
    },

    async purgeSomeOf(userId, limit) {
      // All of the user's words are deleted, so none has to be looked up.
      const { from, to } = hashesOfOwner(userId);
      const own = db.deleteFrom('document_words').where('beginning_hash', '>=', from);
      await own.where('beginning_hash', '<=', to).execute();
      const some = db.selectFrom('documents').select('id').where('user_id', '=', userId).limit(limit);
      const rows = await db.deleteFrom('documents').where('id', 'in', some).returning('id').execute();
      const ids = rows.map(({ id }) => id);
      await removeContents(ids);
      return ids.map((id) => ({ id, userId }));
    },
  };
}
