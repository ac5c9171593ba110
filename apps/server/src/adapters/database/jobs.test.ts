import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../fixtures/databases.ts';
import { databaseKinds, testDatabase } from '../../fixtures/databases.ts';

describe.each(databaseKinds)('jobs on %s', (kind) => {
  let database: TestDatabase;
  beforeEach(async () => void (database = await testDatabase(kind)));
  afterEach(() => database.close());

  it('are given out when they are due, the earliest first, each to one', async () => {
    const { records, clock } = database;
    await records.jobs.add({ kind: 'note', payload: { to: 'b' }, runAtMs: clock.nowMs() + 10 });
    await records.jobs.add({ kind: 'note', payload: { to: 'a' }, runAtMs: clock.nowMs() });
    expect(await records.jobs.claim(clock.nowMs() - 1, 1000)).toBeUndefined();
    const claimed = await Promise.all([1, 2, 3].map(() => records.jobs.claim(clock.nowMs() + 10, 1000)));
    expect(claimed.map((job) => (job?.payload as { to: string } | undefined)?.to).sort()).toEqual([
      'a',
      'b',
      undefined,
    ]);
  });

  it('are anybody’s again when a claim runs out, and the late one cannot end them', async () => {
    const { records, clock } = database;
    await records.jobs.add({ kind: 'note', payload: 1, runAtMs: 0 });
    const slow = (await records.jobs.claim(clock.nowMs(), 1000))!;
    expect(await records.jobs.claim(clock.nowMs() + 999, 1000)).toBeUndefined();
    const next = (await records.jobs.claim(clock.nowMs() + 1000, 1000))!;
    expect([next.attempts, next.id]).toEqual([2, slow.id]);
    expect(await records.jobs.finish(slow)).toBe(false);
    expect(await records.jobs.putBack(slow, 'late', 0)).toBe(false);
    expect(await records.jobs.finish(next)).toBe(true);
    expect(await records.jobs.list(10)).toEqual([]);
  });

  it('that failed come back at their time, or wait for a person', async () => {
    const { records, clock } = database;
    await records.jobs.add({ kind: 'note', payload: 1, runAtMs: 0 });
    const first = (await records.jobs.claim(clock.nowMs(), 1000))!;
    await records.jobs.putBack(first, 'refused', clock.nowMs() + 5000);
    expect(await records.jobs.claim(clock.nowMs(), 1000)).toBeUndefined();
    const second = (await records.jobs.claim(clock.nowMs() + 5000, 1000))!;
    await records.jobs.putBack(second, 'refused again', undefined);
    expect(await records.jobs.claim(clock.nowMs() + 1e9, 1000)).toBeUndefined();
    expect(await records.jobs.list(10)).toMatchObject([{ attempts: 2, lastError: 'refused again', hasGivenUp: true }]);
  });

  it('are added with what they belong to, or not at all', async () => {
    const { records } = database;
    const failing = records.transaction(async (inside) => {
      await inside.jobs.add({ kind: 'note', payload: 1, runAtMs: 0 });
      throw new Error('after all not');
    });
    await expect(failing).rejects.toThrow('after all not');
    expect(await records.jobs.list(10)).toEqual([]);
  });

  it('that come again are put on the list once each time, no matter who asks', async () => {
    const { records, clock } = database;
    const ask = (nowMs: number) =>
      Promise.all([1, 2, 3].map(() => records.jobs.addRecurring({ kind: 'sweep', nowMs, everyMs: 1000 })));
    expect((await ask(clock.nowMs())).filter(Boolean)).toHaveLength(1);
    expect(await ask(clock.nowMs() + 999)).toEqual([false, false, false]);
    expect((await ask(clock.nowMs() + 1000)).filter(Boolean)).toHaveLength(1);
    expect(await records.jobs.list(10)).toMatchObject([{ kind: 'sweep' }, { kind: 'sweep' }]);
  });

  it('keep what they are about sealed', async () => {
    const { records, db } = database;
    await records.jobs.add({ kind: 'note', payload: { to: 'ana@example.com' }, runAtMs: 0 });
    const rows = await db.selectFrom('jobs').selectAll().execute();
    expect(Buffer.from(rows[0]!.content).includes('ana@')).toBe(false);
  });
});

describe.each(databaseKinds.filter((kind) => kind === 'postgres'))('jobs among servers on %s', (kind) => {
  it('are done once each', async () => {
    const database = await testDatabase(kind);
    const servers = [database.records, await database.another(), await database.another()];
    for (let count = 0; count < 60; count += 1)
      await database.records.jobs.add({ kind: 'x', payload: count, runAtMs: 0 });
    const done: unknown[] = [];
    const work = async (records: (typeof servers)[number]) => {
      for (let job; (job = await records.jobs.claim(database.clock.nowMs(), 60_000));) {
        done.push(job.payload);
        await records.jobs.finish(job);
      }
    };
    await Promise.all(servers.map(work));
    expect(done.sort((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 60 }, (_, at) => at));
    await database.close();
  });
});
