/** What is kept on the device for use without a connection, and the worker that keeps it. Called by prerender.mjs. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';

const here = import.meta.dirname;

/** What is done with the server alone: of no use without a connection, and much of it is of one person. */
const NEEDS_SERVER =
  /^src\/(?:features\/(?:account|administration|blog|calculator|chat|checkout|contact|faq|history|landlords|legal|pricing|tax-rules|verify)\/|routes\/(?:document-parts|load-calculator)|identity\/firebase|billing\/stripe|after-start\/report)/;

/** Greek and Cyrillic letters, and Latin spellings of others: few need them, and who does gets along where they don't come. */
const FEW_NEED = /other-alphabets|spell-in-latin/;

/**
 * The addresses of all files that the kept pages are made of, now or at a press: scripts, styles and fonts, from the
 * manifest of the client's build. What a builder comes to fetch later is among them without being named.
 */
export function offlineFiles(manifest, entry = 'index.html') {
  const seen = new Set();
  const files = new Set();
  const take = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const { file, css = [], assets = [], imports = [], dynamicImports = [] } = manifest[key];
    for (const one of [file, ...css, ...assets]) files.add(`/${one}`);
    for (const one of [...imports, ...dynamicImports.filter((other) => !NEEDS_SERVER.test(other))]) take(one);
  };
  take(entry);
  return [...files].filter((file) => !file.endsWith('.html') && !FEW_NEED.test(file)).sort();
}

/** An address that changes with the content of a file whose name stays the same. */
export function addressWithContent(name, content) {
  return `/${name}?${digest([content])}`;
}

/** What a build is told from the others by. */
export function digest(contents) {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** Writes `sw.js`, the worker of src/entry-worker.ts with its list, into a folder. */
export async function writeWorker(folder, list) {
  await build({
    configFile: false,
    root: here,
    logLevel: 'warn',
    define: { OFFLINE_FILES: JSON.stringify(list) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
      rolldownOptions: {
        input: path.join(here, 'src/entry-worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
  return readFile(path.join(folder, 'sw.js'), 'utf8');
}
