import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../fixtures/databases.ts';
import { databaseKinds, testDatabase } from '../../../fixtures/databases.ts';
import { newId } from '../../../ids.ts';
import type { Records } from '../../../ports/records.ts';
import { embeddedIdentity } from './embedded-identity.ts';

const ISSUER = 'https://pay.example.com';

describe.each(databaseKinds)('the embedded identity provider on %s', (kind) => {
  let database: TestDatabase;
  let userId: string;
  beforeEach(async () => {
    database = await testDatabase(kind);
    userId = newId(database.clock.nowMs());
    await database.records.accounts.add({
      id: userId,
      email: 'ana@example.com',
      isValidEmail: true,
      isGuest: true,
      firstName: '',
      lastName: '',
      createdAtMs: database.clock.nowMs(),
      sessionsEndedAtMs: 0,
    });
  });
  afterEach(() => database.close());

  const provider = (records: Records = database.records) =>
    embeddedIdentity({ records, clock: database.clock, issuer: ISSUER, idleMs: 12 * 86_400_000 });
  const signedIn = async () => {
    const identity = provider();
    return (await identity.tokens!.exchange(await identity.createCustomToken(userId), 'x'))!;
  };

  it('proves what it issued, also after a restart, until the sign-in or the account is ended', async () => {
    const { idToken } = await signedIn();
    const proven = await provider().verifyIdToken(idToken);
    expect(proven).toMatchObject({ userId, signedInAtMs: database.clock.nowMs() });
    await database.records.sessions.end(proven!.sessionId!, userId);
    expect(await provider().verifyIdToken(idToken)).toBeUndefined();
    const again = await signedIn();
    await database.records.accounts.remove(userId);
    expect(await provider().verifyIdToken(again.idToken)).toBeUndefined();
  });

  it('gives no tokens to an account that is gone, or ended its sessions since', async () => {
    const identity = provider();
    const token = await identity.createCustomToken(userId);
    database.clock.goOn(1);
    await database.records.accounts.setSessionsEnded(userId, database.clock.nowMs());
    expect(await identity.tokens!.exchange(token, 'x')).toBeUndefined();
    expect(await identity.tokens!.exchange(await identity.createCustomToken(newId(1)), 'x')).toBeUndefined();
  });

  it('takes one custom token once, and of many who send one refresh token lets one line go on', async () => {
    const identity = provider();
    const token = await identity.createCustomToken(userId);
    const exchanged = await Promise.all([1, 2, 3].map(() => identity.tokens!.exchange(token, 'x')));
    const first = exchanged.filter((one) => one !== undefined);
    expect(first).toHaveLength(1);
    const next = await Promise.all([1, 2, 3].map(() => identity.tokens!.refresh(first[0]!.refreshToken)));
    expect(next.every((one) => one !== undefined)).toBe(true);
    expect(await identity.tokens!.refresh(next[0]!.refreshToken)).toBeDefined();
    expect(await identity.tokens!.refresh(next[1]!.refreshToken)).toBeUndefined();
    expect(await identity.verifyIdToken(next[0]!.idToken)).toBeUndefined();
  });

  it.skipIf(kind === 'sqlite')('is one provider on many servers', async () => {
    const other = provider(await database.another());
    const { idToken, refreshToken } = await signedIn();
    expect(await other.verifyIdToken(idToken)).toMatchObject({ userId });
    const next = await other.tokens!.refresh(refreshToken);
    expect(await provider().verifyIdToken(next!.idToken)).toMatchObject({ userId });
    expect(await other.tokens!.publicKeys()).toEqual(await provider().tokens!.publicKeys());
  });
});
