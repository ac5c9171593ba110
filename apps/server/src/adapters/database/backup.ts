import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import type { FileStore } from '../../ports/file-store.ts';
import type { Vault } from '../../ports/vault.ts';
import { makeFolder } from '../make-folder.ts';
import { systemClock } from '../system-clock.ts';
import { insertRows } from './insert-rows.ts';
import { lookUpKey } from './sealing/keyed-hashes.ts';
import { SEALED_NAMES } from './migrations/0009-sealed-names.ts';
import { proveMasterKey } from './sealing/prove-master-key.ts';
import { sealRows } from './seal-row.ts';
import { TABLE_NAMES } from './tables/table-keys.ts';
import type { Database, Tables } from './tables/tables.ts';
import type { Row } from './walk-rows.ts';
import { inSnapshot, walkRows } from './walk-rows.ts';

const FORMAT = 1;
const MANIFEST = 'manifest.json';
const ROWS_AT_ONCE = 50;

/** What a backup contains, so that a damaged or incomplete one is detected before anything is written. */
interface Manifest {
  readonly format: number;
  readonly migrations: readonly string[];
  readonly tables: Readonly<Record<string, { readonly rows: number; readonly sha256: string }>>;
  readonly files: Readonly<Record<string, string>>;
}

export interface BackupCounts {
  readonly rows: number;
  readonly files: number;
}

/** The backup can't be written or restored there; the message says what to do. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

/**
 * Writes all records as of one moment, and all files, into a new folder, while servers keep running. Rows come first: a
 * file is written before its row and removed after it, so every row finds its file, except rows that are permanently
 * deleted while the files are copied. Encrypted data stays encrypted; the master key is not in the backup.
 */
export async function backUp(
  from: { db: Database; kind: 'sqlite' | 'postgres'; files: FileStore },
  folder: string,
): Promise<BackupCounts> {
  if ((await readdir(folder).catch(() => [])).length > 0) {
    throw new BackupRefused(`The folder ${folder} is not empty. Name a new folder for the backup.`);
  }
  makeFolder(path.join(folder, 'tables'));
  makeFolder(path.join(folder, 'files'));
  const tables: Record<string, Manifest['tables'][string]> = {};
  const migrations = await inSnapshot(from.db, from.kind, async (db) => {
    for (const table of TABLE_NAMES) tables[table] = await writeTable(db, table, folder);
    return migrationsOf(db);
  });
  const files: Record<string, string> = {};
  for await (const name of from.files.list()) {
    const content = await from.files.get(name);
    if (!content) continue;
    files[name] = sha256(content);
    await mkdir(path.dirname(path.join(folder, 'files', name)), { recursive: true });
    await writeFile(path.join(folder, 'files', name), content);
  }
  // Last, so that a backup that was cut short has none and is refused.
  await writeFile(path.join(folder, MANIFEST), JSON.stringify({ format: FORMAT, migrations, tables, files }, null, 1));
  return countsOf({ tables, files });
}

/**
 * Restores a backup into an empty database of either kind, and its files into the file store. Everything is checked
 * before the first row is stored, and all rows come in one transaction. Throws `BackupRefused`, and `MasterKeyMissing` if
 * the backup was made with another master key.
 */
export async function restore(
  folder: string,
  into: { db: Database; files: FileStore },
  vault: Vault,
): Promise<BackupCounts> {
  const manifest = await readManifest(folder);
  const known = await migrationsOf(into.db);
  if (manifest.migrations.some((name) => !known.includes(name))) {
    throw new BackupRefused('The backup was made by a newer version. Restore it with that version.');
  }
  for (const table of Object.keys(manifest.tables)) await checkTable(folder, table, manifest.tables[table]!);
  await refuseUnlessEmpty(into.db);
  for (const name of Object.keys(manifest.files)) await readFileOf(folder, name, manifest);
  await into.db.transaction().execute(async (db) => {
    await db.deleteFrom('meta').execute();
    const keep = keeper(db, manifest, vault);
    // `meta` comes first, because it shows whether the master key is the backup's.
    for (const table of TABLE_NAMES.filter((name) => name in manifest.tables)) {
      await readTable(folder, table, keep(table));
      if (table === 'meta') await proveMasterKey(db, vault);
    }
    for (const name of Object.keys(manifest.files)) {
      await into.files.put(name, await readFileOf(folder, name, manifest));
    }
  });
  return countsOf(manifest);
}

