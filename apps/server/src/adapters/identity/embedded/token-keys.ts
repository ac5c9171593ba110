import { exportJWK, generateKeyPair, importJWK } from 'jose';
import type { CryptoKey, JWK } from 'jose';
import { newId } from '../../../ids.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Records } from '../../../ports/records.ts';

export const TOKEN_ALGORITHM = 'ES256';
const PURPOSE = 'token';
const SIGNS_FOR_MS = 30 * 86_400_000;

interface SigningKey {
  readonly id: string;
  readonly key: CryptoKey;
  readonly createdAtMs: number;
}

/** The keys of ID tokens: the newest signs, and older ones still verify what they signed. */
export interface TokenKeys {
  signingKey(): Promise<SigningKey>;
  /** Undefined for a key that is not ours. */
  publicKey(id: string): Promise<CryptoKey | undefined>;
  publicKeys(): Promise<(JWK & { kid: string })[]>;
}

/** Keys in the database; a new one is made if there is none, and every 30 days. */
export function tokenKeys({ keys }: Pick<Records, 'keys'>, clock: Clock): TokenKeys {
  let signing: SigningKey | undefined;
  const known = new Map<string, CryptoKey>();
  const isFresh = (createdAtMs: number) => clock.nowMs() - createdAtMs < SIGNS_FOR_MS;

  async function read(): Promise<SigningKey | undefined> {
    const [newest] = await keys.list(PURPOSE);
    const privatePart = newest && isFresh(newest.createdAtMs) ? await keys.privatePartOf(newest.id) : undefined;
    if (!newest || privatePart === undefined) return undefined;
    const key = (await importJWK(JSON.parse(privatePart) as JWK, TOKEN_ALGORITHM)) as CryptoKey;
    return { id: newest.id, key, createdAtMs: newest.createdAtMs };
  }

  async function make(): Promise<SigningKey> {
    const pair = await generateKeyPair(TOKEN_ALGORITHM, { extractable: true });
    const createdAtMs = clock.nowMs();
    const id = newId(createdAtMs);
    const publicPart = { ...(await exportJWK(pair.publicKey)), kid: id, alg: TOKEN_ALGORITHM, use: 'sig' };
    const kept = { id, purpose: PURPOSE, publicPart: JSON.stringify(publicPart), createdAtMs };
    await keys.add(kept, JSON.stringify(await exportJWK(pair.privateKey)));
    return { id, key: pair.privateKey, createdAtMs };
  }

  const all = async () => {
    const found = await keys.list(PURPOSE);
    return found.map(({ publicPart }) => JSON.parse(publicPart) as JWK & { kid: string });
  };
  const signingKey = async () => {
    if (!signing || !isFresh(signing.createdAtMs)) signing = (await read()) ?? (await make());
    return signing;
  };
  return {
    signingKey,
    async publicKey(id) {
      const found = known.get(id);
      if (found) return found;
      const jwk = (await all()).find(({ kid }) => kid === id);
      if (!jwk) return undefined;
      const key = (await importJWK(jwk, TOKEN_ALGORITHM)) as CryptoKey;
      known.set(id, key);
      return key;
    },
    async publicKeys() {
      await signingKey();
      return all();
    },
  };
}
