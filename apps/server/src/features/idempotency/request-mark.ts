import { createHash } from 'node:crypto';
import { problems } from '../../problems/problem.ts';

/** Distinguishes requests. It is too short to reveal what was typed, which the database must not know. */
export function requestMark(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8);
}

/** What is stored under a key: what was created, and the mark of the request that created it. */
export function markedId(id: string, mark: string): string {
  return `${id}/${mark}`;
}

/**
 * Returns what the key created if the request is the same. Throws `idempotencyKeyReused` for a different one, which would
 * otherwise look done.
 */
export function idForMark(kept: string, mark: string): string {
  const [id = '', markThen = mark] = kept.split('/');
  if (markThen !== mark) throw problems.idempotencyKeyReused();
  return id;
}
