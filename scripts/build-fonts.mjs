#!/usr/bin/env node
/**
 * Cuts the document fonts: the same few glyphs, without layout features, go to the browser (WOFF2), into the PDF (TTF)
 * and, as advance widths, into the table that measures text. Only so do the three agree on where a line ends.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { metricsModule, otherAlphabetsModule } from './fonts/metrics-modules.mjs';
import { readFont } from './fonts/read-font.mjs';

const USAGE = `Usage: node scripts/build-fonts.mjs [--force] [--help]

Cuts the document fonts into packages/paper/src/fonts/generated: <face>.ttf, <face>.woff2, faces.css and metrics.ts,
and the same with Greek and Cyrillic letters, which only the documents that have some are made with.
Does nothing when neither this script, its parts in scripts/fonts, nor a font package has changed since the last run.

  --force   cut them even so
  --help    print this text`;

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const output = path.join(root, 'packages/paper/src/fonts/generated');
const stampFile = path.join(output, '.stamp');
const requireFromRoot = createRequire(path.join(root, 'package.json'));

const families = [
  { id: 'source-sans-3', file: 'SourceSans3' },
  { id: 'ibm-plex-sans', file: 'IBMPlexSans' },
  { id: 'source-serif-4', file: 'SourceSerif4' },
  { id: 'ibm-plex-mono', file: 'IBMPlexMono' },
];
const weights = [
  { id: 'regular', folder: '400Regular' },
  { id: 'semibold', folder: '600SemiBold' },
];
const faces = families.flatMap((family) =>
  weights.map((weight) => ({
    id: `${family.id}-${weight.id}`,
    source: `@expo-google-fonts/${family.id}/${weight.folder}/${family.file}_${weight.folder}.ttf`,
  })),
);

/** First and last code point of what names, addresses and figures on an American document are written with. */
const characterRanges = [
  [0x20, 0x7e], // Basic Latin
  [0xa0, 0xac], // Latin-1; the soft hyphen is left out: browsers hide it, PDF readers draw it
  [0xae, 0x17f], // Latin-1 and Latin Extended-A
  [0x180, 0x24f], // Latin Extended-B: Romanian, Vietnamese horns, Azerbaijani, Pinyin, Skolt Sami
  [0x259, 0x259], // the small letter of U+018F
  [0x2b9, 0x2bc], // primes and the Hawaiian okina
  [0x2c6, 0x2dd], // accents standing alone
  [0x1e00, 0x1eff], // Latin Extended Additional: Vietnamese, Welsh, Irish, romanised Arabic and Indic names
  [0x2010, 0x2026], // dashes, quotation marks, bullet, ellipsis
  [0x2030, 0x203a], // per mille, primes, single guillemets
  [0x2044, 0x2044], // fraction slash
  [0x20a0, 0x20bf], // currency signs
  [0x2116, 0x2116], // numero
  [0x2122, 0x2122], // trade mark
  [0x2190, 0x2193], // arrows
  [0x2212, 0x2212], // minus
  [0x221e, 0x221e], // infinity
  [0x2248, 0x2248], // almost equal
  [0x2260, 0x2260], // not equal
  [0x2264, 0x2265], // at most, at least
  [0x2713, 0x2713], // check mark
];
const characters = charactersOf(characterRanges);

/** The letters of living languages in the alphabets that the faces have beside Latin. */
const otherAlphabets = charactersOf([
  [0x384, 0x3ce], // Greek in one accent
  [0x400, 0x45f], // Cyrillic of Slavic languages
  [0x48a, 0x4f9], // Cyrillic of Ukraine, Central Asia and the Caucasus
]);
/** Blocks in which a browser looks for the letters in their own file (CSS). */
const OTHER_ALPHABETS_RANGE = 'U+370-3FF, U+400-4FF';

