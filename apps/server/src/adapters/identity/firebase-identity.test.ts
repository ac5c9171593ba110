import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decodeJwt, jwtVerify, UnsecuredJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestDatabase } from '../../fixtures/databases.ts';
import { testDatabase } from '../../fixtures/databases.ts';
import { newId } from '../../ids.ts';
import { firebaseIdentity } from './firebase-identity.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const CLIENT_EMAIL = 'paperwage@my-project.iam.gserviceaccount.com';

let folder: string;
let database: TestDatabase;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'paperwage-firebase-'));
  database = await testDatabase('sqlite');
  writeFileSync(
    path.join(folder, 'account.json'),
    JSON.stringify({
      project_id: 'my-project',
      client_email: CLIENT_EMAIL,
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    }),
  );
});
afterEach(async () => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
  await database.close();
});

const provider = (emulator?: string) =>
  firebaseIdentity({
    ...database,
    idleMs: 12 * 86_400_000,
    place: {
      projectId: 'my-project',
      apiKey: 'key',
      credentialsFile: path.join(folder, 'account.json'),
      emulator,
    },
  });

/** What it does on the emulator is in `firebase-identity.emulator.ts`. */
describe('Firebase as the identity provider, without the emulator', () => {
  it('signs custom tokens with the service account, which hold no more than the ids of user and sign-in', async () => {
    const identity = provider();
    const userId = newId(1);
    const token = await identity.createCustomToken(userId);
    const { payload } = await jwtVerify(token, publicKey, {
      issuer: CLIENT_EMAIL,
      audience: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
    });
    expect(payload).toMatchObject({ uid: userId, claims: { paperwage_session: expect.any(String) } });
    expect(Object.keys(payload).sort()).toEqual(['aud', 'claims', 'exp', 'iat', 'iss', 'sub', 'uid']);
    expect(Object.keys(payload.claims as object)).toEqual(['paperwage_session']);
    expect(decodeJwt(await identity.createCustomToken(userId)).claims).not.toEqual(payload.claims);
    await identity.close();
  });

  it('takes no unsigned token, as the emulator gives them', async () => {
    const identity = provider();
    const nowMs = Date.now();
    const token = new UnsecuredJWT({
      user_id: 'x',
      paperwage_session: newId(nowMs),
      auth_time: Math.floor(nowMs / 1000),
    })
      .setSubject('x')
      .setIssuer('https://securetoken.google.com/my-project')
      .setAudience('my-project')
      .setIssuedAt()
      .setExpirationTime('1h')
      .encode();
    expect(await identity.verifyIdToken(token)).toBeUndefined();
    expect(await identity.verifyIdToken(await identity.createCustomToken('x'))).toBeUndefined();
    await identity.close();
  });

  it('tells pages where to ask for ID tokens', async () => {
    const identity = provider();
    expect(identity.client).toEqual({
      apiKey: 'key',
      accountsUrl: 'https://identitytoolkit.googleapis.com',
      tokensUrl: 'https://securetoken.googleapis.com',
    });
    await identity.close();
  });

  it.each(['127.0.0.1:9099', ' '])('does not start when the library would take the emulator %j', (host) => {
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', host);
    expect(() => provider()).toThrow('FIREBASE_AUTH_EMULATOR_HOST has changed');
  });
});
