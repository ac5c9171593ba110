import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { problems } from '../problems/problem.ts';

/** Counts requests by address. Only calls that set a limit with `perMinute` are counted, each separately. */
export async function addRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    keyGenerator: ({ ip }) => limitKey(ip),
    // We don't send how much is left before the limit is reached: the headers would cost more than the counting.
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) => problems.tooManyRequests(Math.max(1, Math.ceil(ttl / 1000))),
  });
}

const GROUPS_IN_AN_ADDRESS = 8;
const GROUPS_OF_A_NETWORK = 4;

/**
 * Whom a request is counted against: an IPv4 address, or the /64 network of an IPv6 address, since one customer has all
 * of it. The library's own key tests every address against a regular expression that costs as much as the calculation.
 */
export function limitKey(ip: string): string {
  if (!ip.includes(':')) return ip;
  // A server that listens on IPv6 sees all IPv4 addresses within one network (RFC 4291, 2.5.5.2).
  const within = /^::ffff:([\d.]+)$/i.exec(ip);
  if (within) return within[1]!;
  const [head = '', tail] = ip.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before.slice(0, GROUPS_OF_A_NETWORK).join(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, GROUPS_IN_AN_ADDRESS - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].slice(0, GROUPS_OF_A_NETWORK).join(':');
}

/** The route configuration for this many requests per minute from one address. */
export function perMinute(max: number): { readonly rateLimit: { readonly max: number; readonly timeWindow: number } } {
  return { rateLimit: { max, timeWindow: 60_000 } };
}
