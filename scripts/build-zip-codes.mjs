#!/usr/bin/env node
/**
 * Writes which city and state a ZIP code belongs to, for pages to look up: one file per first two digits, so that a
 * request reveals only those. See docs/decisions/0028-zip-codes.md.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cityOf } from './zip-names.mjs';
import { neighborFiles } from './zip-neighbors.mjs';

const USAGE = `Usage: node scripts/build-zip-codes.mjs [--help]

Writes apps/web/public/zip/00.json to 99.json from the package zipcodes. Each names places with the last three digits of
their ZIP codes: { "San Francisco, CA": "102 103 107" }. Where the list names a firm for a city, it is ", CA".
Writes beside them near/00.json to near/99.json, the cities and counties around the ZIP codes of states with local taxes.`;

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const output = path.join(root, 'apps/web/public/zip');

/** Independent countries that use the US mail. None of our forms offers them. */
const NOT_OFFERED = new Set(['FM', 'MH', 'PW']);

/** The files by their first two digits, a hundred of them: one without places says that there are none. */
export function zipFiles() {
  const { codes } = createRequire(import.meta.url)('zipcodes/lib/codes.js');
  const files = new Map(Array.from({ length: 100 }, (_, digits) => [String(digits).padStart(2, '0'), {}]));
  for (const { zip, city, state } of Object.values(codes).sort((a, b) => a.zip.localeCompare(b.zip))) {
    if (NOT_OFFERED.has(state)) continue;
    const places = files.get(zip.slice(0, 2));
    const place = `${cityOf(city)}, ${state}`;
    places[place] = `${place in places ? `${places[place]} ` : ''}${zip.slice(2)}`;
  }
  return files;
}

async function writeFiles(folder, files) {
  await mkdir(folder, { recursive: true });
  for (const [digits, contents] of files) {
    const json = JSON.stringify(contents);
    if (/[^\x20-\x7e]/.test(json)) throw new Error(`${digits}.json would not be ASCII.`);
    await writeFile(path.join(folder, `${digits}.json`), json);
  }
}

async function main() {
  await rm(output, { recursive: true, force: true });
  await writeFiles(output, zipFiles());
  await writeFiles(path.join(output, 'near'), neighborFiles());
  console.log('Wrote the places of all ZIP codes.');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--help')) console.log(USAGE);
  else await main();
}
