/**
 * Measures pages of the history with 1,000,000 documents beside those with 1,000, on SQLite and PostgreSQL. The databases
 * are made in a temporary folder and removed.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { postgresPrograms, startPostgres } from './peers/postgres.mjs';

const HELP = `node scripts/bench-history.mjs [sqlite] [postgres] [--documents 1000000]
Prints the median time of pages of a history, and how many times that of a history of 1,000 documents it is.`;

const FEW = 1_000;
const OWNER = 'owner-0000-0000-0000-000000000000';
const START_MS = Date.UTC(2024, 0, 1);
const MINUTE_MS = 60_000;
const ROWS_AT_ONCE = 500;
const ROUNDS = 150;
/** Each copy of the owner's documents goes to some hundred others. */
const COPIES = 9;

const root = fileURLToPath(new URL('..', import.meta.url));

async function main() {
  const numberAt = process.argv.indexOf('--documents');
  const many = numberAt > 0 ? Number(process.argv[numberAt + 1]) : 1_000_000;
  const named = ['sqlite', 'postgres'].filter((kind) => process.argv.includes(kind));
  const kinds = named.length > 0 ? named : ['sqlite', ...(postgresPrograms() ? ['postgres'] : [])];
  const vite = await createServer({ root, configFile: false, logLevel: 'error', server: { middlewareMode: true } });
  const load = (file) => vite.ssrLoadModule(join(root, 'apps/server/src', file));
  const parts = {
    ...(await load('adapters/aes-vault.ts')),
    ...(await load('adapters/database/open-database.ts')),
    ...(await load('adapters/database/database-records.ts')),
    ...(await load('adapters/database/documents/documents.ts')),
    ...(await load('adapters/database/insert-rows.ts')),
    ...(await load('adapters/database/sealing/keyed-hashes.ts')),
    ...(await load('ids.ts')),
  };
  try {
    for (const kind of kinds) await measureKind(parts, kind, many);
  } finally {
    await vite.close();
  }
}

