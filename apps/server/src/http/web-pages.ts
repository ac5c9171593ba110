import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { EncodedBody, Encoding } from './encoded-body.ts';
import { ENCODINGS, sendBody, tagOf } from './encoded-body.ts';

const HTML = 'text/html; charset=utf-8';
const ONE_YEAR_MS = 31_536_000_000;
const ONE_HOUR_MS = 3_600_000;
const EXTENSIONS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** `routes.json`, written by the build of the web application. */
const routeListSchema = z.object({
  routes: z.array(z.object({ path: z.string().startsWith('/'), file: z.string(), status: z.int().default(200) })),
  notFound: z.string(),
});

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
  return { sendNotFound: (request, reply) => sendBody(notFound, request, reply) };
}

/** A page at its address, and a redirect to it from the same address with a slash at the end. */
function addPage(app: FastifyInstance, address: string, page: EncodedBody): void {
  const options = { schema: { hide: true }, config: { file: address } };
  app.get(address, options, (request, reply) => sendBody(page, request, reply));
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

/** One HTML page in every encoding, held in memory: there are few, and they are asked for most. */
function readPage(file: string, status: number): EncodedBody {
  const plain = readFileSync(file);
  const encoded = new Map<Encoding, Buffer>();
  for (const name of ENCODINGS) {
    const compressed = file + EXTENSIONS[name];
    if (existsSync(compressed)) encoded.set(name, readFileSync(compressed));
  }
  return { status, type: HTML, etag: tagOf(plain), plain, encoded };
}
