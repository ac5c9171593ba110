import type { DocumentType } from '@paperwage/documents';
import type { DraftContent, DraftHead, DraftRecords, StoredDraft } from '../../../ports/documents/draft-records.ts';
import type { Vault } from '../../../ports/vault.ts';
import { isOnRemovedPage } from './removed-rows.ts';
import type { RecordsContext } from '../records-context.ts';
import { openColumns, openJson, sealColumns, sealJson } from '../sealing/sealed-json.ts';

const HEAD = ['id', 'type', 'head', 'head_wrapped_key', 'version', 'updated_at'] as const;

interface HeadRow {
  readonly id: string;
  readonly type: string;
  readonly head: Uint8Array;
  readonly head_wrapped_key: Uint8Array;
  readonly version: number;
  readonly updated_at: number;
}

type ShownHead = Pick<DraftHead, 'fromName' | 'toName' | 'date'>;

const headContext = (id: string) => `draft_heads:${id}`;

/** The columns with what the list shows of a draft, encrypted apart from its contents so that a list reads little. */
export function headColumns(vault: Vault, id: string, { fromName, toName, date }: ShownHead) {
  return sealColumns(vault, 'head', { fromName, toName, date }, headContext(id));
}

/** Drafts in the database. */
export function draftRecords({ db, vault }: RecordsContext): DraftRecords {
  const contextOf = (id: string) => `drafts:${id}`;
  const columnsOf = ({ id, version, updatedAtMs, content, ...head }: StoredDraft) => ({
    version,
    updated_at: updatedAtMs,
    finished_at: 0,
    numbers_asked: 1,
    ...headColumns(vault, id, head),
    ...sealJson(vault, content, contextOf(id)),
  });
  return {
    async create(userId, draft) {
      const { id, type, updatedAtMs } = draft;
      await db
        .insertInto('drafts')
        .values({ id, user_id: userId, type, created_at: updatedAtMs, deleted_at: 0, ...columnsOf(draft) })
        .execute();
    },

    async replace(userId, draft) {
      const { numUpdatedRows } = await db
        .updateTable('drafts')
        .set(columnsOf(draft))
        .where('id', '=', draft.id)
        .where('user_id', '=', userId)
        .where('type', '=', draft.type)
        .where('deleted_at', '=', 0)
        .where('version', '=', draft.version - 1)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async find(userId, id) {
      const row = await db
        .selectFrom('drafts')
        .select([...HEAD, 'content', 'wrapped_key'])
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('deleted_at', '=', 0)
        .executeTakeFirst();
      return row && { ...headOf(vault, row), content: openJson(vault, row, contextOf(id)) as DraftContent };
    },

    async list(userId) {
      const rows = await db
        .selectFrom('drafts')
        .select(HEAD)
        .where('user_id', '=', userId)
        .where('deleted_at', '=', 0)
        .where('finished_at', '=', 0)
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return rows.map((row) => headOf(vault, row));
    },

    async count(userId) {
      const { count } = await db
        .selectFrom('drafts')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .where('deleted_at', '=', 0)
        .where('finished_at', '=', 0)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    ...removals({ db, vault }),
  };
}

function headOf(vault: Vault, row: HeadRow): DraftHead {
  return {
    id: row.id,
    type: row.type as DocumentType,
    ...(openColumns(vault, 'head', row, headContext(row.id)) as ShownHead),
    version: row.version,
    updatedAtMs: row.updated_at,
  };
}

type Removals = Pick<DraftRecords, 'finish' | 'remove' | 'restore' | 'removed' | 'purge' | 'purgeAllOf'>;

/** How drafts leave the list and come back. */
function removals({ db, vault }: Pick<RecordsContext, 'db' | 'vault'>): Removals {
  const setDeleted = async (userId: string, id: string, isDeleted: boolean, atMs: number) => {
    const { numUpdatedRows } = await db
      .updateTable('drafts')
      .set({ deleted_at: atMs, ...(atMs === 0 && { finished_at: 0 }) })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('deleted_at', isDeleted ? '>' : '=', 0)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  };
  return {
    async finish(userId, id, version, atMs) {
      const { numUpdatedRows } = await db
        .updateTable('drafts')
        .set({ finished_at: atMs })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('version', '=', version)
        .where('deleted_at', '=', 0)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async removed(userId, page) {
      const rows = await db
        .selectFrom('drafts')
        .select([...HEAD, 'deleted_at'])
        .where(isOnRemovedPage(userId, page))
        .orderBy('deleted_at', 'desc')
        .orderBy('id', 'desc')
        .limit(page.limit)
        .execute();
      return rows.map((row) => ({ ...headOf(vault, row), removedAtMs: row.deleted_at }));
    },

    remove: (userId, id, atMs) => setDeleted(userId, id, false, atMs),
    restore: (userId, id) => setDeleted(userId, id, true, 0),

    async purge(removedBeforeMs, limit) {
      const ids: string[] = [];
      for (const since of ['deleted_at', 'finished_at'] as const) {
        const due = db.selectFrom('drafts').select('id').where(since, '>', 0).where(since, '<', removedBeforeMs);
        const some = due.limit(limit - ids.length);
        const rows = await db.deleteFrom('drafts').where('id', 'in', some).returning('id').execute();
        ids.push(...rows.map(({ id }) => id));
      }
      return ids;
    },

    async purgeAllOf(userId) {
      const rows = await db.deleteFrom('drafts').where('user_id', '=', userId).returning('id').execute();
      return rows.map(({ id }) => id);
    },
  };
}
