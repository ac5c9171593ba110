import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bytesOfDatabase, textsIn } from '../../fixtures/database-files.ts';
import type { DatabaseKind } from '../../fixtures/databases.ts';
import { usualDatabaseKinds, newPostgresDatabase, testDatabase } from '../../fixtures/databases.ts';
import type { OldRows } from '../../fixtures/old-database.ts';
import { CLEAR_TEXTS, fillOldDatabase, oldRows } from '../../fixtures/old-database.ts';
import { memoryFiles } from '../../fixtures/test-app.ts';
import type { DatabasePlace } from '../../places.ts';
import type { Records } from '../../ports/records.ts';
import type { Vault } from '../../ports/vault.ts';
import { aesVault } from '../aes-vault.ts';
import { MasterKeyMissing } from '../master-key.ts';
import { systemClock } from '../system-clock.ts';
import { restore } from './backup.ts';
import { databaseRecords } from './database-records.ts';
import { connectTo, openDatabase } from './open-database.ts';
import { migrations } from './migrations/index.ts';
import { SEALED_NAMES } from './migrations/0009-sealed-names.ts';
import { rotateKeys } from './rotate-keys.ts';

/** More than are sealed in one transaction. */
const MANY = 250;

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'paperwage-names-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const placeOf = (kind: DatabaseKind): DatabasePlace | Promise<DatabasePlace> =>
  kind === 'sqlite' ? { kind, file: path.join(folder, 'x.sqlite') } : newPostgresDatabase();
const recordsOf = (db: ReturnType<typeof connectTo>, vault: Vault) =>
  databaseRecords({ db, vault, clock: systemClock });

async function expectAll(records: Records, rows: OldRows): Promise<void> {
  for (const at of [0, 201, rows.users.length - 1]) {
    const { id, email } = rows.users[at]!;
    expect(await records.accounts.findByEmail(email)).toMatchObject({ id, email, firstName: `N${at}` });
    const [draft, ...others] = await records.drafts.list(id);
    expect(others).toEqual([]);
    expect(draft).toMatchObject({ fromName: 'Quetzal Bakery', toName: 'Wyszyńska', date: '2031-07-19', version: 3 });
    expect((await records.drafts.find(id, id))?.content).toEqual({ at });
    expect(await records.oneTime.findLink(`link-${at}`)).toMatchObject({ email, userId: id });
    expect(await records.passkeys.listOf(id)).toMatchObject([{ name: 'Zoltán’s key', counter: 7 }]);
    expect(await records.social.find('https://acme.example', `subject-planted-${at}`)).toMatchObject({ userId: id });
    const list = (...beginnings: string[]) =>
      records.documents.list({ userId: id, type: 'invoice', limit: 9, beginnings });
    const [there, removed] = rows.documents.filter(({ user_id: owner }) => owner === id);
    const found = [{ id: there!.id, summary: { id: there!.id } }];
    expect(await list('wys', 'quetzal')).toMatchObject(found);
    expect(await list()).toMatchObject(found);
    await records.transaction((inside) => inside.documents.restore(id, removed!.id));
    expect(await list(`w${at}`)).toHaveLength(2);
    await records.transaction((inside) => inside.documents.remove(id, removed!.id, 1));
  }
}

/** What PostgreSQL does as SQLite does, which takes long there. */
const onPostgres = (kind: DatabaseKind) => ({ tags: kind === 'postgres' ? ['release'] : [] });