function countsOf({ tables, files }: Pick<Manifest, 'tables' | 'files'>): BackupCounts {
  return {
    rows: Object.values(tables).reduce((sum, { rows }) => sum + rows, 0),
    files: Object.keys(files).length,
  };
}

async function migrationsOf(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

async function refuseUnlessEmpty(db: Database): Promise<void> {
  for (const table of TABLE_NAMES.filter((name) => name !== 'meta')) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) {
      throw new BackupRefused('The database is not empty. Restore into a new DATA_DIR, or a new PostgreSQL database.');
    }
  }
}

async function writeTable(db: Database, table: keyof Tables, folder: string): Promise<Manifest['tables'][string]> {
  const hash = createHash('sha256');
  let count = 0;
  const file = await open(placeOf(folder, table), 'wx', 0o600);
  try {
    for await (const rows of walkRows(db, table)) {
      const text = rows.map((row) => `${JSON.stringify(row, bytesAsText)}\n`).join('');
      hash.update(text);
      count += rows.length;
      await file.writeFile(text);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { rows: count, sha256: hash.digest('hex') };
}

async function checkTable(folder: string, table: string, expected: Manifest['tables'][string]): Promise<void> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(placeOf(folder, table))) hash.update(chunk as Buffer);
  } catch {
    throw new BackupRefused(`We can’t read the table ${table} in the backup.`);
  }
  if (hash.digest('hex') !== expected.sha256) throw new BackupRefused(`The table ${table} of the backup is damaged.`);
}

async function readTable(
  folder: string,
  table: keyof Tables,
  keep: (rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  let waiting: Row[] = [];
  for await (const line of createInterface({ input: createReadStream(placeOf(folder, table)), crlfDelay: Infinity })) {
    waiting.push(JSON.parse(line, textAsBytes) as Row);
    if (waiting.length < ROWS_AT_ONCE) continue;
    await keep(waiting);
    waiting = [];
  }
  await keep(waiting);
}

/** Stores the rows of a backup; rows from before names were encrypted are encrypted on the way. */
function keeper(db: Database, { migrations }: Manifest, vault: Vault) {
  if (migrations.includes(SEALED_NAMES)) {
    return (table: keyof Tables) => (rows: readonly Row[]) => insertRows(db, table, rows);
  }
  return (table: keyof Tables) => async (rows: readonly Row[]) => {
    const key = await lookUpKey({ db, vault, clock: systemClock });
    for (const [name, sealed] of sealRows(table, rows, { vault, key })) await insertRows(db, name, sealed);
  };
}

async function readFileOf(folder: string, name: string, { files }: Manifest): Promise<Uint8Array> {
  const content = await readFile(path.join(folder, 'files', name)).catch(() => undefined);
  if (!content || sha256(content) !== files[name])
    throw new BackupRefused(`The file ${name} of the backup is damaged.`);
  return content;
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => {
    throw new BackupRefused(`${folder} has no finished backup. Its ${MANIFEST} is missing.`);
  });
  const manifest = parsed(text) as Partial<Manifest> | undefined;
  if (typeof manifest?.format !== 'number') throw new BackupRefused(`The ${MANIFEST} of the backup is damaged.`);
  if (manifest.format !== FORMAT) throw new BackupRefused('This version can’t read the backup’s format.');
  const { migrations, tables, files } = manifest;
  if (!Array.isArray(migrations) || !tables || !files)
    throw new BackupRefused(`The ${MANIFEST} of the backup is damaged.`);
  return manifest as Manifest;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const placeOf = (folder: string, table: string) => path.join(folder, 'tables', `${table}.jsonl`);

function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Bytes as `{ "base64": … }`; a Buffer has already turned into its own JSON before this sees it. */
function bytesAsText(this: unknown, key: string, value: unknown): unknown {
  const original = (this as Record<string, unknown>)[key];
  return original instanceof Uint8Array ? { base64: Buffer.from(original).toString('base64') } : value;
}

function textAsBytes(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('base64' in value)) return value;
  return Buffer.from(String(value.base64), 'base64');
}
