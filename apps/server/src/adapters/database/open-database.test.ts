import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aesVault } from '../aes-vault.ts';
import { MasterKeyMissing } from '../master-key.ts';
import { databaseKinds, testDatabase } from '../../fixtures/databases.ts';
import { openDatabase } from './open-database.ts';
import { proveMasterKey } from './sealing/prove-master-key.ts';

describe.each(databaseKinds)('a database of %s', (kind) => {
  it('is refused to a server with another master key', async () => {
    const { db, close } = await testDatabase(kind);
    const key = randomBytes(32);
    await proveMasterKey(db, aesVault([key]));
    await proveMasterKey(db, aesVault([key]));
    await proveMasterKey(db, aesVault([randomBytes(32), key]));
    await expect(proveMasterKey(db, aesVault([randomBytes(32)]))).rejects.toThrow(MasterKeyMissing);
    await close();
  });

  it('does transactions wholly or not at all, also when one fails at its end', async () => {
    const { db, records, close } = await testDatabase(kind);
    await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) =>
        records.transaction(async (inside) => {
          await inside.jobs.add({ kind: 'a', payload: at, runAtMs: 0 });
          await inside.jobs.add({ kind: 'b', payload: at, runAtMs: 0 });
          if (at % 2 === 0) throw new Error('no');
        }),
      ),
    );
    const rows = await db.selectFrom('jobs').select('kind').execute();
    expect(rows.map((row) => row.kind).sort()).toEqual([...Array(10).fill('a'), ...Array(10).fill('b')]);
    await close();
  });
});

describe('SQLite in a file', () => {
  it('is opened again as it was left, with every commit flushed before it is answered', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'paperwage-sqlite-'));
    const place = { kind: 'sqlite', file: path.join(folder, 'deeper', 'x.sqlite') } as const;
    for (const expected of [0, 1]) {
      const db = await openDatabase(place, () => aesVault([randomBytes(32)]));
      const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
      expect(rows[0]!.synchronous).toBe(2);
      const kept = await db.selectFrom('idempotency').selectAll().execute();
      expect(kept).toHaveLength(expected);
      const row = { user_id: 'u', call: 'c', key: 'k', created_id: 'x', created_at: 1 };
      if (expected === 0) await db.insertInto('idempotency').values(row).execute();
      await db.destroy();
    }
    rmSync(folder, { recursive: true });
  });
});