async function measureKind(parts, kind, many) {
  const folder = mkdtempSync(join(tmpdir(), 'paperwage-history-'));
  const postgres = kind === 'postgres' ? await startPostgres() : undefined;
  const opened = [];
  try {
    for (const [name, owned, copies] of [
      ['few', FEW, 0],
      ['many', Math.round(many / (COPIES + 1)), COPIES],
    ]) {
      const place = postgres ? await databaseOf(postgres, name) : { kind, file: join(folder, `${name}.sqlite`) };
      const vault = parts.aesVault([randomBytes(32)]);
      const db = await parts.openDatabase(place, () => vault);
      const clock = { nowMs: () => START_MS };
      const records = parts.databaseRecords({ db, vault, clock });
      const key = await parts.lookUpKey({ db, vault, clock });
      const history = { name, db, records, vault, key, owned, kind };
      opened.push(history);
      history.ids = await fill(parts, history, copies);
    }
    await compare(kind, opened, many);
  } finally {
    for (const { db } of opened) await db.destroy();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function databaseOf(postgres, name) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return { kind: 'postgres', url: postgres.url.replace(/\/postgres$/, `/${name}`) };
}

/** `holdings` in every second document, the mark of a year in each half, `nguyen` in every hundredth, `zebra` in five, and common beginnings of many words. */
function wordsAt(at, owned) {
  const words = [`company${at % 40}`, `first${(at * 31) % 200}`, `last${(at * 7919) % 2003}`];
  if (at % 2 === 0) words.push('holdings');
  if (at % 100 === 7) words.push('nguyen');
  if (at % Math.floor(owned / 5) === 3) words.push('zebra');
  words.push(`=${at < owned / 2 ? 2025 : 2026}`);
  return words.sort();
}

/** Rows straight into the tables, since making a million documents would take hours; answers the owner's ids. */
async function fill(parts, { db, vault, key, owned, kind }, copies) {
  const started = performance.now();
  const ids = [];
  await db.transaction().execute(async (inside) => {
    for (let from = 0; from < owned; from += ROWS_AT_ONCE) {
      const rows = [];
      const words = [];
      for (let at = from; at < Math.min(owned, from + ROWS_AT_ONCE); at += 1) {
        const id = parts.newId(START_MS + at * MINUTE_MS);
        ids.push(id);
        const found = wordsAt(at, owned);
        rows.push(documentRow(vault, id, found));
        words.push(...parts.wordRows(key, { id, userId: OWNER, type: 'paystub' }, found));
      }
      await parts.insertRows(inside, 'documents', rows);
      await parts.insertRows(inside, 'document_words', words);
    }
  });
  for (let copy = 1; copy <= copies; copy += 1) await copyToOthers(db, copy, kind, parts.hashesOfOwner(OWNER));
  const { CompiledQuery } = await import('kysely');
  await db.executeQuery(CompiledQuery.raw('analyze'));
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const megabytes = Math.round((await sizeOf(db, kind)) / 1e6);
  console.log(
    `${kind}: ${(owned * (1 + copies)).toLocaleString('en-US')} documents in ${seconds} s, ${megabytes} MB for the words`,
  );
  return ids;
}

/** What the words take, with their index. */
async function sizeOf(db, kind) {
  const { sql } = await import('kysely');
  const query =
    kind === 'sqlite'
      ? sql`select sum(pgsize) as bytes from dbstat where name = 'document_words'`
      : sql`select pg_total_relation_size('document_words') as bytes`;
  const { rows } = await query.execute(db);
  return Number(rows[0].bytes);
}

function documentRow(vault, id, words) {
  const summary = {
    type: 'paystub',
    companyInfo: { employerName: `${words[0]} ${words.at(-1)}` },
    employeeInfo: { employeeName: words.slice(1).join(' ') },
    itemsCount: 3,
  };
  const { content, wrappedKey } = vault.seal(Buffer.from(JSON.stringify({ summary, words })), `documents:${id}`);
  return {
    ...{ id, user_id: OWNER, type: 'paystub', deleted_at: 0, years_kept: 1 },
    ...{ content, wrapped_key: wrappedKey, file_wrapped_key: wrappedKey },
  };
}

/** Other owners have other hashes, which need not be those of their names: nobody asks for them here. */
async function copyToOthers(db, copy, kind, { from, to }) {
  const { sql } = await import('kysely');
  const tail = String(copy).padStart(10, '0');
  const idOf = (id) => sql`substr(${sql.ref(id)}, 1, 26) || ${sql.lit(tail)}`;
  const userOf = (id) => sql`${sql.lit(`other-${copy}-`)} || substr(${sql.ref(id)}, 25, 2)`;
  const owner = sql`where user_id = ${OWNER}`;
  await sql`insert into documents (id, user_id, type, deleted_at, years_kept, content, wrapped_key, file_wrapped_key)
    select ${idOf('id')}, ${userOf('id')}, type, deleted_at, years_kept, content, wrapped_key, file_wrapped_key
    from documents ${owner}`.execute(db);
  const joined = (one, other) => (kind === 'sqlite' ? sql`cast(${one} || ${other} as blob)` : sql`${one} || ${other}`);
  const before = Buffer.from([copy, 0, 0, 0, 0, 0, 0]);
  const hash = joined(joined(sql`substr(document_id, 11, 1)`, sql.val(before)), sql`substr(beginning_hash, 9)`);
  const tailBytes = Buffer.from(tail, 'hex');
  await sql`insert into document_words (beginning_hash, document_id)
    select ${hash} as hash, ${joined(sql`substr(document_id, 1, 11)`, sql.val(tailBytes))} as copied
    from document_words where beginning_hash >= ${from} and beginning_hash <= ${to} order by hash, copied`.execute(db);
}

/** What is asked for; the deep page of the small history is its last, since it has no 500th. */
function pagesOf({ ids, owned }) {
  const beforeDeep = ids[Math.max(20, owned - 5_005)];
  const middle = START_MS + (owned / 2) * MINUTE_MS;
  return {
    'first page': { limit: 15 },
    '500th page': { limit: 10, before: beforeDeep },
    'a period': { limit: 15, fromMs: middle - 400 * MINUTE_MS, toMs: middle },
    'a rare word': { limit: 15, beginnings: ['zebra'] },
    'a middling word': { limit: 15, beginnings: ['nguyen'] },
    'a frequent word': { limit: 15, beginnings: ['hold'] },
    'a frequent word, deep': { limit: 15, beginnings: ['hold'], before: beforeDeep },
    'a word of 40 kinds': { limit: 15, beginnings: ['comp'] },
    'a word of 2,003 kinds': { limit: 15, beginnings: ['l'] },
    'a kind of 20': { limit: 15, beginnings: ['last17'] },
    'frequent and middling': { limit: 15, beginnings: ['hold', 'company3'] },
    'middling and rare': { limit: 15, beginnings: ['nguyen', 'last1'] },
    'a tax year': { limit: 15, beginnings: ['=2025'] },
    'a tax year and a frequent word': { limit: 15, beginnings: ['hold', '=2025'] },
    'a tax year and a rare word': { limit: 15, beginnings: ['zebra', '=2025'] },
    'two that never meet': { limit: 15, beginnings: ['nguyen', 'hold'] },
  };
}

async function compare(kind, histories, many) {
  const asked = histories.map(pagesOf);
  for (const page of Object.keys(asked[0])) {
    const times = histories.map(() => []);
    const found = [];
    for (let round = 0; round < ROUNDS + 20; round += 1) {
      for (const [at, { records }] of histories.entries()) {
        const filter = { userId: OWNER, type: 'paystub', beginnings: [], ...asked[at][page] };
        const started = performance.now();
        found[at] = (await records.documents.list(filter)).length;
        if (round >= 20) times[at].push(performance.now() - started);
      }
    }
    const [few, most] = times.map(median);
    const ratio = (most / few).toFixed(2);
    const rows = `${found.join(' and ')} rows`;
    console.log(
      `${kind}, ${page}: ${few.toFixed(2)} ms with 1,000, ${most.toFixed(2)} ms with ${many.toLocaleString('en-US')}: ${ratio} times (${rows})`,
    );
  }
}

function median(times) {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
}

if (process.argv.includes('--help')) console.log(HELP);
else await main();