function charactersOf(ranges) {
  return ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/** Positioning and substitution that only some readers would apply, and tables that only serve them. */
const droppedTables = ['GSUB', 'GPOS', 'GDEF', 'kern', 'BASE', 'STAT', 'DSIG', 'gasp', 'meta', 'VDMX'];

async function main(args) {
  const unknown = args.find((argument) => argument !== '--force' && argument !== '--help');
  if (unknown !== undefined) {
    console.error(`Unknown option ${unknown}.\n\n${USAGE}`);
    process.exitCode = 2;
    return;
  }
  if (args.includes('--help')) return console.log(USAGE);
  const stamp = await currentStamp();
  if (!args.includes('--force') && (await isUpToDate(stamp))) return;
  await build();
  await writeFile(stampFile, stamp);
}

/** Changes with this script and its parts, and with any package that the result depends on. */
async function currentStamp() {
  const hash = createHash('sha256');
  for (const file of ['build-fonts.mjs', 'fonts/metrics-modules.mjs', 'fonts/read-font.mjs']) {
    hash.update(await readFile(path.join(root, 'scripts', file)));
  }
  const packages = [
    ...families.map((family) => `@expo-google-fonts/${family.id}`),
    'subset-font',
    'harfbuzzjs',
    'wawoff2',
  ];
  for (const name of packages) {
    const { version } = JSON.parse(await readFile(path.join(root, 'node_modules', name, 'package.json'), 'utf8'));
    hash.update(`${name}@${version}\n`);
  }
  return hash.digest('hex');
}

async function isUpToDate(stamp) {
  const files = [
    ...faces.flatMap(({ id }) => [`${id}.ttf`, `${id}.woff2`]),
    ...faces.flatMap(({ id }) => [wholeFile(id), otherFile(id)]),
    ...['faces.css', 'metrics.ts', 'other-alphabets.ts'],
  ];
  if (!existsSync(stampFile) || !files.every((file) => existsSync(path.join(output, file)))) return false;
  return (await readFile(stampFile, 'utf8')) === stamp;
}

async function build() {
  const { compress } = requireFromRoot('wawoff2');
  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
  const cut = [];
  for (const { id, source } of faces) {
    const original = await readFile(path.join(root, 'node_modules', source));
    const font = await cutFont(original, characters);
    const whole = await cutFont(original, [...characters, ...otherAlphabets]);
    const read = readFont(font);
    assertTabularDigits(id, read);
    cut.push({ id, ...read, allWidths: readFont(whole).widths });
    await writeFile(path.join(output, `${id}.ttf`), font);
    await writeFile(path.join(output, `${id}.woff2`), await compress(font));
    await writeFile(path.join(output, wholeFile(id)), whole);
    await writeFile(path.join(output, otherFile(id)), await compress(await cutFont(original, otherAlphabets)));
  }
  const rules = faces.map(({ id }) => fontFaceRule(id, `${id}.woff2`));
  const otherRules = faces.map(({ id }) => fontFaceRule(id, otherFile(id), OTHER_ALPHABETS_RANGE));
  await writeFile(path.join(output, 'faces.css'), [...rules, ...otherRules].join(''));
  await writeFile(path.join(output, 'metrics.ts'), metricsModule(cut, characters));
  await writeFile(path.join(output, 'other-alphabets.ts'), otherAlphabetsModule(cut, otherAlphabets));
  console.log(`Cut ${faces.length} document fonts.`);
}

/** All letters of a face, for PDFs with some of them. */
function wholeFile(id) {
  return `${id}-with-other-alphabets.ttf`;
}

/** Those letters alone: a browser has the others already. */
function otherFile(id) {
  return `${id}-other-alphabets.woff2`;
}

async function cutFont(source, letters) {
  const subsetFont = requireFromRoot('subset-font');
  return subsetFont(source, String.fromCodePoint(...letters), {
    targetFormat: 'sfnt',
    keepFeatures: [],
    noLayoutClosure: true,
    noHinting: true,
    dropTables: droppedTables,
  });
}

/** A file with a range is fetched once the page shows a character of it. */
function fontFaceRule(id, file, range) {
  return `@font-face {
  font-family: '${id}';
  src: url('./${file}') format('woff2');
  font-display: block;${range === undefined ? '' : `\n  unicode-range: ${range};`}
}
`;
}

/** Columns of amounts line up only when every digit is as wide as the next. */
function assertTabularDigits(id, { widths }) {
  const digits = new Set([...'0123456789'].map((digit) => widths.get(digit.codePointAt(0))));
  if (digits.size !== 1) throw new Error(`The digits of ${id} differ in width; choose its tabular figures.`);
}

await main(process.argv.slice(2));
