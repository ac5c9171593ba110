import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseKind, TestDatabase } from '../../fixtures/databases.ts';
import { databaseKinds, testDatabase } from '../../fixtures/databases.ts';
import { memoryFiles } from '../../fixtures/test-app.ts';
import { aesVault } from '../aes-vault.ts';
import { BackupRefused, backUp, restore } from './backup.ts';
import { proveMasterKey } from './sealing/prove-master-key.ts';
import { rotateKeys } from './rotate-keys.ts';
import { sealJson } from './sealing/sealed-json.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'paperwage-backup-'))));
afterEach(() => rmSync(folder, { recursive: true }));

async function filled(kind: DatabaseKind, count: number) {
  const database = await testDatabase(kind);
  await proveMasterKey(database.db, database.vault);
  for (let at = 0; at < count; at += 1) {
    await database.records.jobs.add({ kind: 'note', payload: { at, name: 'Nguyễn "Łukasz"\n' }, runAtMs: at });
  }
  const files = memoryFiles();
  await files.put('documents/a.pdf', randomBytes(3000));
  await files.put('empty', new Uint8Array());
  return { ...database, files, kind };
}

/** From day to day, out of each kind once and into each. */
const pairs = databaseKinds
  .flatMap((from) => databaseKinds.map((to) => [from, to] as const))
  .filter(([from, to]) => process.env.TEST_ALL || databaseKinds.length === 1 || from !== to);

describe.each(pairs)('a backup of %s restored into %s', (fromKind, toKind) => {
  it('holds every row and file as it was', async () => {
    const from = await filled(fromKind, 1203);
    expect(await backUp(from, folder)).toEqual({ rows: 1204, files: 2 });
    const into = { ...(await testDatabase(toKind)), files: memoryFiles() };
    expect(await restore(folder, into, from.vault)).toEqual({ rows: 1204, files: 2 });
    const read = async ({ db }: TestDatabase) =>
      (await db.selectFrom('jobs').selectAll().orderBy('id').execute()).map((row) => ({
        ...row,
        content: Buffer.from(row.content).toString('hex'),
        wrapped_key: Buffer.from(row.wrapped_key).toString('hex'),
      }));
    expect(await read(into)).toEqual(await read(from));
    expect(into.files.kept.get('documents/a.pdf')).toEqual(Buffer.from(from.files.kept.get('documents/a.pdf')!));
    await proveMasterKey(into.db, from.vault);
    await expect(proveMasterKey(into.db, into.vault)).rejects.toThrow('master key');
    await expect(restore(folder, into, from.vault)).rejects.toThrow('not empty');
    await from.close();
    await into.close();
  });
});

describe('a backup', () => {
  it.each(['', '{"format":1', '{}', '{"format":1}', 'null', '{"format":1,"migrations":[],"tables":{}}'])(
    'whose manifest is %j is refused in words',
    async (text) => {
      const from = await filled('sqlite', 3);
      await backUp(from, folder);
      writeFileSync(path.join(folder, 'manifest.json'), text);
      const into = { ...(await testDatabase('sqlite')), files: memoryFiles() };
      await expect(restore(folder, into, from.vault)).rejects.toThrow('The manifest.json of the backup is damaged.');
      await from.close();
      await into.close();
    },
  );

  it('with a damaged file is refused before any file is kept', async () => {
    const from = await filled('sqlite', 3);
    await backUp(from, folder);
    writeFileSync(path.join(folder, 'files/empty'), 'x');
    const into = { ...(await testDatabase('sqlite')), files: memoryFiles() };
    await expect(restore(folder, into, from.vault)).rejects.toThrow('The file empty of the backup is damaged.');
    expect(into.files.kept.size).toBe(0);
    await from.close();
    await into.close();
  });

  it('is of one moment, though rows are written meanwhile', async () => {
    const from = await filled('sqlite', 600);
    const during = {
      ...from.files,
      async *list() {
        await from.records.jobs.add({ kind: 'late', payload: 1, runAtMs: 0 });
        yield* from.files.list();
      },
    };
    expect((await backUp({ ...from, files: during }, folder)).rows).toBe(601);
    await from.close();
  });

  it.each([
    ['cut short', () => rmSync(path.join(folder, 'manifest.json')), 'no finished backup'],
    [
      'with a table cut short',
      () => truncateSync(path.join(folder, 'tables/jobs.jsonl'), 10),
      'jobs of the backup is damaged',
    ],
    [
      'with a file changed',
      () => writeFileSync(path.join(folder, 'files/empty'), 'x'),
      'empty of the backup is damaged',
    ],
    [
      'of a newer version',
      () => {
        const place = path.join(folder, 'manifest.json');
        writeFileSync(place, readFileSync(place, 'utf8').replace('0001-jobs', '9999-later'));
      },
      'newer version',
    ],
  ])('%s is refused before a row is written', async (_name, damage, message) => {
    const from = await filled('sqlite', 3);
    await backUp(from, folder);
    damage();
    const into = { ...(await testDatabase('sqlite')), files: memoryFiles() };
    const restoring = restore(folder, into, from.vault);
    await expect(restoring).rejects.toThrow(BackupRefused);
    await expect(restoring).rejects.toThrow(message);
    expect(await into.records.jobs.list(9)).toEqual([]);
    await from.close();
    await into.close();
  });
});

describe.each(databaseKinds)('rotating keys on %s', (kind) => {
  it('leaves every row readable with the new key alone', async () => {
    const database = await testDatabase(kind);
    const [older, newer] = [randomBytes(32), randomBytes(32)];
    const rows = Array.from({ length: 1100 }, (_, at) => ({
      name: `fact-${at}`,
      ...sealJson(aesVault([older]), at, `fact-${at}`),
    }));
    await database.db.insertInto('meta').values(rows).execute();
    expect(await rotateKeys(database.db, aesVault([newer, older]))).toBe(1100);
    expect(await rotateKeys(database.db, aesVault([newer, older]))).toBe(0);
    const kept = await database.db.selectFrom('meta').selectAll().execute();
    const vault = aesVault([newer]);
    for (const { name, content, wrapped_key: wrappedKey } of kept) {
      expect(`fact-${Buffer.from(vault.open({ content, wrappedKey }, name)).toString()}`).toBe(name);
    }
    await database.close();
  });
});
