import { randomInt } from 'node:crypto';
import type { Variants } from '@paperwage/api-contract';
import { CONTROL, TRAFFIC_PARAMETERS, VARIANTS_COOKIE, variantsText } from '@paperwage/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Experiments } from '../features/visits/experiments.ts';
import { DRAWS } from '../features/visits/experiments.ts';

/** This browser's number, used to split experiments. */
const DRAW_COOKIE = 'draw';

const DAY_SECONDS = 86_400;
const TRAFFIC_SECONDS = 90 * DAY_SECONDS;
const DRAW_SECONDS = 90 * DAY_SECONDS;
const VARIANTS_SECONDS = DAY_SECONDS;
const LONGEST_VALUE = 200;

/** Hosts of search pages. Other services of the same companies, such as their mail, are no search. */
const SEARCH_HOST =
  /^(www\.)?(google(\.com?)?(\.[a-z]{2})?|bing\.com|ecosia\.org|qwant\.com|startpage\.com|baidu\.com|yandex\.[a-z]{2,3}|kagi\.com|ask\.com|mojeek\.com|naver\.com|duckduckgo\.com)$|^(search\.(brave|yahoo|aol|naver)\.com|[a-z]{2}\.search\.yahoo\.com|(lite|html)\.duckduckgo\.com|cn\.bing\.com)$/;

/** Whether the browser opts out of tracking by Global Privacy Control: https://www.w3.org/TR/gpc/. */
export function wantsPrivacy({ headers }: FastifyRequest): boolean {
  return headers['sec-gpc'] === '1';
}

/**
 * Stores the traffic parameters of a page's address in cookies, and `afid=seo` for visitors from a search engine without
 * one. With Global Privacy Control, only `afid`.
 */
export function keepTraffic(request: FastifyRequest, reply: FastifyReply, publicUrl: string): void {
  const query = request.query as Readonly<Record<string, unknown>>;
  const names = wantsPrivacy(request) ? (['afid'] as const) : TRAFFIC_PARAMETERS;
  const set = (name: string, value: string) =>
    void reply.setCookie(name, value.slice(0, LONGEST_VALUE), optionsOf(publicUrl, TRAFFIC_SECONDS));
  for (const name of names) {
    const value = query[name];
    if (typeof value === 'string' && value !== '') set(name, value);
  }
  const isGiven = typeof query['afid'] === 'string' && query['afid'] !== '';
  if (!isGiven && isSearch(request.headers.referer)) set('afid', 'seo');
}

function isSearch(referer: string | undefined): boolean {
  return referer !== undefined && URL.canParse(referer) && SEARCH_HOST.test(new URL(referer).hostname);
}

/**
 * This browser's variants, stored in a cookie that its pages read before they paint. With Global Privacy Control, the
 * control and no cookie.
 */
export async function keepVariants(
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl, experiments }: { readonly publicUrl: string; readonly experiments: Experiments },
): Promise<Variants> {
  if (wantsPrivacy(request)) return CONTROL;
  const { cookies } = request;
  const kept = Number(cookies[DRAW_COOKIE]);
  const isKept = Number.isInteger(kept) && kept > 0 && kept <= DRAWS;
  const draw = isKept ? kept : randomInt(1, DRAWS + 1);
  const { variants, isSplit } = await experiments.variantsFor(draw);
  if (isSplit && !isKept) void reply.setCookie(DRAW_COOKIE, String(draw), optionsOf(publicUrl, DRAW_SECONDS, true));
  const text = variantsText(variants);
  if (cookies[VARIANTS_COOKIE] !== text) {
    void reply.setCookie(VARIANTS_COOKIE, text, optionsOf(publicUrl, VARIANTS_SECONDS));
  }
  return variants;
}

function optionsOf(publicUrl: string, maxAge: number, httpOnly = false) {
  return { path: '/', sameSite: 'lax', secure: publicUrl.startsWith('https:'), maxAge, httpOnly } as const;
}