describe.each(usualDatabaseKinds)('a database of %s from before names were sealed', (kind) => {
  it('is sealed when it is opened, with nothing in clear left in its files', async () => {
    const [place, vault] = [await placeOf(kind), aesVault([randomBytes(32)])];
    const rows = oldRows(vault, MANY);
    await fillOldDatabase(place, vault, rows);
    const before = connectTo(place);
    const clear = textsIn(await bytesOfDatabase(before, place), CLEAR_TEXTS);
    for (const text of CLEAR_TEXTS) expect(clear).toContain(text);
    await before.destroy();
    const db = await openDatabase(place, () => vault);
    expect(textsIn(await bytesOfDatabase(db, place), CLEAR_TEXTS)).toEqual([]);
    await expectAll(recordsOf(db, vault), rows);
    expect(textsIn(await bytesOfDatabase(db, place), CLEAR_TEXTS)).toEqual([]);
    await db.destroy();
  });

  it('goes on where it was stopped, wherever that was', onPostgres(kind), async () => {
    const [place, vault] = [await placeOf(kind), aesVault([randomBytes(32)])];
    const rows = oldRows(vault, MANY);
    await fillOldDatabase(place, vault, rows);
    let stops = 0;
    for (;;) {
      let left = 250;
      const stopping: Vault = {
        ...vault,
        seal(plain, context) {
          if ((left -= 1) < 0) throw new Error('stopped');
          return vault.seal(plain, context);
        },
      };
      const opened = await openDatabase(place, () => stopping).catch((error: unknown) => error as Error);
      if (opened instanceof Error) {
        expect(opened.message).toBe('stopped');
        stops += 1;
        continue;
      }
      await expectAll(recordsOf(opened, vault), rows);
      await opened.destroy();
      break;
    }
    expect(stops).toBeGreaterThan(5);
  });

  it('rewrites its files also when it was stopped just before that', onPostgres(kind), async () => {
    const [place, vault] = [await placeOf(kind), aesVault([randomBytes(32)])];
    await fillOldDatabase(place, vault, oldRows(vault, 3));
    const db = await openDatabase(place, () => vault);
    await sql`create table names_in_clear (name text)`.execute(db);
    // One leaves it in SQLite, the other in PostgreSQL.
    await sql`create table planted as select ${'Wyszyńska'} as name`.execute(db);
    await sql`drop table planted`.execute(db);
    for (const name of ['Wyszyńska', 'a hash']) {
      await sql`update users set email_hash = ${name} where id = (select min(id) from users)`.execute(db);
    }
    expect(textsIn(await bytesOfDatabase(db, place), ['Wyszyńska'])).toEqual(['Wyszyńska']);
    await db.destroy();
    const again = await openDatabase(place, () => vault);
    expect(textsIn(await bytesOfDatabase(again, place), ['Wyszyńska'])).toEqual([]);
    const tables = (await again.introspection.getTables()).map(({ name }) => name);
    expect(tables.filter((name) => name.includes('clear'))).toEqual([]);
    await again.destroy();
  });

  it('is left as it is for a server with another master key', onPostgres(kind), async () => {
    const [place, vault] = [await placeOf(kind), aesVault([randomBytes(32)])];
    const rows = oldRows(vault, 2);
    await fillOldDatabase(place, vault, rows);
    await expect(openDatabase(place, () => aesVault([randomBytes(32)]))).rejects.toThrow(MasterKeyMissing);
    const db = connectTo(place);
    expect((await sql`select email from users`.execute(db)).rows).toHaveLength(2);
    await db.destroy();
    const right = await openDatabase(place, () => vault);
    for (const { email, id } of rows.users) {
      expect(await recordsOf(right, vault).accounts.findByEmail(email)).toMatchObject({ id });
    }
    await right.destroy();
  });

  it('comes back from a backup of that time, into a database of now', onPostgres(kind), async () => {
    const [older, newer] = [randomBytes(32), randomBytes(32)];
    const vault = aesVault([older]);
    const rows = oldRows(vault, MANY);
    writeOldBackup(folder, rows);
    const into = await testDatabase(kind);
    await restore(folder, { db: into.db, files: memoryFiles() }, vault);
    await expectAll(recordsOf(into.db, vault), rows);
    await rotateKeys(into.db, aesVault([newer, older]));
    await expectAll(recordsOf(into.db, aesVault([newer])), rows);
    await into.close();
  });
});

describe.each(usualDatabaseKinds.filter((kind) => kind === 'postgres'))('two servers on %s', (kind) => {
  it('seal what is in clear once', async () => {
    const [place, vault] = [await placeOf(kind), aesVault([randomBytes(32)])];
    const rows = oldRows(vault, MANY);
    await fillOldDatabase(place, vault, rows);
    const servers = await Promise.all([1, 2, 3].map(() => openDatabase(place, () => vault)));
    for (const db of servers) await expectAll(recordsOf(db, vault), rows);
    expect(textsIn(await bytesOfDatabase(servers[0]!, place), CLEAR_TEXTS)).toEqual([]);
    for (const db of servers) await db.destroy();
  });

  const reads = sql`select from pg_class limit 1`;
  const writes = sql`create table written as select 1 as x`;

  it.each([
    ['reads this database', 'repeatable read', reads, true],
    ['writes to this database', 'read committed', writes, true],
    ['writes to another database', 'read committed', writes, false],
  ] as const)(
    'wait for a session that %s: what it may still see would stay in the files',
    { tags: ['release'] },
    async (_, level, does, here) => {
      const [place, vault] = [await placeOf(kind), aesVault([randomBytes(32)])];
      await fillOldDatabase(place, vault, oldRows(vault, 3));
      const other = connectTo(here ? place : await newPostgresDatabase());
      const working = await other.startTransaction().setIsolationLevel(level).execute();
      await does.execute(working);
      const ended = wait(1500).then(() => working.commit().execute());
      const db = await openDatabase(place, () => vault);
      expect(textsIn(await bytesOfDatabase(db, place), CLEAR_TEXTS)).toEqual([]);
      await ended;
      await db.destroy();
      await other.destroy();
    },
  );
});

/** A backup as the version before names were sealed wrote it. */
function writeOldBackup(into: string, rows: OldRows): void {
  mkdirSync(path.join(into, 'tables'));
  const tables = Object.fromEntries(
    Object.entries(rows).map(([table, some]) => {
      const text = some.map((row) => `${JSON.stringify(mapped(row))}\n`).join('');
      writeFileSync(path.join(into, 'tables', `${table}.jsonl`), text);
      return [table, { rows: some.length, sha256: createHash('sha256').update(text).digest('hex') }];
    }),
  );
  const before = Object.keys(migrations).filter((name) => name < SEALED_NAMES);
  writeFileSync(path.join(into, 'manifest.json'), JSON.stringify({ format: 1, migrations: before, tables, files: {} }));
}

function mapped(row: object): object {
  const asText = (value: unknown) =>
    value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value;
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, asText(value)]));
}
