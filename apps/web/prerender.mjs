/**
 * Writes every page of the route table as HTML into `dist/client`, with `routes.json` for the server, and a `.br` and
 * `.gz` beside every file worth compressing. Needs both builds of vite.config.ts; see build.mjs.
 */
import { readFile, readdir, rm, writeFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const USAGE = `Usage: node apps/web/prerender.mjs [--help]

Writes into apps/web/dist/client: an HTML file a page, routes.json ({ routes: [{ path, file, status }], notFound })
and compressed copies. Run "node apps/web/build.mjs" to make what it needs first.`;

const here = import.meta.dirname;
const client = path.join(here, 'dist/client');
const entry = 'index.html';
const fontsOfEveryPage = ['fraunces-latin.woff2', 'hanken-grotesk-latin-wght-normal.woff2'];
const worthCompressing = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt']);

async function main() {
  // Decides which build of React is loaded.
  process.env.NODE_ENV = 'production';
  const { pages } = await import(pathToFileURL(path.join(here, 'dist/prerender/entry-server.js')).href);
  const manifestFile = path.join(client, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  const template = await readFile(path.join(client, 'index.html'), 'utf8');
  const routes = [];
  for (const page of pages) {
    const file = fileOf(page.path);
    const target = path.join(client, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, htmlOf(page, await page.render(), template, manifest));
    if (page.path !== undefined) routes.push({ path: page.path, file, status: page.status });
  }
  await writeFile(
    path.join(client, 'routes.json'),
    `${JSON.stringify({ routes, notFound: fileOf(undefined) }, null, 2)}\n`,
  );
  await rm(path.dirname(manifestFile), { recursive: true });
  const compressed = await compressAll(client);
  console.log(`Wrote ${pages.length} pages and compressed ${compressed} files.`);
}

function fileOf(route) {
  if (route === undefined) return '404.html';
  return route === '/' ? 'index.html' : `${route.slice(1).replaceAll(':', '_')}.html`;
}

function htmlOf(page, body, template, manifest) {
  if (/<(script|style)\b|\sstyle="/.test(body)) {
    throw new Error(`${page.path}: the page has inline code or styles, which the content security policy forbids.`);
  }
  const html = template
    .replace('<!--head-->', headOf(page, manifest).join('\n    '))
    .replace('<!--page-->', () => body);
  if (!html.includes(body)) throw new Error('index.html has no place for the page.');
  return html;
}

function headOf({ title, description, isHidden, source, scripts, fonts }, manifest) {
  const known = new Set(chunksOf(entry, manifest));
  const fontFiles = [...fontsOfEveryPage, ...fonts].map((name) => {
    const found = Object.entries(manifest).find(([source]) => path.basename(source) === name);
    if (!found) throw new Error(`The build has no font ${name}.`);
    return found[1].file;
  });
  const more = (keys) => keys.flatMap((key) => chunksOf(key, manifest)).filter((chunk) => !known.has(chunk));
  const styleFiles = new Set(more([source, ...scripts]).flatMap(({ css = [] }) => css));
  const scriptFiles = new Set(more(scripts).map(({ file }) => file));
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...(description ? [`<meta name="description" content="${escapeHtml(description)}" />`] : []),
    ...(description ? [`<meta property="og:title" content="${escapeHtml(title)}" />`] : []),
    ...(description ? [`<meta property="og:description" content="${escapeHtml(description)}" />`] : []),
    ...(isHidden ? ['<meta name="robots" content="noindex" />'] : []),
    ...fontFiles.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`),
    ...[...styleFiles].map((file) => `<link rel="stylesheet" href="/${file}" crossorigin />`),
    ...[...scriptFiles].map((file) => `<link rel="modulepreload" href="/${file}" crossorigin />`),
  ];
}

/** The chunk of a module and all it imports at once. */
function chunksOf(key, manifest, found = new Set()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no module ${key}: correct its row in src/routes.`);
  if (!found.has(chunk)) {
    found.add(chunk);
    for (const imported of chunk.imports ?? []) chunksOf(imported, manifest, found);
  }
  return [...found];
}

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text) => text.replace(/[&<>"]/g, (character) => escapes[character]);

/** Compresses what gains by it, and returns how many files that were. */
async function compressAll(folder) {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile() && worthCompressing.has(path.extname(file.name)))
    .map((file) => path.join(file.parentPath, file.name));
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  for (const file of files) {
    const content = await readFile(file);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, brotli));
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
  return files.length;
}

if (process.argv.includes('--help')) console.log(USAGE);
else await main();
