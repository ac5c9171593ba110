/**
 * Writes every page of the route table as HTML into `dist/client`, with `routes.json` for the server, and a `.br` and
 * `.gz` beside every file worth compressing. Needs both builds of vite.config.ts; see build.mjs.
 */
import { readFile, readdir, rm, writeFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { minifySync } from 'vite';
import { addressWithContent, digest, offlineFiles, writeWorker } from './offline-files.mjs';

const USAGE = `Usage: node apps/web/prerender.mjs [--help]

Writes into apps/web/dist/client: an HTML file a page, and others for each way to pay by which it differs,
routes.json ({ routes: [{ path, file, others, status, isIndexed, changed }], notFound }), sw.js and what it keeps for use
without a connection, passages.json for the chat, blog/feed.xml and compressed copies. Run "node apps/web/build.mjs" to make what it needs first.`;

/** As in src/routes/route-row.ts. */
const PUBLIC_URL = '%PUBLIC_URL%';

const here = import.meta.dirname;
const client = path.join(here, 'dist/client');
const entry = 'index.html';
const fontsOfEveryPage = ['fraunces-latin.woff2', 'fraunces-wordmark.woff2', 'hanken-grotesk-latin-wght-normal.woff2'];
/** Scripts of `public`: one stands in every page, the other is fetched by a name that stays the same. */
const BEFORE_PAINT = 'before-paint.js';
const WHEN_ONLINE = 'when-online.js';
/** In every page: the build it is of, which the worker compares. */
const BUILD = '%BUILD%';
/** The server writes how people pay there; see src/shell/site-config.ts. */
const BILLING = '%BILLING%';
/** How people pay: pages differ by it. The first is the one that most others equal. */
const WAYS = ['sandbox', 'off', 'sticky', 'stripe'];
/** Pages are compressed by the server, which writes the address of the site into them, and the worker with them. */
const worthCompressing = new Set(['.js', '.css', '.json', '.svg', '.txt', '.xml', '.ttf']);

async function main() {
  // Decides which build of React is loaded.
  process.env.NODE_ENV = 'production';
  const { blogFeed, chatPassages, pagesFor } = await import(
    pathToFileURL(path.join(here, 'dist/prerender/entry-server.js')).href
  );
  const manifestFile = path.join(client, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  const styles = await readStyles(manifest);
  const beforePaint = await minified(path.join(client, BEFORE_PAINT));
  await rm(path.join(client, BEFORE_PAINT));
  const whenOnline = addressWithContent(WHEN_ONLINE, await minified(path.join(client, WHEN_ONLINE)));
  const template = (await readFile(path.join(client, 'index.html'), 'utf8'))
    .replace(`<script src="/${BEFORE_PAINT}">`, () => `<script>${beforePaint}`)
    .replace('<html ', `<html data-billing="${BILLING}" `);
  const bare = template
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replace(/<script type="module"[^>]*>/, `<script src="${whenOnline}" defer>`);
  const written = [];
  for (const way of WAYS) {
    for (const [index, page] of pagesFor(way).entries()) {
      const html = htmlOf(page, await page.render(), page.isBare ? bare : template, { manifest, styles });
      const whole = withScriptsLater(withStylesInside(html, styles));
      if (way === WAYS[0]) written.push({ page, html: whole, others: new Map() });
      else if (whole !== written[index].html) written[index].others.set(way, whole);
    }
  }
  const pages = written.map(({ page }) => page);
  const files = [...offlineFiles(manifest), whenOnline];
  const build = digest([...files, ...written.flatMap(({ html, others }) => [html, ...others.values()])]);
  const write = async (file, html) => {
    const target = path.join(client, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, html.replace(BUILD, build));
    return file;
  };
  const routes = [];
  for (const { page, html, others: htmlOfOthers } of written) {
    const file = await write(fileOf(page.path), html);
    const others = {};
    for (const [way, other] of htmlOfOthers) others[way] = await write(file.replace(/html$/, `${way}.html`), other);
    if (page.path !== undefined) {
      const { path: address, status, isIndexed, changed } = page;
      routes.push({ path: address, file, others, status, isIndexed, changed });
    }
  }
  const kept = pages.filter(({ isKept }) => isKept).map((page) => page.path);
  await writeWorker(client, { build, files, pages: kept });
  await writeFile(
    path.join(client, 'routes.json'),
    `${JSON.stringify({ routes, notFound: fileOf(undefined) }, null, 2)}\n`,
  );
  await writeFile(path.join(client, 'blog/feed.xml'), blogFeed(PUBLIC_URL));
  // The server alone reads it.
  await writeFile(path.join(client, 'passages.json'), JSON.stringify(chatPassages()));
  await rm(path.dirname(manifestFile), { recursive: true });
  const compressed = await compressAll(client);
  console.log(`Wrote ${pages.length} pages and compressed ${compressed} files.`);
}

/** The style sheets of the build, by the paths of their files. */
async function readStyles(manifest) {
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const read = [...files].map(async (file) => [file, await readFile(path.join(client, file), 'utf8')]);
  return new Map(await Promise.all(read));
}

/** Makes a script that comes as it is as small as the others; answers its content. */
async function minified(file) {
  const { code } = minifySync(path.basename(file), await readFile(file, 'utf8'));
  await writeFile(file, code);
  return code;
}

function fileOf(route) {
  if (route === undefined) return '404.html';
  return route === '/' ? 'index.html' : `${route.slice(1).replaceAll(':', '_')}.html`;
}

function htmlOf(page, body, template, build) {
  if (/<(script|style)\b|\sstyle="/.test(body)) {
    throw new Error(`${page.path}: the page has inline code or styles, which the content security policy forbids.`);
  }
  const html = template
    .replace('<!--head-->', () => headOf(page, body, build).join('\n    '))
    .replace('<!--page-->', () => body);
  if (!html.includes(body)) throw new Error('index.html has no place for the page.');
  return html;
}

/** Puts the scripts of a page where no browser runs them; `before-paint.js` takes them from there. */
function withScriptsLater(html) {
  const later = [];
  const tags = /<(link rel="modulepreload"[^>]*>|script type="module"[^>]*><\/script>)\s*/g;
  const without = html.replaceAll(tags, (tag) => {
    later.push(tag.trim());
    return '';
  });
  if (later.length === 0) return html;
  return without.replace('</head>', `<template id="scripts">${later.join('')}</template>\n  </head>`);
}

/**
 * Puts the style sheets of a page into it: on a phone each file that the first paint waits for costs a round trip. The
 * links stay, because Vite's code looks for them before it fetches the styles of a module; as they are, no browser
 * fetches them.
 */
function withStylesInside(html, styles) {
  const links = [];
  const linked = html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, file) => {
    links.push(file);
    return `<link rel="stylesheet" href="/${file}" media="not all" disabled />`;
  });
  const css = links.map((file) => styles.get(file)).join('');
  if (css.includes('</')) throw new Error('A style sheet would end the element that it stands in.');
  return linked.replace('<link rel="stylesheet"', (first) => `<style>${css}</style>\n    ${first}`);
}

