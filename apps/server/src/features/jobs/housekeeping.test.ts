import { expect, it } from 'vitest';
import { testDatabase } from '../../fixtures/databases.ts';
import { startHousekeeping } from './housekeeping.ts';

it('keeps house again and again, whatever fails, until it is stopped', async () => {
  const { records, clock, close } = await testDatabase('sqlite');
  let tries = 0;
  let reported: unknown;
  let isDone: () => void = () => undefined;
  const done = new Promise<void>((resolve) => (isDone = resolve));
  const failingAtFirst = {
    ...records,
    forgetExpiredIdentity: async (nowMs: number) => {
      tries += 1;
      if (tries === 1) throw new Error('away');
      await records.forgetExpiredIdentity(nowMs);
      isDone();
    },
  };
  await records.oneTime.spend('over', 1);
  const report = (error: unknown) => void (reported = error);
  const housekeeping = startHousekeeping({ records: failingAtFirst, clock, report }, 1);
  await done;
  await housekeeping.stop();
  expect(reported).toEqual(new Error('away'));
  expect(await records.oneTime.spend('over', 2)).toBe(true);
  await close();
});
