import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { problems } from '../problem.ts';

/** Counts requests by address. Only calls that name a limit with `perMinute` are counted, each by itself. */
export async function addRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    // What is left is told to nobody who has not used it up: the headers would cost more than the counting.
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) => problems.tooManyRequests(Math.max(1, Math.ceil(ttl / 1000))),
  });
}

/** The route configuration for at most so many requests a minute from one address. */
export function perMinute(max: number): { readonly rateLimit: { readonly max: number; readonly timeWindow: number } } {
  return { rateLimit: { max, timeWindow: 60_000 } };
}
