import { expect, it } from 'vitest';
import { databaseKinds, testDatabase } from '../../fixtures/databases.ts';
import { testConfig, testIdentity } from '../../fixtures/test-app.ts';
import { newId } from '../../ids.ts';
import { updateProfile } from './profile.ts';

it.each(databaseKinds)('of two who ask at once for one address, one gets it and one is told, on %s', async (kind) => {
  const { records, clock, close } = await testDatabase(kind);
  const context = { records, clock, identity: testIdentity, accountData: [], attemptsPerHour: 100, adminEmails: [] };
  const nowMs = clock.nowMs();
  for (let round = 0; round < 10; round += 1) {
    const users = ['a', 'b', 'c'].map((name) => ({ id: newId(nowMs), email: `${name}${round}@example.com` }));
    const person = { isValidEmail: false, isGuest: true, firstName: 'A', lastName: 'B' };
    for (const user of users) {
      await records.accounts.add({ ...user, ...person, createdAtMs: nowMs, sessionsEndedAtMs: 0 });
    }
    const { publicUrl, company } = testConfig();
    const changes = users.map(({ id }) =>
      updateProfile(
        { ...context, publicUrl, company, social: [], payments: undefined },
        { userId: id, signedInAtMs: nowMs },
        { email: `new${round}@example.com` },
        '192.0.2.1',
      ),
    );
    const ends = (await Promise.allSettled(changes)).map((end) => (end.status === 'fulfilled' ? '' : end.reason.code));
    expect(ends.sort()).toEqual(['', 'emailTaken', 'emailTaken']);
  }
  await close();
});
