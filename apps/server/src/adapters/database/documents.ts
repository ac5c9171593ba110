import type { DocumentType } from '@paperwage/documents';
import type { DocumentContent, DocumentRecords, StoredDocument } from '../../ports/document-records.ts';
import { documentIds } from './document-ids.ts';
import type { RecordsContext } from './records-context.ts';
import { openJson, sealJson } from './sealed-json.ts';

const summaryContext = (id: string) => `documents:${id}`;
const contentContext = (id: string) => `document_contents:${id}`;

/** The history in the database. */
export function documentRecords(context: RecordsContext): DocumentRecords {
  const { db, vault } = context;
  return {
    async add(userId, { id, type, summary, content, fileWrappedKey }, words) {
      const row = { id, user_id: userId, type, deleted_at: 0, file_wrapped_key: fileWrappedKey };
      const found = [...new Set(words)].sort();
      await db
        .insertInto('documents')
        .values({ ...row, words: spaced(found), ...sealJson(vault, summary, summaryContext(id)) })
        .execute();
      await db
        .insertInto('document_contents')
        .values({ id, ...sealJson(vault, content, contentContext(id)) })
        .execute();
      await addWords(db, { id, userId, type }, found);
    },

    async list(filter) {
      const ids = await documentIds(db, filter);
      if (ids.length === 0) return [];
      const rows = await db
        .selectFrom('documents')
        .select(['id', 'type', 'content', 'wrapped_key'])
        .where('id', 'in', ids)
        .where('user_id', '=', filter.userId)
        .where('deleted_at', '=', 0)
        .orderBy('id', 'desc')
        .execute();
      return rows.map((row) => ({
        id: row.id,
        type: row.type as DocumentType,
        summary: openJson(vault, row, summaryContext(row.id)),
      }));
    },

    find: (userId, id) => findDocument(context, userId, id, false),
    findEvenRemoved: (userId, id) => findDocument(context, userId, id, true),

    async existing(ids) {
      if (ids.length === 0) return new Set();
      const rows = await db.selectFrom('documents').select('id').where('id', 'in', ids).execute();
      return new Set(rows.map(({ id }) => id));
    },

    ...removals(db),
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
    summary: openJson(vault, row, summaryContext(id)),
    content: openJson(vault, madeOf, contentContext(id)) as DocumentContent,
    fileWrappedKey: row.file_wrapped_key,
  };
}

const spaced = (words: readonly string[]) => words.map((word) => ` ${word}`).join('');
const apart = (words: string) => words.split(' ').filter((word) => word !== '');

async function addWords(
  db: RecordsContext['db'],
  { id, userId, type }: { id: string; userId: string; type: string },
  words: readonly string[],
): Promise<void> {
  if (words.length === 0) return;
  await db
    .insertInto('document_words')
    .values(words.map((word) => ({ user_id: userId, type, word, document_id: id })))
    .execute();
}

interface WordsOfRow {
  readonly id: string;
  readonly user_id: string;
  readonly type: string;
  readonly words: string;
}

async function removeWords(db: RecordsContext['db'], row: WordsOfRow): Promise<void> {
  for (const word of apart(row.words)) {
    await db
      .deleteFrom('document_words')
      .where('user_id', '=', row.user_id)
      .where('type', '=', row.type)
      .where('word', '=', word)
      .where('document_id', '=', row.id)
      .execute();
  }
}

function removals(db: RecordsContext['db']): Pick<DocumentRecords, 'remove' | 'restore' | 'purge' | 'purgeSomeOf'> {
  const WORDS = ['id', 'user_id', 'type', 'words'] as const;
  const setDeleted = (userId: string, id: string, isDeleted: boolean, atMs: number) =>
    db
      .updateTable('documents')
      .set({ deleted_at: atMs })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('deleted_at', isDeleted ? '>' : '=', 0)
      .returning(WORDS)
      .executeTakeFirst();
  const purged = async (rows: readonly WordsOfRow[]) => {
    for (const row of rows) {
      await removeWords(db, row);
      await db.deleteFrom('document_contents').where('id', '=', row.id).execute();
    }
    return rows.map((row) => ({ id: row.id, userId: row.user_id }));
  };
  return {
    async remove(userId, id, atMs) {
      const row = await setDeleted(userId, id, false, atMs);
      if (row) await removeWords(db, row);
      return row !== undefined;
    },

    async restore(userId, id) {
      const row = await setDeleted(userId, id, true, 0);
      if (row) await addWords(db, { id, userId, type: row.type }, apart(row.words));
      return row !== undefined;
    },

    async purge(removedBeforeMs, limit) {
      const due = db
        .selectFrom('documents')
        .select('id')
        .where('deleted_at', '>', 0)
        .where('deleted_at', '<', removedBeforeMs)
        .limit(limit);
      return purged(await db.deleteFrom('documents').where('id', 'in', due).returning(WORDS).execute());
    },

    async purgeSomeOf(userId, limit) {
      // No word of the user stays, so none has to be looked for.
      await db.deleteFrom('document_words').where('user_id', '=', userId).execute();
      const some = db.selectFrom('documents').select('id').where('user_id', '=', userId).limit(limit);
      const rows = await db.deleteFrom('documents').where('id', 'in', some).returning('id').execute();
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) await db.deleteFrom('document_contents').where('id', 'in', ids).execute();
      return ids.map((id) => ({ id, userId }));
    },
  };
}
