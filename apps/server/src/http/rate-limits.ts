import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { LruMap } from 'toad-cache';
import { problems } from '../problem.ts';

/** Addresses remembered for a call; of more than these at once, the one heard of longest ago starts anew. */
const MOST_ADDRESSES = 50_000;
const WINDOW_MS = 60_000;

/** How often a call may be made from one address in a minute; part of the configuration of its route. */
interface RateLimited {
  readonly perMinute: number;
}

/** Requests of one address in the minute that began with the first of them. */
interface Counted {
  readonly sinceMs: number;
  requests: number;
}

/** Counts requests by address. Only calls that name a limit with `perMinute` are counted, each by itself. */
export function addRateLimits(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const limit = route.config as Partial<RateLimited> | undefined;
    if (limit?.perMinute === undefined) return;
    const others = route.onRequest === undefined ? [] : [route.onRequest].flat();
    route.onRequest = [...others, countedHook(limit.perMinute)];
  });
}

/** The route configuration for at most so many requests a minute from one address. */
export function perMinute(max: number): RateLimited {
  return { perMinute: max };
}

/**
 * Refuses with the problem `tooManyRequests` what is above the limit. It answers at once, without a promise: a request
 * whose hook waits is read by a slower way, which costs more than the calculation that is asked for.
 */
function countedHook(max: number): onRequestHookHandler {
  const counts = new LruMap<Counted>(MOST_ADDRESSES);
  return ({ ip }, _reply, done) => {
    const nowMs = performance.now();
    const key = limitKey(ip);
    const counted = counts.get(key);
    if (counted === undefined || counted.sinceMs + WINDOW_MS <= nowMs) {
      counts.set(key, { sinceMs: nowMs, requests: 1 });
      done();
      return;
    }
    counted.requests += 1;
    if (counted.requests <= max) done();
    else done(problems.tooManyRequests(Math.max(1, Math.ceil((counted.sinceMs + WINDOW_MS - nowMs) / 1000))));
  };
}

const GROUPS_IN_AN_ADDRESS = 8;
const GROUPS_OF_A_NETWORK = 4;

/**
 * Whom a request is counted against: an IPv4 address, or the /64 network of an IPv6 address, since one customer has all
 * of it. The library's own key tests every address against an expression that costs as much as the calculation.
 */
export function limitKey(ip: string): string {
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before.slice(0, GROUPS_OF_A_NETWORK).join(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, GROUPS_IN_AN_ADDRESS - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].slice(0, GROUPS_OF_A_NETWORK).join(':');
}
