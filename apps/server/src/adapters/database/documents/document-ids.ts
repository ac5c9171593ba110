import type { Expression, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { bytesOfId, idAt, idOfBytes } from '../../../ids.ts';
import type { DocumentFilter } from '../../../ports/documents/document-records.ts';
import { beginningHashes, lookUpKey } from '../sealing/keyed-hashes.ts';
import type { Database } from '../tables/tables.ts';
import type { RecordsContext } from '../records-context.ts';

/** A word found less often than this needs no exact count. */
const MANY_DOCUMENTS = 500;

/**
 * The ids of a page of the history, newest first, reading little more than that page no matter where it is and how many
 * documents there are. Without words, this reads the list's index from where the page begins. With words, it reads the
 * documents of the rarest word, which are in list order, and looks up the other words for each until the page is full.
 */
export async function documentIds(context: RecordsContext, filter: DocumentFilter): Promise<readonly string[]> {
  const { db } = context;
  if (filter.beginnings.length === 0) return newestOfAll(db, filter);
  const hashes = beginningHashes(await lookUpKey(context), filter, filter.beginnings);
  const [rarest, ...others] = await rarestFirst(db, filter, hashes);
  const having = others.map(
    // As a value instead of `exists`, which PostgreSQL would turn into a join and sort.
    (hash) => sql`and (select 1 from document_words as other
      where other.beginning_hash = ${hash} and other.document_id = found.document_id) = 1`,
  );
  const { rows } = await sql<{ id: Uint8Array }>`
    select found.document_id as id from document_words as found
    where found.beginning_hash = ${rarest} ${withinPage(filter, sql.ref('found.document_id'), bytesOfId)}
    ${sql.join(having, sql` `)}
    order by found.document_id desc limit ${filter.limit}`.execute(db);
  return rows.map(({ id }) => idOfBytes(id));
}

async function newestOfAll(db: Database, filter: DocumentFilter): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from documents where user_id = ${filter.userId} and type = ${filter.type} and deleted_at = 0
    ${withinPage(filter, sql.ref('id'), (id) => id)} order by id desc limit ${filter.limit}`.execute(db);
  return rows.map(({ id }) => id);
}

async function rarestFirst(db: Database, filter: DocumentFilter, hashes: readonly Uint8Array[]) {
  if (hashes.length === 1) return hashes;
  const counted: { hash: Uint8Array; count: number }[] = [];
  for (const hash of hashes) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from (
        select 1 from document_words where beginning_hash = ${hash}
        ${withinPage(filter, sql.ref('document_id'), bytesOfId)} limit ${MANY_DOCUMENTS}
      ) as counted`.execute(db);
    counted.push({ hash, count: Number(rows[0]!.count) });
  }
  return counted.sort((one, other) => one.count - other.count).map(({ hash }) => hash);
}

/** Limits to the page and to the period: ids begin with the time. */
function withinPage(
  { before, fromMs, toMs }: DocumentFilter,
  id: Expression<unknown>,
  written: (id: string) => unknown,
): RawBuilder<unknown> {
  const bounds = [
    before === undefined ? sql`` : sql`and ${id} < ${written(before)}`,
    fromMs === undefined ? sql`` : sql`and ${id} >= ${written(idAt(fromMs))}`,
    toMs === undefined ? sql`` : sql`and ${id} < ${written(idAt(toMs + 1))}`,
  ];
  return sql.join(bounds, sql` `);
}
