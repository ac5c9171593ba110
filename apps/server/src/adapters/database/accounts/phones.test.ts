import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../fixtures/databases.ts';
import { databaseKinds, testDatabase } from '../../../fixtures/databases.ts';
import { newId } from '../../../ids.ts';
import { aesVault } from '../../aes-vault.ts';
import { databaseRecords } from '../database-records.ts';
import { rotateKeys } from '../rotate-keys.ts';

describe.each(databaseKinds)('phones on %s', (kind) => {
  let database: TestDatabase;
  beforeEach(async () => void (database = await testDatabase(kind)));
  afterEach(() => database.close());

  async function newUser(email: string, { accounts } = database.records): Promise<string> {
    const nowMs = database.clock.nowMs();
    const id = newId(nowMs);
    const names = { firstName: '', lastName: '', isValidEmail: true, isGuest: true };
    await accounts.add({ ...names, id, email, createdAtMs: nowMs, sessionsEndedAtMs: 0 });
    return id;
  }
  const phone = (userId: string, last = 2) => ({
    userId,
    number: `+1916555014${last}`,
    numberHash: `hash-${last}`,
    addedAtMs: database.clock.nowMs(),
  });

  it('are found by hash and by user, one for each, and removed by their user', async () => {
    const { phones } = database.records;
    const [ana, ben] = [await newUser('ana@example.com'), await newUser('ben@example.com')];
    expect(await phones.add(phone(ana))).toBe(true);
    expect(await phones.add(phone(ana, 3))).toBe(false);
    expect(await phones.add(phone(ben))).toBe(false);
    expect(await phones.findByHash('hash-2')).toEqual(phone(ana));
    expect(await phones.findOf(ana)).toEqual(phone(ana));
    expect([await phones.findOf(ben), await phones.findByHash('hash-3')]).toEqual([undefined, undefined]);
    expect([await phones.removeOf(ben), await phones.removeOf(ana), await phones.removeOf(ana)]).toEqual([
      false,
      true,
      false,
    ]);
    const tries = await Promise.all([phones.add(phone(ana)), phones.add(phone(ben))]);
    expect(tries.sort()).toEqual([false, true]);
  });

  it('are refused within a transaction without ending it', async () => {
    const [ana, ben] = [await newUser('ana@example.com'), await newUser('ben@example.com')];
    await database.records.phones.add(phone(ana));
    await database.records.transaction(async ({ phones }) => {
      expect(await phones.add(phone(ben))).toBe(false);
      expect(await phones.add(phone(ben, 3))).toBe(true);
    });
    expect(await database.records.phones.findOf(ben)).toEqual(phone(ben, 3));
  });

  it('are sealed, go on under a new master key, and go with the account', async () => {
    const { db, clock } = database;
    const [older, newer] = [randomBytes(32), randomBytes(32)];
    const under = (key: Uint8Array) => databaseRecords({ db, clock, vault: aesVault([key]) });
    const ana = await newUser('ana@example.com', under(older));
    await under(older).phones.add(phone(ana));
    const [row] = await db.selectFrom('phone_numbers').selectAll().execute();
    expect(Buffer.from(row!.content).toString('latin1')).not.toContain('9165550142');
    // Of the phone, of the user's names and address, and of the key by which the address is found.
    expect(await rotateKeys(db, aesVault([newer, older]))).toBe(4);
    expect(await under(newer).phones.findOf(ana)).toEqual(phone(ana));
    await under(newer).accounts.remove(ana);
    expect(await db.selectFrom('phone_numbers').selectAll().execute()).toEqual([]);
  });
});
