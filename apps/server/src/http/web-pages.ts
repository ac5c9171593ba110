import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import cookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import type { Experiments } from '../features/visits/experiments.ts';
import type { EncodedBody } from './encoded-body.ts';
import { encodedBody, sendBody } from './encoded-body.ts';
import type { InlineHashes } from './security-headers.ts';
import { allowInline, hashInline } from './security-headers.ts';
import { keepTraffic, keepVariants } from './visit-cookies.ts';

const POLICY = 'content-security-policy';
const HTML = 'text/html; charset=utf-8';
/** Keeps pages available offline. Browsers check it often: a stale one would keep a stale site. */
const WORKER = 'sw.js';
const ONE_YEAR_MS = 31_536_000_000;
const ONE_HOUR_MS = 3_600_000;
/** Placeholders in the build for the site's address and for how people pay. */
const PUBLIC_URL = '%PUBLIC_URL%';
const BILLING = '%BILLING%';
/** Its readers need absolute addresses. */
const FEED = 'blog/feed.xml';

/** `routes.json`, written by the build of the web application. */
const routeListSchema = z.object({
  routes: z.array(
    z.object({
      path: z.string().startsWith('/'),
      file: z.string(),
      /** The page for each way of paying that has its own. */
      others: z.partialRecord(z.enum(['off', 'sticky', 'stripe']), z.string()).default({}),
      status: z.int().default(200),
      isIndexed: z.boolean().default(false),
      /** `YYYY-MM-DD` */
      changed: z.string().optional(),
    }),
  ),
  notFound: z.string(),
});

type Route = z.infer<typeof routeListSchema>['routes'][number];

interface Page {
  readonly body: EncodedBody;
  readonly inline: InlineHashes;
}

export interface WebPages {
  /** Sends the "not found" page with status 404. */
  sendNotFound(request: FastifyRequest, reply: FastifyReply): void;
}

/**
 * Serves the built web application at `publicUrl`: its prerendered pages in the version for the way to charge, hashed
 * assets that may be cached forever, other files, and what search engines ask for. Undefined if `folder` has none.
 */
export async function addWebPages(
  app: FastifyInstance,
  folder: string,
  { publicUrl, billing, experiments }: Pick<Config, 'publicUrl' | 'billing'> & { readonly experiments: Experiments },
): Promise<WebPages | undefined> {
  const listFile = path.join(folder, 'routes.json');
  if (!existsSync(listFile)) return undefined;
  const list = routeListSchema.parse(JSON.parse(readFileSync(listFile, 'utf8')));
  const { kind } = billing.gateway;
  const pageIn = (file: string, status: number): Page => {
    const html = readFileSync(path.join(folder, file), 'utf8').replaceAll(PUBLIC_URL, publicUrl).replace(BILLING, kind);
    return { body: encodedBody(html, HTML, status), inline: hashInline(html) };
  };
  const fileOf = ({ file, others }: Route) => (kind === 'sandbox' ? file : (others[kind] ?? file));
  const pages = list.routes.map((route) => ({ route, page: pageIn(fileOf(route), route.status) }));
  await app.register(async (scope) => {
    await scope.register(cookie);
    scope.addHook('onRequest', async (request, reply) => {
      keepTraffic(request, reply, publicUrl);
      await keepVariants(request, reply, { publicUrl, experiments });
    });
    for (const { route, page } of pages) addPage(scope, route.path, page);
  });
  addFile(app, '/sitemap.xml', encodedBody(sitemapOf(list.routes, publicUrl), 'application/xml; charset=utf-8'));
  addFile(app, '/robots.txt', encodedBody(robotsOf(publicUrl), 'text/plain; charset=utf-8'));
  if (existsSync(path.join(folder, FEED))) {
    const feed = readFileSync(path.join(folder, FEED), 'utf8').replaceAll(PUBLIC_URL, publicUrl);
    addFile(app, `/${FEED}`, encodedBody(feed, 'application/atom+xml; charset=utf-8'));
  }
  const worker = path.join(folder, WORKER);
  if (existsSync(worker)) {
    addFile(app, `/${WORKER}`, encodedBody(readFileSync(worker, 'utf8'), 'text/javascript; charset=utf-8'));
  }
  await addFiles(app, folder);
  const notFound = pageIn(list.notFound, 404);
  return { sendNotFound: (request, reply) => sendPage(notFound, request, reply) };
}

/** A page at its address, and a redirect to it from the same address with a trailing slash. */
function addPage(app: FastifyInstance, address: string, page: Page): void {
  app.get(address, { schema: { hide: true }, config: { file: address } }, (request, reply) =>
    sendPage(page, request, reply),
  );
  if (address === '/') return;
  app.get(`${address}/`, { schema: { hide: true }, config: { file: address } }, (request, reply) => {
    const query = request.raw.url?.split('?').slice(1).join('?');
    void reply.redirect(query ? `${address}?${query}` : address, 301);
  });
}

function sendPage({ body, inline }: Page, request: FastifyRequest, reply: FastifyReply): void {
  const policy = String(reply.getHeader(POLICY));
  void reply.header(POLICY, allowInline(policy, inline));
  sendBody(body, request, reply);
}

function addFile(app: FastifyInstance, address: string, file: EncodedBody): void {
  app.get(address, { schema: { hide: true }, config: { file: address } }, (request, reply) =>
    sendBody(file, request, reply),
  );
}

/** The pages that search engines may list, see https://www.sitemaps.org/protocol.html. */
function sitemapOf(routes: readonly Route[], publicUrl: string): string {
  const entries = routes
    .filter(({ isIndexed }) => isIndexed)
    .map(({ path: address, changed }) => {
      const lastChange = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
      return `<url><loc>${publicUrl}${address}</loc>${lastChange}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

/** Calls are not for search engines. Pages that shouldn't be listed say so themselves, and must be read for that. */
function robotsOf(publicUrl: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

/** Only files that exist at the start have an address, so no path can lead out of the folder. */
async function addFiles(app: FastifyInstance, folder: string): Promise<void> {
  const shared = {
    wildcard: false,
    index: false as const,
    preCompressed: true,
    decorateReply: false,
    setHeaders: varyByEncoding,
  };
  const compressed = ['**/*.br', '**/*.gz'];
  const assets = path.join(folder, 'assets');
  if (existsSync(assets)) {
    const options = { ...shared, root: assets, prefix: '/assets/', globIgnore: compressed };
    await app.register(fastifyStatic, { ...options, maxAge: ONE_YEAR_MS, immutable: true });
  }
  const others = {
    ...shared,
    root: folder,
    globIgnore: [...compressed, 'assets/**', '**/*.html', WORKER, 'routes.json', 'passages.json', FEED],
  };
  await app.register(fastifyStatic, { ...others, maxAge: ONE_HOUR_MS });
}

function varyByEncoding(response: { setHeader(name: string, value: string): unknown }): void {
  response.setHeader('vary', 'accept-encoding');
}
