import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../fixtures/databases.ts';
import { databaseKinds, testDatabase } from '../../fixtures/databases.ts';
import type { Records } from '../../ports/records.ts';

describe.each(databaseKinds)('idempotency keys on %s', (kind) => {
  let database: TestDatabase;
  beforeEach(async () => void (database = await testDatabase(kind)));
  afterEach(() => database.close());

  const entry = { userId: 'u', call: 'save', key: 'k', createdAtMs: 5 };
  const take = (records: Records, createdId: string) =>
    records.transaction((inside) => inside.idempotency.take({ ...entry, createdId }));

  it('are taken once, and then tell what was created', async () => {
    const { records } = database;
    expect(await take(records, 'first')).toBeUndefined();
    expect(await take(records, 'second')).toBe('first');
    expect(await records.idempotency.find(entry)).toBe('first');
    expect(await records.idempotency.find({ ...entry, userId: 'another' })).toBeUndefined();
  });

  it('are taken by one of those that come at once', async () => {
    const { records } = database;
    const found = await Promise.all(['a', 'b', 'c'].map((id) => take(records, id)));
    expect(found.filter((one) => one === undefined)).toHaveLength(1);
    expect(new Set(found.filter((one) => one !== undefined)).size).toBe(1);
  });

  it('are free again when the work was not done', async () => {
    const { records } = database;
    const failing = records.transaction(async (inside) => {
      await inside.idempotency.take({ ...entry, createdId: 'lost' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await take(records, 'kept')).toBeUndefined();
  });

  it('are forgotten with age', async () => {
    const { records } = database;
    await take(records, 'first');
    await records.idempotency.forgetBefore(5);
    expect(await records.idempotency.find(entry)).toBe('first');
    await records.idempotency.forgetBefore(6);
    expect(await records.idempotency.find(entry)).toBeUndefined();
  });
});
