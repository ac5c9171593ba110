import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@paperwage/values';
import type { TestDatabase } from '../../../fixtures/databases.ts';
import { databaseKinds, testDatabase } from '../../../fixtures/databases.ts';
import { memoryFiles } from '../../../fixtures/test-app.ts';
import { newId } from '../../../ids.ts';
import { deleteExpired } from '../../../features/jobs/housekeeping.ts';
import type { Account } from '../../../ports/accounts/account-records.ts';
import { backUp, restore } from '../backup.ts';
import { databaseRecords } from '../database-records.ts';

describe.each(databaseKinds)('accounts on %s', (kind) => {
  let database: TestDatabase;
  beforeEach(async () => void (database = await testDatabase(kind)));
  afterEach(() => database.close());

  const account = (email: string): Account => ({
    id: newId(database.clock.nowMs()),
    email,
    isValidEmail: false,
    isGuest: true,
    firstName: 'Zsuzsanna',
    lastName: 'Nguyễn',
    createdAtMs: database.clock.nowMs(),
    sessionsEndedAtMs: 0,
  });
  const added = async (email = 'ana@example.com') => {
    const one = account(email);
    expect(await database.records.accounts.add(one)).toBe(true);
    return one;
  };
  const session = (userId: string, expiresAtMs = database.clock.nowMs() + DAY_MS) => {
    const nowMs = database.clock.nowMs();
    return { id: newId(nowMs), userId, device: 'x', createdAtMs: nowMs, lastSeenAtMs: nowMs, expiresAtMs };
  };

  it('are found by id and address, with names that are sealed', async () => {
    const one = await added();
    const { accounts } = database.records;
    expect(await accounts.find(one.id)).toEqual(one);
    expect(await accounts.findByEmail(one.email)).toEqual(one);
    expect(await accounts.findByEmail('eve@example.com')).toBeUndefined();
    const [row] = await database.db.selectFrom('users').selectAll().execute();
    expect(Buffer.from(row!.content).includes('Zsuzsanna')).toBe(false);
    expect(JSON.stringify(row!.email_hash) + Buffer.from(row!.email).toString('latin1')).not.toContain('ana');
  });

  it('do not get an address that another is given in the same moment', async () => {
    const [first, second] = [await added('first@example.com'), await added('second@example.com')];
    let go: () => void = () => undefined;
    const isAsked = new Promise<void>((resolve) => (go = resolve));
    const taken = { first: false, second: true };
    const one = database.records.transaction(async ({ accounts }) => {
      taken.first = await accounts.setEmail(first.id, 'new@example.com', false);
      go();
      // Long enough for the other statement to wait for the end of this transaction.
      await wait(200);
    });
    await isAsked;
    const other = database.records.transaction(async ({ accounts }) => {
      taken.second = await accounts.setEmail(second.id, 'new@example.com', false);
    });
    await Promise.allSettled([one, other]);
    expect(taken).toEqual({ first: true, second: false });
    expect(await database.records.accounts.find(second.id)).toMatchObject({ email: 'second@example.com' });
  });

  it('have one address each, though many come at once', async () => {
    const tries = ['a', 'b', 'c', 'd'].map(() => database.records.accounts.add(account('ana@example.com')));
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
    const other = await added('b@example.com');
    expect(await database.records.accounts.setEmail(other.id, 'ana@example.com', false)).toBe(false);
    expect(await database.records.accounts.setEmail(other.id, 'c@example.com', true)).toBe(true);
    expect(await database.records.accounts.find(other.id)).toMatchObject({
      email: 'c@example.com',
      isValidEmail: true,
    });
  });

  it('change names, and tell of a new password once', async () => {
    const { accounts, passwords } = database.records;
    const { id } = await added();
    await accounts.setNames(id, { firstName: 'Ana', lastName: '' });
    expect(await accounts.find(id)).toMatchObject({ firstName: 'Ana', lastName: '' });
    expect(await passwords.hashOf(id)).toBeUndefined();
    await passwords.set(id, 'first', 1, false);
    expect(await passwords.takeNotice(id)).toBe(false);
    await passwords.set(id, 'second', 2, true);
    expect(await passwords.hashOf(id)).toBe('second');
    const taken = await Promise.all([1, 2, 3].map(() => passwords.takeNotice(id)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    await passwords.remove(id);
    expect(await passwords.hashOf(id)).toBeUndefined();
  });

  const passkey = (userId: string, credentialId: string) => ({
    id: newId(database.clock.nowMs()),
    userId,
    credentialId,
    publicKey: new Uint8Array([1, 2, 3]),
    counter: 4_000_000_000,
    name: 'Firefox on Windows',
    createdAtMs: database.clock.nowMs(),
  });
  const withAll = async () => {
    const { passwords, sessions, cookieSessions, oneTime, secondFactors } = database.records;
    const one = await added();
    const { id, email } = one;
    const open = session(id);
    await passwords.set(id, 'hash', 1, false);
    await sessions.add(open);
    await sessions.addToken({ hash: 'h', sessionId: open.id, parent: undefined }, 1);
    await cookieSessions.add({ hash: 'c', userId: id, sessionId: open.id, createdAtMs: 1, expiresAtMs: 2 });
    await oneTime.addLink({ hash: 'l', kind: 'emailLink', userId: id, email, expiresAtMs: 2 });
    await secondFactors.begin(id, 'SECRET');
    await secondFactors.setRecoveryCodes(id, ['a', 'b']);
    await database.records.passkeys.add(passkey(id, 'credential'));
    await database.records.phones.add({ userId: id, number: '+19165550142', numberHash: 'p', addedAtMs: 1 });
    return one;
  };
  const belonging = [
    'passwords',
    'token_families',
    'refresh_tokens',
    'server_sessions',
    'link_tokens',
    'second_factors',
    'recovery_codes',
    'passkeys',
    'phone_numbers',
  ] as const;

  it('take all that belongs to signing in along', async () => {
    const { id } = await withAll();
    await database.records.accounts.remove(id);
    for (const table of belonging) {
      expect(await database.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
  });

  it('come back from a backup with all that belongs to them', async () => {
    const one = await withAll();
    const folder = mkdtempSync(path.join(tmpdir(), 'paperwage-accounts-'));
    const into = await testDatabase(kind);
    await backUp({ db: database.db, kind, files: memoryFiles() }, folder);
    await restore(folder, { db: into.db, files: memoryFiles() }, database.vault);
    const { db, clock } = into;
    const restored = databaseRecords({ db, clock, vault: database.vault });
    expect(await restored.accounts.find(one.id)).toEqual(one);
    expect(await restored.accounts.findByEmail(one.email)).toEqual(one);
    expect(await restored.secondFactors.find(one.id)).toEqual({ secret: 'SECRET', isOn: false });
    expect(await restored.phones.findByHash('p')).toMatchObject({ userId: one.id, number: '+19165550142' });
    for (const table of belonging) {
      expect((await db.selectFrom(table).selectAll().execute()).length, table).toBeGreaterThan(0);
    }
    await into.close();
    rmSync(folder, { recursive: true });
  });

  it('have sessions, which end one by one or but for one, with their tokens and cookies', async () => {
    const { sessions, cookieSessions } = database.records;
    const { id } = await added();
    const [first, second, third] = [session(id), session(id), session(id)];
    for (const one of [first, second, third]) {
      await sessions.add(one);
      await sessions.addToken({ hash: one.id, sessionId: one.id, parent: undefined }, 1);
      await cookieSessions.add({ hash: one.id, userId: id, sessionId: one.id, createdAtMs: 1, expiresAtMs: 2 });
    }
    await sessions.touch(second.id, database.clock.nowMs() + 5, first.expiresAtMs);
    expect((await sessions.listOf(id, database.clock.nowMs())).map((one) => one.id)).toEqual([
      second.id,
      ...[first.id, third.id].sort().reverse(),
    ]);
    expect(await sessions.listOf(id, first.expiresAtMs)).toEqual([]);
    expect(await sessions.end(first.id, 'another')).toBe(false);
    expect(await sessions.end(first.id, id)).toBe(true);
    expect([await sessions.findToken(first.id), await cookieSessions.find(first.id)]).toEqual([undefined, undefined]);
    await sessions.endAllOf(id, third.id);
    expect((await sessions.listOf(id, 0)).map((one) => one.id)).toEqual([third.id]);
    await sessions.endAllOf(id);
    expect(await sessions.touch(third.id, 1, 2)).toBe(false);
  });

  it('have links and tokens that are taken once', async () => {
    const { oneTime } = database.records;
    const { id, email } = await added();
    const link = { hash: 'l', kind: 'resetPassword', userId: id, email, expiresAtMs: 9 } as const;
    await oneTime.addLink(link);
    expect(await oneTime.findLink('l')).toEqual(link);
    const taken = await Promise.all([1, 2, 3].map(() => oneTime.takeLink('l')));
    expect(taken.filter(Boolean)).toHaveLength(1);
    const spent = await Promise.all([1, 2, 3].map(() => oneTime.spend('jti', 9)));
    expect(spent.filter(Boolean)).toHaveLength(1);
  });

  it('have a second factor that is replaced until it is on, and codes that are taken once', async () => {
    const { secondFactors } = database.records;
    const { id } = await added();
    expect(await secondFactors.begin(id, 'FIRST')).toBe(true);
    expect(await secondFactors.begin(id, 'SECOND')).toBe(true);
    await secondFactors.turnOn(id);
    expect(await secondFactors.begin(id, 'THIRD')).toBe(false);
    expect(await secondFactors.find(id)).toEqual({ secret: 'SECOND', isOn: true });
    const steps = await Promise.all([7, 7, 7].map((step) => secondFactors.takeStep(id, step)));
    expect(steps.filter(Boolean)).toHaveLength(1);
    expect([await secondFactors.takeStep(id, 6), await secondFactors.takeStep(id, 8)]).toEqual([false, true]);
    await secondFactors.setRecoveryCodes(id, ['a', 'b']);
    const taken = await Promise.all([1, 2, 3].map(() => secondFactors.takeRecoveryCode(id, 'a')));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await secondFactors.countRecoveryCodes(id)).toBe(1);
    const rows = await database.db.selectFrom('second_factors').selectAll().execute();
    expect(Buffer.from(rows[0]!.content).includes('SECOND')).toBe(false);
  });

  it('have passkeys, each of one account', async () => {
    const { passkeys } = database.records;
    const [{ id }, other] = [await added(), await added('b@example.com')];
    const one = passkey(id, 'credential');
    expect(await passkeys.add(one)).toBe(true);
    expect(await passkeys.add(passkey(other.id, 'credential'))).toBe(false);
    const found = await passkeys.findByCredential('credential');
    expect({ ...found, publicKey: [...found!.publicKey] }).toEqual({ ...one, publicKey: [1, 2, 3] });
    await passkeys.setCounter(one.id, 4_000_000_001);
    expect((await passkeys.listOf(id)).map(({ counter }) => counter)).toEqual([4_000_000_001]);
    expect(await passkeys.remove(one.id, other.id)).toBe(false);
    expect(await passkeys.remove(one.id, id)).toBe(true);
    await passkeys.add(one);
    await passkeys.removeAllOf(id);
    expect(await passkeys.listOf(id)).toEqual([]);
  });

  it('count attempts exactly, and from one again after the window', async () => {
    const { attempts } = database.records;
    const counts = await Promise.all(Array.from({ length: 20 }, () => attempts.add('who', 100, 1000)));
    expect(counts.map(({ count }) => count).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 1),
    );
    expect(await attempts.add('who', 100, 1099)).toEqual({ count: 21, startedAtMs: 1000 });
    await attempts.giveBack('who');
    expect(await attempts.add('who', 100, 1099)).toMatchObject({ count: 21 });
    expect(await attempts.add('who', 100, 1100)).toEqual({ count: 1, startedAtMs: 1100 });
    await attempts.clear(['who']);
    expect(await attempts.add('who', 100, 1101)).toEqual({ count: 1, startedAtMs: 1101 });
  });

  it('keep keys of which the private part is sealed, and the first of an id', async () => {
    const { keys } = database.records;
    const key = { id: 'k', purpose: 'p', publicPart: 'open', createdAtMs: 1 };
    await keys.add(key, 'private part');
    await keys.add(key, 'of another');
    await keys.add({ ...key, id: 'newer', createdAtMs: 2 }, 'x');
    expect((await keys.list('p')).map(({ id }) => id)).toEqual(['newer', 'k']);
    expect(await keys.list('q')).toEqual([]);
    expect(await keys.privatePartOf('k')).toBe('private part');
    expect(await keys.privatePartOf('none')).toBeUndefined();
    const rows = await database.db.selectFrom('keys').selectAll().execute();
    for (const { content } of rows) expect(Buffer.from(content).includes('private part')).toBe(false);
  });

  it('forget what is over, and nothing else', async () => {
    const { records, clock, db } = database;
    const { id, email } = await added();
    const nowMs = clock.nowMs();
    for (const expiresAtMs of [nowMs, nowMs + 1]) {
      const one = session(id, expiresAtMs);
      const hash = String(expiresAtMs);
      await records.sessions.add(one);
      await records.cookieSessions.add({ hash, userId: id, sessionId: undefined, createdAtMs: 1, expiresAtMs });
      await records.oneTime.addLink({ hash, kind: 'emailLink', userId: id, email, expiresAtMs });
      await records.oneTime.spend(hash, expiresAtMs);
    }
    await records.attempts.add('old', 1, nowMs - 2 * DAY_MS - 1);
    await records.attempts.add('new', 1, nowMs);
    await records.keys.add({ id: 'old', purpose: 'token', publicPart: '', createdAtMs: nowMs - 33 * DAY_MS }, 'x');
    await records.keys.add({ id: 'new', purpose: 'token', publicPart: '', createdAtMs: nowMs - 31 * DAY_MS }, 'x');
    await records.keys.add({ id: 'cookie', purpose: 'cookie', publicPart: '', createdAtMs: 0 }, 'x');
    await deleteExpired(records, clock);
    for (const table of ['token_families', 'server_sessions', 'link_tokens', 'spent_tokens', 'attempts'] as const) {
      expect(await db.selectFrom(table).selectAll().execute(), table).toHaveLength(1);
    }
    const keys = await db.selectFrom('keys').select('id').orderBy('id').execute();
    // Accounts are found by `look-up`.
    expect(keys.map((key) => key.id)).toEqual(['cookie', 'look-up', 'new']);
    expect(await records.accounts.find(id)).toBeDefined();
  });
});
