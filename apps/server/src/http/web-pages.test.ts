import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, testConfig } from '../fixtures/test-app.ts';

const PUBLIC = testConfig().publicUrl;
const HOME = '<!doctype html><title>Home</title>';
const STYLE = 'p{color:red}';
const EARLY = "console.log('early')";
const BUILDER = `<!doctype html><style>${STYLE}</style><script>${EARLY}</script><script src="/x.js"></script>`;
const COMING = '<!doctype html><title>Coming</title>';
const MISSING = '<!doctype html><title>Not found</title>';
const SCRIPT = 'console.log("Łukasz")';

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'paperwage-web-'));
  const web = path.join(folder, 'client');
  mkdirSync(path.join(web, 'assets'), { recursive: true });
  mkdirSync(path.join(web, '.vite'));
  const write = (name: string, content: string, compressed = true) => {
    writeFileSync(path.join(web, name), content);
    if (compressed) writeFileSync(path.join(web, `${name}.br`), brotliCompressSync(content));
    if (compressed) writeFileSync(path.join(web, `${name}.gz`), gzipSync(content));
  };
  write('index.html', HOME, false);
  write('make-your-paystub.html', BUILDER, false);
  write('pricing.html', COMING, false);
  write('blog.html', '<!doctype html><link rel="canonical" href="%PUBLIC_URL%/blog" />', false);
  write('404.html', MISSING, false);
  write('faq.html', '<html data-billing="%BILLING%">$12.00', false);
  write('faq.off.html', '<html data-billing="%BILLING%">Free', false);
  write('faq.sticky.html', '<html data-billing="%BILLING%">$12.00 in money', false);
  write('assets/main-abc123.js', SCRIPT);
  write('assets/font-abc123.woff2', 'font', false);
  mkdirSync(path.join(web, 'zip'));
  write('zip/94.json', '{"San Francisco, CA":"107"}');
  write('sw.js', 'addEventListener("fetch", () => {})');
  write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', false);
  write('.vite/manifest.json', '{}', false);
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  const routes = [
    { path: '/', file: 'index.html', status: 200, isIndexed: true },
    { path: '/make-your-paystub', file: 'make-your-paystub.html', status: 200, isIndexed: false },
    { path: '/blog', file: 'blog.html', status: 200, isIndexed: true, changed: '2026-11-20' },
    { path: '/pricing', file: 'pricing.html', status: 404 },
    { path: '/faq', file: 'faq.html', others: { off: 'faq.off.html', sticky: 'faq.sticky.html' } },
  ];
  writeFileSync(path.join(web, 'routes.json'), JSON.stringify({ routes, notFound: '404.html' }));
  app = await testApp({ webFolder: web });
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('a file that has gone since the start', () => {
  it('is missing, whatever its route says', async () => {
    const gone = path.join(folder, 'client', 'assets', 'font-abc123.woff2');
    const content = readFileSync(gone);
    rmSync(gone);
    expect((await get('/assets/font-abc123.woff2')).statusCode).toBe(404);
    writeFileSync(gone, content);
  });
});

