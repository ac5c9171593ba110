import { createHash, createHmac, randomBytes } from 'node:crypto';
import { MARK } from '../../../ports/documents/document-records.ts';
import { keyRecords } from '../keys.ts';
import type { RecordsContext } from '../records-context.ts';

const KEY_ID = 'look-up';
const KEY_BYTES = 32;
const OWNER_BYTES = 8;
const BEGINNING_BYTES = 12;

/**
 * The key of the hashes that find encrypted values: in the database, encrypted like all of the server's own keys, and
 * made by the first server that needs it. A new master key re-encrypts it and leaves the hashes as they are.
 */
export async function lookUpKey(context: RecordsContext): Promise<Uint8Array> {
  const { lookUp, db, clock } = context;
  if (lookUp?.key) return lookUp.key;
  const keys = keyRecords(context);
  let kept = await keys.privatePartOf(KEY_ID);
  if (kept === undefined) {
    const made = { id: KEY_ID, purpose: KEY_ID, publicPart: '', createdAtMs: clock.nowMs() };
    await keys.add(made, randomBytes(KEY_BYTES).toString('base64'));
    kept = (await keys.privatePartOf(KEY_ID))!;
  }
  const key = Buffer.from(kept, 'base64');
  // A transaction that created it may still be rolled back, and the key with it.
  if (lookUp && !db.isTransaction) lookUp.key = key;
  return key;
}

type HashKind = 'email' | 'attempt' | 'subject' | 'code' | 'issued' | 'visitor' | 'chat' | 'account' | 'address';

/** A keyed hash for lookups; without the key nobody can guess whose it is. */
export function keyedHash(key: Uint8Array, kind: HashKind, value: string): string {
  return createHmac('sha256', key).update(`${kind}\0${value}`).digest('base64url');
}

/** The common prefix of one owner's hashes, so that they sort together. */
export function hashesOfOwner(userId: string): { readonly from: Uint8Array; readonly to: Uint8Array } {
  const from = createHash('sha256').update(userId).digest().subarray(0, OWNER_BYTES);
  return { from, to: Buffer.concat([from, Buffer.alloc(BEGINNING_BYTES, 0xff)]) };
}

/**
 * The hashes of word beginnings, in the order given, with a key for each owner: the same name in two owners' documents
 * has nothing in common.
 */
export function beginningHashes(
  key: Uint8Array,
  { userId, type }: { readonly userId: string; readonly type: string },
  beginnings: readonly string[],
): readonly Uint8Array[] {
  const ownKey = createHmac('sha256', key).update(`words\0${userId}`).digest();
  const { from } = hashesOfOwner(userId);
  return beginnings.map((beginning) => {
    const hash = createHmac('sha256', ownKey).update(`${type}\0${beginning}`).digest();
    return Buffer.concat([from, hash.subarray(0, BEGINNING_BYTES)]);
  });
}

/** Every beginning of every word, each once, including whole words; for a mark, only the mark itself. */
export function prefixesOf(words: readonly string[]): readonly string[] {
  const beginnings = words.flatMap((word) => {
    if (word.startsWith(MARK)) return word;
    const letters = [...word];
    return letters.map((_, at) => letters.slice(0, at + 1).join(''));
  });
  return [...new Set(beginnings)];
}
