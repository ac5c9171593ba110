import type { FastifyRequest } from 'fastify';
import { problems } from '../problems/problem.ts';

/**
 * Refuses a request made by another site's page, since the browser adds our cookies to it. Browsers say where a request
 * comes from in headers that pages can't set; a program that isn't a browser sends none and has nobody else's cookies.
 * `mayBeTyped` accepts an address that was typed, which is right only for `GET`.
 */
export function refuseOtherSites(request: FastifyRequest, publicUrl: string, mayBeTyped = false): void {
  if (!isOwn(request, publicUrl, mayBeTyped)) throw problems.otherSite();
}

function isOwn({ headers, method, host }: FastifyRequest, publicUrl: string, mayBeTyped: boolean): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || (mayBeTyped && site === 'none');
  // Without https, browsers omit that header; and they add `Origin` only to requests other than `GET`.
  const from = headers.origin ?? headers.referer;
  if (from === undefined) return method !== 'GET';
  if (!URL.canParse(from)) return false;
  const { origin, host: fromHost } = new URL(from);
  return origin === publicUrl || fromHost === host;
}