describe('a page', () => {
  it.each([
    ['sandbox', '$12.00', {}],
    ['off', 'Free', {}],
    [
      'sticky',
      '$12.00 in money',
      { STICKY_URL: 'https://u:p@company.sticky.io?campaign=1&product=3&offer=2&billing-model=2&shipping=5' },
    ],
  ])('is sent as it is where people pay by %s', async (kind, text, more) => {
    const other = await testApp({ webFolder: path.join(folder, 'client'), environment: { BILLING: kind, ...more } });
    expect((await other.inject({ url: '/faq' })).body).toBe(`<html data-billing="${kind}">${text}`);
    expect((await other.inject({ url: '/' })).body).toBe(HOME);
    await other.close();
  });

  it.each([
    ['/', HOME],
    ['/make-your-paystub', BUILDER],
    ['/make-your-paystub?utm_source=x', BUILDER],
  ])('is at %s', async (url, html) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toBe(html);
  });

  it('is asked for again each time, and not sent again when it is the same', async () => {
    const first = await get('/');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get('/', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('/', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ])('is sent compressed to one who accepts %s', async (accepted, encoding, decompress) => {
    const response = await get('/', { 'accept-encoding': accepted });
    expect(response.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(decompress(response.rawPayload).toString()).toBe(HOME);
  });

  it.each(['identity', 'zstd', 'br;q=0'])('is sent as it is to one who accepts %s', async (accepted) => {
    const response = await get('/', { 'accept-encoding': accepted });
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.body).toBe(HOME);
  });

  it('that is known but not built yet has its own text and status 404', async () => {
    const response = await get('/pricing');
    expect([response.statusCode, response.body]).toEqual([404, COMING]);
  });

  it('may run what it came with, and nothing else that is not a file of ours', async () => {
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const policyOf = async (url: string) => String((await app.inject({ url })).headers['content-security-policy']);
    const policy = await policyOf('/make-your-paystub');
    expect(policy).toContain(`script-src 'self' ${hash(EARLY)};`);
    expect(policy).toContain(`style-src 'self' ${hash(STYLE)};`);
    for (const url of ['/', '/nothing-here']) expect(await policyOf(url)).not.toContain('sha256');
  });

  it('has one address: a slash at the end leads to it', async () => {
    const response = await get('/make-your-paystub/?a=b');
    expect([response.statusCode, response.headers.location]).toEqual([301, '/make-your-paystub?a=b']);
  });

  it('answers HEAD with the headers alone', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/' });
    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect(response.headers['content-length']).toBe(String(HOME.length));
  });

  it('refuses POST', async () => {
    const response = await app.inject({ method: 'POST', url: '/' });
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('search engines', () => {
  it('read in a page where the site is', async () => {
    expect((await get('/blog')).body).toBe(`<!doctype html><link rel="canonical" href="${PUBLIC}/blog" />`);
  });

  it('find the pages that they may list, with the day of a change', async () => {
    const sitemap = await get('/sitemap.xml');
    expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect([...sitemap.body.matchAll(/<url>(.*)<\/url>/g)].map(([, entry]) => entry)).toEqual([
      `<loc>${PUBLIC}/</loc>`,
      `<loc>${PUBLIC}/blog</loc><lastmod>2026-11-20</lastmod>`,
    ]);
  });

  it('are told to leave the calls alone', async () => {
    expect((await get('/robots.txt')).body).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${PUBLIC}/sitemap.xml\n`);
  });
});

describe('an asset', () => {
  it('may be kept for a year', async () => {
    const response = await get('/assets/main-abc123.js');
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers['content-type']).toMatch(/^(text|application)\/javascript; charset=utf-8$/);
    expect(response.body).toBe(SCRIPT);
  });

  it('is sent compressed when it can be', async () => {
    const script = await get('/assets/main-abc123.js', { 'accept-encoding': 'br' });
    expect(script.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(script.rawPayload).toString()).toBe(SCRIPT);
    const font = await get('/assets/font-abc123.woff2', { 'accept-encoding': 'br' });
    expect([font.statusCode, font.headers['content-encoding'], font.body]).toEqual([200, undefined, 'font']);
  });

  it('that is not there is missing in a line of text', async () => {
    const response = await get('/assets/main-old.js');
    expect([response.statusCode, response.body]).toEqual([404, 'Not found']);
    expect(response.headers['cache-control']).toBe('no-cache');
  });
});

it('the worker that keeps pages on the device is asked for again each time, and may load nothing but our own', async () => {
  const worker = await get('/sw.js', { 'accept-encoding': 'br' });
  expect([worker.statusCode, worker.headers['cache-control'], worker.headers['content-encoding']]).toEqual([
    200,
    'no-cache',
    'br',
  ]);
  expect(worker.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(worker.headers['content-security-policy']).toContain("connect-src 'self'");
  expect(
    (await get('/sw.js', { 'if-none-match': String(worker.headers.etag), 'accept-encoding': 'br' })).statusCode,
  ).toBe(304);
});

it('other files are kept for an hour', async () => {
  const response = await get('/favicon.svg');
  expect(response.headers).toMatchObject({
    'cache-control': 'public, max-age=3600',
    'content-type': 'image/svg+xml',
  });
});

it('a list of ZIP codes may be kept for an hour, and what is not in it is missing', async () => {
  const list = await get('/zip/94.json');
  expect(list.headers['cache-control']).toBe('public, max-age=3600');
  expect(list.headers['content-type']).toMatch(/^application\/json/);
  for (const address of ['/zip/100.json', '/zip/ab.json', '/zip/94107.json', '/zip/']) {
    expect((await get(address)).statusCode, address).toBe(404);
  }
});

describe('an address that does not exist', () => {
  it.each(['/nothing', '/nothing/', '/make-your-paystub/nothing', '//evil.example/', '/docs/nothing'])(
    '%s gets the page that says so, with status 404',
    async (url) => {
      const response = await get(url);
      expect([response.statusCode, response.body]).toEqual([404, MISSING]);
      expect(response.headers.location).toBeUndefined();
    },
  );

  it('gets it compressed too', async () => {
    const response = await get('/nothing', { 'accept-encoding': 'br' });
    expect([response.statusCode, response.headers['content-encoding']]).toEqual([404, 'br']);
  });

  it('shows the page to a person whose address looks like a file', async () => {
    const person = await app.inject({ url: '/old-page.html', headers: { accept: 'text/html,*/*' } });
    expect([person.statusCode, person.body]).toEqual([404, MISSING]);
    const program = await app.inject({ url: '/old-picture.png', headers: { accept: 'image/*' } });
    expect([program.statusCode, program.body]).toEqual([404, 'Not found']);
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/%5c..%5csecret.txt',
    '/.vite/manifest.json',
    '/routes.json',
    '/index.html.br',
    '/index.html',
  ])('%s leads nowhere', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain('secret');
  });
});

it('without a built web application the calls still answer', async () => {
  const bare = await testApp({ webFolder: path.join(folder, 'nothing') });
  expect((await bare.inject('/')).statusCode).toBe(404);
  expect((await bare.inject('/healthz')).json()).toEqual({ ok: true });
  await bare.close();
});
