import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../ports/clock.ts';
import type { Records } from '../../ports/records.ts';

const KEY_BYTES = 32;

/** Signs text with the server's own key, which the first server to need it creates in the records. */
export function createHmacSigner(records: Records, clock: Clock, keyId: string): (text: string) => Promise<string> {
  const { keys } = records;
  let key: Buffer | undefined;
  const readKey = async () => {
    const kept = await keys.privatePartOf(keyId);
    if (kept !== undefined) return Buffer.from(kept, 'base64');
    const made = { id: keyId, purpose: keyId, publicPart: '', createdAtMs: clock.nowMs() };
    await keys.add(made, randomBytes(KEY_BYTES).toString('base64'));
    return Buffer.from((await keys.privatePartOf(keyId))!, 'base64');
  };
  return async (text) => {
    key ??= await readKey();
    return createHmac('sha256', key).update(text).digest('base64url');
  };
}

/** Compares signatures in constant time. */
export function timingSafeEquals(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
