import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { identityContract, type ClientTokens } from '../../fixtures/identity-contract.ts';
import { newId } from '../../ids.ts';
import { aesVault } from '../aes-vault.ts';
import { databaseRecords } from '../database/database-records.ts';
import { openDatabase } from '../database/open-database.ts';
import { firebaseIdentity } from './firebase-identity.ts';

/** Set by `npm run test:firebase`, which starts the emulator. */
const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;
const place = { projectId: 'demo-paperwage', apiKey: 'any', credentialsFile: undefined, emulator };
const clock = { nowMs: () => Date.now() };

async function start() {
  const vault = aesVault([randomBytes(32)]);
  const db = await openDatabase({ kind: 'sqlite', file: ':memory:' }, () => vault);
  const records = databaseRecords({ db, vault, clock });
  const provider = firebaseIdentity({ place, records, clock, idleMs: 12 * 86_400_000 });
  const { accountsUrl, tokensUrl, apiKey } = provider.client!;
  return {
    provider,
    records,
    nowMs: clock.nowMs,
    exchange: (token: string) =>
      tokensOf(`${accountsUrl}/v1/accounts:signInWithCustomToken?key=${apiKey}`, { token, returnSecureToken: true }),
    refresh: (token: string) =>
      tokensOf(`${tokensUrl}/v1/token?key=${apiKey}`, { grant_type: 'refresh_token', refresh_token: token }),
    goOn: () => new Promise<void>((done) => setTimeout(done, 1100)),
    async close() {
      await provider.close();
      await records.close();
    },
  };
}

async function tokensOf(url: string, body: object): Promise<ClientTokens | undefined> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) return undefined;
  const said = (await response.json()) as Record<string, string>;
  return { idToken: said.idToken ?? said.id_token!, refreshToken: said.refreshToken ?? said.refresh_token! };
}

identityContract('the emulator of Firebase Authentication', start);

it('refuses accounts that were opened at Firebase with the key that pages show', async () => {
  const peer = await start();
  const { accountsUrl, apiKey } = peer.provider.client!;
  const email = `${newId(Date.now())}@example.com`;
  const stranger = await tokensOf(`${accountsUrl}/v1/accounts:signUp?key=${apiKey}`, {
    email,
    password: 'nine lamps',
    returnSecureToken: true,
  });
  expect(stranger?.idToken).toBeDefined();
  expect(await peer.provider.verifyIdToken(stranger!.idToken)).toBeUndefined();
  await peer.close();
});
