import type { Expression, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { idAt } from '../../ids.ts';
import type { DocumentFilter } from '../../ports/document-records.ts';
import type { Database } from './open-database.ts';

/** A word that begins with fewer different words than this is looked up in each of them. */
const MOST_DIFFERENT_WORDS = 64;
/** Fewer documents than this are found by their words and then sorted. */
const FEW_DOCUMENTS = 500;

/**
 * The ids of a page of the history, newest first, without reading more than about a page wherever the page is and however
 * many documents there are. Without words the index of the list is read from where the page begins. With words:
 *
 * - when few documents have one of them, those are taken and the other words are looked for in each;
 * - else, when the beginning is that of few different words, the newest of each of these are merged;
 * - else so many have it that the list itself is walked until the page is full.
 */
export async function documentIds(db: Database, filter: DocumentFilter): Promise<readonly string[]> {
  const { beginnings } = filter;
  if (beginnings.length === 0) return walk(db, filter);
  const terms: Term[] = [];
  for (const beginning of beginnings) {
    const term = { beginning, words: await differentWords(db, filter, beginning) };
    if (term.words.length === 0) return [];
    terms.push(term);
  }
  const mergeable = terms.filter(({ words }) => words.length < MOST_DIFFERENT_WORDS);
  if (terms.length === 1 && mergeable.length === 1) return merge(db, filter, terms[0]!, []);
  const counts = await Promise.all(terms.map((term) => fewOrMore(db, filter, term.beginning)));
  const least = Math.min(...counts);
  const others = (chosen: Term) => terms.filter((term) => term !== chosen);
  if (least < FEW_DOCUMENTS) {
    const rarest = terms[counts.indexOf(least)]!;
    return sortFew(db, filter, rarest, others(rarest));
  }
  const [first] = mergeable.sort((a, b) => a.words.length - b.words.length);
  return first ? merge(db, filter, first, others(first)) : walk(db, filter, terms);
}

interface Term {
  readonly beginning: string;
  /** The different words that begin so, of all documents of this owner and type; not all, when there are many. */
  readonly words: readonly string[];
}

/** Above every text that begins so. */
const beyond = (beginning: string) => `${beginning}\u{10FFFF}`;

/** Jumps in the index from each word to the next that is different. */
async function differentWords(db: Database, filter: DocumentFilter, beginning: string): Promise<readonly string[]> {
  const end = beyond(beginning);
  const own = sql`user_id = ${filter.userId} and type = ${filter.type}`;
  const { rows } = await sql<{ word: string }>`
    with recursive found(word) as (
      select min(word) from document_words where ${own} and word >= ${beginning} and word < ${end}
      union all
      select (select min(word) from document_words where ${own} and word > found.word and word < ${end})
      from found where found.word is not null
    )
    select word from found where word is not null limit ${MOST_DIFFERENT_WORDS}`.execute(db);
  return rows.map(({ word }) => word);
}

/** How many documents have a word that begins so, as far as that is below `FEW_DOCUMENTS`. */
async function fewOrMore(db: Database, filter: DocumentFilter, beginning: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from document_words where ${withBeginning(filter, beginning)} limit ${FEW_DOCUMENTS}
    ) as counted`.execute(db);
  return Number(rows[0]!.count);
}

async function sortFew(db: Database, filter: DocumentFilter, rarest: Term, others: readonly Term[]) {
  const few = sql`select document_id from document_words where ${withBeginning(filter, rarest.beginning)}`;
  return idsOf(
    db,
    sql`select id from documents where id in (${few}) and deleted_at = 0 ${havingAll(others)}
      order by id desc limit ${filter.limit}`,
  );
}

async function merge(db: Database, filter: DocumentFilter, { words }: Term, others: readonly Term[]) {
  const own = sql`w.user_id = ${filter.userId} and w.type = ${filter.type}`;
  const join = others.length > 0 ? sql`join documents on documents.id = w.document_id` : sql``;
  const newest = words.map(
    (word, at) => sql`select id from (
      select w.document_id as id from document_words as w ${join}
      where ${own} and w.word = ${word} ${withinPage(filter, sql.ref('w.document_id'))} ${havingAll(others)}
      order by w.document_id desc limit ${filter.limit}
    ) as ${sql.raw(`newest_${at}`)}`,
  );
  return idsOf(db, sql`${sql.join(newest, sql` union `)} order by id desc limit ${filter.limit}`);
}

async function walk(db: Database, filter: DocumentFilter, terms: readonly Term[] = []) {
  const own = sql`user_id = ${filter.userId} and type = ${filter.type} and deleted_at = 0`;
  return idsOf(
    db,
    sql`select id from documents where ${own} ${withinPage(filter, sql.ref('id'))} ${havingAll(terms)}
      order by id desc limit ${filter.limit}`,
  );
}

function withBeginning(filter: DocumentFilter, beginning: string): RawBuilder<unknown> {
  return sql`user_id = ${filter.userId} and type = ${filter.type}
    and word >= ${beginning} and word < ${beyond(beginning)} ${withinPage(filter, sql.ref('document_id'))}`;
}

/** The page, and the period too: ids begin with the time. */
function withinPage({ before, fromMs, toMs }: DocumentFilter, id: Expression<unknown>): RawBuilder<unknown> {
  const bounds = [
    before === undefined ? sql`` : sql`and ${id} < ${before}`,
    fromMs === undefined ? sql`` : sql`and ${id} >= ${idAt(fromMs)}`,
    toMs === undefined ? sql`` : sql`and ${id} < ${idAt(toMs + 1)}`,
  ];
  return sql.join(bounds, sql` `);
}

/** Beginnings are letters and digits alone, so that none can be taken for a wildcard. */
function havingAll(terms: readonly Term[]): RawBuilder<unknown> {
  const having = terms.map(({ beginning }) => sql`and documents.words like ${`% ${beginning}%`}`);
  return sql.join(having, sql` `);
}

async function idsOf(db: Database, query: RawBuilder<unknown>): Promise<readonly string[]> {
  const { rows } = await (query as RawBuilder<{ id: string }>).execute(db);
  return rows.map(({ id }) => id);
}