function headOf(page, body, { manifest, styles }) {
  const { title, description, isIndexed, source, scripts, fonts } = page;
  const known = new Set(chunksOf(entry, manifest));
  const fontFiles = [...fontsOfEveryPage, ...fonts].map((name) => {
    const found = Object.entries(manifest).find(([source]) => path.basename(source) === name);
    if (!found) throw new Error(`The build has no font ${name}.`);
    return found[1].file;
  });
  const more = (keys) => keys.flatMap((key) => chunksOf(key, manifest)).filter((chunk) => !known.has(chunk));
  const stylesOf = (keys) => more(keys).flatMap(({ css = [] }) => css);
  const drawn = stylesOf([source]).filter((file) => isNeeded(styles.get(file), body));
  const styleFiles = new Set([...drawn, ...stylesOf(scripts)]);
  const scriptFiles = new Set(more(scripts).map(({ file }) => file));
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="build" content="${BUILD}" />`,
    ...(description ? [`<meta name="description" content="${escapeHtml(description)}" />`] : []),
    ...(isIndexed ? sharedHead(page) : ['<meta name="robots" content="noindex" />']),
    ...fontFiles.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`),
    ...[...styleFiles].map((file) => `<link rel="stylesheet" href="/${file}" crossorigin />`),
    ...[...scriptFiles].map((file) => `<link rel="modulepreload" href="/${file}" crossorigin />`),
  ];
}

/** Whether a style sheet says something without a class, such as a typeface, or has a class that the page has. */
function isNeeded(css, body) {
  const classes = [...css.replace(/url\([^)]*\)/g, '').matchAll(/\.([A-Za-z_-][\w-]*)/g)];
  return classes.length === 0 || classes.some(([, name]) => body.includes(name));
}

/** For search engines, and for whatever shows a link that was shared. The server fills in the address of the site. */
function sharedHead({ path: address, title, description, picture, published, changed, structuredData }) {
  const meta = {
    'og:site_name': 'Paperwage',
    'og:type': published === undefined ? 'website' : 'article',
    'og:url': `${PUBLIC_URL}${address}`,
    'og:title': title,
    'og:description': description,
    'og:image': `${PUBLIC_URL}/share/${picture}.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    ...(published !== undefined && { 'article:published_time': published, 'article:modified_time': changed }),
  };
  return [
    `<link rel="canonical" href="${PUBLIC_URL}${address}" />`,
    ...Object.entries(meta).map(([name, text]) => `<meta property="${name}" content="${escapeHtml(text)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
    // Data for readers of the page, which no browser runs. A "<" could end it.
    ...structuredData.map(
      (data) => `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    ),
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
