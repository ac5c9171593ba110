import type { FastifyRequest } from 'fastify';
import { problems } from '../problem.ts';

/**
 * Refuses a request that a page of another site made, since the browser adds our cookies to it. Browsers say where a
 * request comes from in headers that pages cannot set; a program that is no browser sends none and has no cookies of
 * anybody else. `mayBeTyped` lets an address that was typed pass, which is right for `GET` alone.
 */
export function refuseOtherSites(request: FastifyRequest, publicUrl: string, mayBeTyped = false): void {
  if (!isOwn(request, publicUrl, mayBeTyped)) throw problems.otherSite();
}

function isOwn({ headers, method, host }: FastifyRequest, publicUrl: string, mayBeTyped: boolean): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || (mayBeTyped && site === 'none');
  // Without https, browsers leave that header out; and they add `Origin` to what is not a `GET` only.
  const from = headers.origin ?? headers.referer;
  if (from === undefined) return method !== 'GET';
  if (!URL.canParse(from)) return false;
  const { origin, host: fromHost } = new URL(from);
  return origin === publicUrl || fromHost === host;
}
