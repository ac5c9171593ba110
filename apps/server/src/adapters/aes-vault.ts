import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Vault } from '../ports/vault.ts';

const CIPHER = 'aes-256-gcm';
const FORMAT = 1;
const KEY_BYTES = 32;
const KEY_ID_BYTES = 8;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The content was encrypted under a master key that isn't configured, or it isn't what was encrypted. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

/**
 * AES-256-GCM with a random key per record, encrypted by the first master key; the others only decrypt older content. A
 * nonce is never used twice with one key: a record's key encrypts once, and 96 random bits are enough for wrapping (NIST
 * SP 800-38D, 8.3: below 2^32 uses).
 */
export function aesVault(masterKeys: readonly Uint8Array[]): Vault {
  if (masterKeys.length === 0 || masterKeys.some(({ length }) => length !== KEY_BYTES)) {
    throw new Error('A vault needs master keys of 32 bytes');
  }
  const keys = masterKeys.map((key) => ({ key, id: idOfKey(key) }));
  const newest = keys[0]!;
  const idIn = (wrapped: Uint8Array) => Buffer.from(wrapped.subarray(1, 1 + KEY_ID_BYTES));
  const wrap = (key: Uint8Array) => Buffer.concat([Buffer.of(FORMAT), newest.id, encrypt(newest.key, key, newest.id)]);
  const unwrap = (wrapped: Uint8Array) => {
    const id = idIn(wrapped);
    const master = keys.find((known) => known.id.equals(id));
    if (wrapped[0] !== FORMAT || !master) throw new SealBroken('Sealed under a master key that is not given');
    return decrypt(master.key, wrapped.subarray(1 + KEY_ID_BYTES), master.id);
  };
  return {
    seal(plain, context) {
      const key = randomBytes(KEY_BYTES);
      const content = Buffer.concat([Buffer.of(FORMAT), encrypt(key, plain, Buffer.from(context))]);
      return { content, wrappedKey: wrap(key) };
    },
    open({ content, wrappedKey }, context) {
      if (content[0] !== FORMAT) throw new SealBroken('Not sealed content');
      return decrypt(unwrap(wrappedKey), content.subarray(1), Buffer.from(context));
    },
    rewrap: (wrapped) => (idIn(wrapped).equals(newest.id) ? undefined : wrap(unwrap(wrapped))),
  };
}

/** Names a master key without revealing it. */
function idOfKey(key: Uint8Array): Buffer {
  return createHash('sha256').update('paperwage master key\0').update(key).digest().subarray(0, KEY_ID_BYTES);
}

function encrypt(key: Uint8Array, plain: Uint8Array, context: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(context);
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(key: Uint8Array, sealed: Uint8Array, context: Uint8Array): Buffer {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) throw new SealBroken('Sealed content is cut short');
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(context)
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    throw new SealBroken('Sealed content was changed, or belongs elsewhere');
  }
}
