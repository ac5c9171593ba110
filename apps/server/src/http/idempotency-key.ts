import type { FastifyRequest } from 'fastify';
import { IDEMPOTENCY_HEADER } from '@paperwage/api-contract';
import { recordProblems } from '../record-problems.ts';

const KEY = /^[\w-]{8,100}$/;

/** The idempotency key of a request, if it has one. Throws `idempotencyKeyWrong` for one that cannot be kept. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers[IDEMPOTENCY_HEADER];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) throw recordProblems.idempotencyKeyWrong();
  return key;
}
