import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

const HTML = 'text/html; charset=utf-8';
const ONE_YEAR_MS = 31_536_000_000;
const ONE_HOUR_MS = 3_600_000;
/** Best first. */
const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

/** `routes.json`, written by the build of the web application. */
const routeListSchema = z.object({
  routes: z.array(z.object({ path: z.string().startsWith('/'), file: z.string(), status: z.int().default(200) })),
  notFound: z.string(),
});

/** One HTML page in every encoding, held in memory: there are few, and they are asked for most. */
interface Page {
  readonly status: number;
  readonly etag: string;
  readonly plain: Buffer;
  readonly encoded: ReadonlyMap<string, Buffer>;
}

export interface WebPages {
  /** Answers with the page for addresses that do not exist, and status 404. */
  sendNotFound(request: FastifyRequest, reply: FastifyReply): void;
}

/**
 * Serves the built web application: its prerendered pages, hashed assets that may be kept for ever, and other files.
 * Undefined when there is none in `folder`.
 */
export async function addWebPages(app: FastifyInstance, folder: string): Promise<WebPages | undefined> {
  const listFile = path.join(folder, 'routes.json');
  if (!existsSync(listFile)) return undefined;
  const list = routeListSchema.parse(JSON.parse(readFileSync(listFile, 'utf8')));
  for (const route of list.routes) addPage(app, route.path, readPage(path.join(folder, route.file), route.status));
  await addFiles(app, folder);
  const notFound = readPage(path.join(folder, list.notFound), 404);
  return { sendNotFound: (request, reply) => sendPage(notFound, request, reply) };
}

/** A page at its address, and a redirect to it from the same address with a slash at the end. */
function addPage(app: FastifyInstance, address: string, page: Page): void {
  const options = { schema: { hide: true }, config: { file: address } };
  app.get(address, options, (request, reply) => sendPage(page, request, reply));
  if (address === '/') return;
  app.get(`${address}/`, options, (request, reply) => {
    const query = request.raw.url?.split('?').slice(1).join('?');
    void reply.redirect(query ? `${address}?${query}` : address, 301);
  });
}

/** Only files that are there at the start have an address, so no path can lead out of the folder. */
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
  const others = { ...shared, root: folder, globIgnore: [...compressed, 'assets/**', '**/*.html', 'routes.json'] };
  await app.register(fastifyStatic, { ...others, maxAge: ONE_HOUR_MS });
}

function varyByEncoding(response: { setHeader(name: string, value: string): unknown }): void {
  response.setHeader('vary', 'accept-encoding');
}

function readPage(file: string, status: number): Page {
  const plain = readFileSync(file);
  const encoded = new Map<string, Buffer>();
  for (const { name, extension } of ENCODINGS) {
    if (existsSync(file + extension)) encoded.set(name, readFileSync(file + extension));
  }
  return { status, etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22), plain, encoded };
}

function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply): void {
  const encoding = chosenEncoding(page, request.headers['accept-encoding']);
  const etag = `"${page.etag}${encoding ? `-${encoding}` : ''}"`;
  void reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' });
  if (page.status === 200 && matches(request.headers['if-none-match'], etag)) {
    void reply.code(304).send();
    return;
  }
  if (encoding) void reply.header('content-encoding', encoding);
  void reply
    .code(page.status)
    .type(HTML)
    .send(page.encoded.get(encoding ?? '') ?? page.plain);
}

function chosenEncoding(page: Page, accepted: string | undefined): string | undefined {
  const refused = /;\s*q=0(\.0+)?$/;
  const names = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !refused.test(part))
    .map((part) => part.split(';')[0]!.trim());
  return ENCODINGS.find(({ name }) => page.encoded.has(name) && names.includes(name))?.name;
}

function matches(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((part) => part.trim().replace(/^W\//, '') === etag);
}
