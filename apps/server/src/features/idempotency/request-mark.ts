import { createHash } from 'node:crypto';
import { recordProblems } from '../../record-problems.ts';

/** Tells one request from another. It is too short to tell what was typed, since the database is not to know that. */
export function requestMark(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8);
}

/** What is kept under a key: what was created, and the mark of the request that created it. */
export function markedId(id: string, mark: string): string {
  return `${id}/${mark}`;
}

/**
 * What was created under a key, for the same request alone: for another one it would look done, and would not be. Throws
 * `idempotencyKeyReused`.
 */
export function idForMark(kept: string, mark: string): string {
  const [id = '', markThen = mark] = kept.split('/');
  if (markThen !== mark) throw recordProblems.idempotencyKeyReused();
  return id;
}
