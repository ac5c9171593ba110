import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../fixtures/databases.ts';
import { startJobLoop } from './job-loop.ts';
import type { JobHandlers } from './run-jobs.ts';
import { runDueJobs } from './run-jobs.ts';

async function setUp(handlers: JobHandlers) {
  const database = await testDatabase('sqlite');
  const reports: object[] = [];
  const run = {
    records: database.records,
    handlers,
    clock: database.clock,
    report: (event: object) => reports.push(event),
  };
  return { ...database, run, reports };
}

describe('jobs', () => {
  it('are done in turn and then gone', async () => {
    const done: unknown[] = [];
    const { records, run, close } = await setUp({ note: (payload) => Promise.resolve(void done.push(payload)) });
    await records.jobs.add({ kind: 'note', payload: 'a', runAtMs: 0 });
    await records.jobs.add({ kind: 'note', payload: 'b', runAtMs: 1 });
    expect(await runDueJobs(run)).toBe(2);
    expect(done).toEqual(['a', 'b']);
    expect(await records.jobs.list(9)).toEqual([]);
    await close();
  });

  it('that fail are tried again after longer and longer waits, and at last left for a person', async () => {
    const { records, run, clock, reports, close } = await setUp({
      note: () => Promise.reject(Object.assign(new TypeError('123-45-6789'), { code: 'ECONNREFUSED' })),
    });
    await records.jobs.add({ kind: 'note', payload: 'a', runAtMs: 0 });
    const begunAtMs = clock.nowMs();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      expect(await runDueJobs(run)).toBe(1);
      const [open] = await records.jobs.list(9);
      waits.push(open!.runAtMs - clock.nowMs());
      clock.goOn(waits.at(-1)!);
    }
    expect(waits.slice(0, 4)).toEqual([5_000, 15_000, 45_000, 135_000]);
    const hours = (clock.nowMs() - begunAtMs) / 3_600_000;
    expect(Math.round(hours)).toBe(23);
    expect(await runDueJobs(run)).toBe(1);
    expect(await runDueJobs(run)).toBe(0);
    expect(await records.jobs.list(9)).toMatchObject([
      { attempts: 12, hasGivenUp: true, lastError: 'TypeError ECONNREFUSED' },
    ]);
    expect(reports.at(-1)).toMatchObject({ gaveUp: true });
    expect(await records.jobs.tryAgain('no such job', clock.nowMs())).toBe(0);
    expect(await records.jobs.tryAgain(undefined, clock.nowMs())).toBe(1);
    expect(await records.jobs.list(9)).toMatchObject([{ attempts: 0, hasGivenUp: false }]);
    expect(await runDueJobs(run)).toBe(1);
    const [open] = await records.jobs.list(9);
    expect(await records.jobs.drop(open!.id)).toBe(true);
    expect(await records.jobs.list(9)).toEqual([]);
    await close();
  });

  it('that come again are done when they are due', async () => {
    let done = 0;
    const { run, clock, close } = await setUp({ sweep: () => Promise.resolve((done += 1)) });
    const recurring = [{ kind: 'sweep', everyMs: 1000 }];
    await runDueJobs({ ...run, recurring });
    await runDueJobs({ ...run, recurring });
    expect(done).toBe(1);
    clock.goOn(1000);
    await runDueJobs({ ...run, recurring });
    expect(done).toBe(2);
    await close();
  });

  it('of a kind nobody knows fail, and are kept', async () => {
    const { records, run, close } = await setUp({});
    await records.jobs.add({ kind: 'unknown', payload: 'a', runAtMs: 0 });
    await runDueJobs(run);
    expect(await records.jobs.list(9)).toHaveLength(1);
    await close();
  });

  it('are looked for until the loop is stopped, which waits for the one in hand', async () => {
    let finish: () => void = () => undefined;
    let begun: () => void = () => undefined;
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    const work = new Promise<void>((resolve) => (finish = resolve));
    const { records, run, close } = await setUp({
      slow: () => {
        begun();
        return work;
      },
    });
    const loop = startJobLoop(run, 1);
    await records.jobs.add({ kind: 'slow', payload: 1, runAtMs: 0 });
    await hasBegun;
    const stopping = loop.stop();
    finish();
    await stopping;
    expect(await records.jobs.list(9)).toEqual([]);
    await close();
  });
});
