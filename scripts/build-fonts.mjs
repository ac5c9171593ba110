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

const USAGE = `Usage: node scripts/build-fonts.mjs [--force] [--help]

Cuts the document fonts into packages/paper/src/fonts/generated: <face>.ttf, <face>.woff2, faces.css and metrics.ts,
and the same with Greek and Cyrillic letters, which only the documents that have some are made with.
Does nothing when neither this script nor a font package has changed since the last run.

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

/** Changes with this script and with any package that the result depends on. */
async function currentStamp() {
  const hash = createHash('sha256').update(await readFile(fileURLToPath(import.meta.url)));
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
  await writeFile(path.join(output, 'metrics.ts'), metricsModule(cut));
  await writeFile(path.join(output, 'other-alphabets.ts'), otherAlphabetsModule(cut));
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

/** Advance widths by character and the vertical metrics, in font units (OpenType: head, hhea, OS/2, cmap, hmtx). */
function readFont(font) {
  const tables = new Map();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const entry = 12 + 16 * index;
    tables.set(font.toString('latin1', entry, entry + 4), font.readUInt32BE(entry + 8));
  }
  const hhea = tables.get('hhea');
  const hmtx = tables.get('hmtx');
  const os2 = tables.get('OS/2');
  const lastWidth = font.readUInt16BE(hhea + 34) - 1;
  const glyphs = readCharacterMap(font, tables.get('cmap'));
  return {
    unitsPerEm: font.readUInt16BE(tables.get('head') + 18),
    ascent: font.readInt16BE(hhea + 4),
    descent: font.readInt16BE(hhea + 6),
    xHeight: font.readInt16BE(os2 + 86),
    capHeight: font.readInt16BE(os2 + 88),
    widths: new Map(
      [...glyphs].map(([character, glyph]) => [character, font.readUInt16BE(hmtx + 4 * Math.min(glyph, lastWidth))]),
    ),
  };
}

/** Character to glyph, from the format 4 subtable, which every font for the Basic Multilingual Plane carries. */
function readCharacterMap(font, cmap) {
  const offsets = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 8 + 8 * index),
  );
  const table = offsets.find((offset) => font.readUInt16BE(offset) === 4);
  if (table === undefined) throw new Error('The font has no character map of format 4.');
  const segments = font.readUInt16BE(table + 6) / 2;
  const glyphs = new Map();
  for (let segment = 0; segment < segments; segment += 1) {
    const last = font.readUInt16BE(table + 14 + 2 * segment);
    const first = font.readUInt16BE(table + 16 + 2 * (segments + segment));
    const delta = font.readUInt16BE(table + 16 + 2 * (2 * segments + segment));
    const rangeAt = table + 16 + 2 * (3 * segments + segment);
    const range = font.readUInt16BE(rangeAt);
    for (let character = first; character <= last && character !== 0xffff; character += 1) {
      const listed = range === 0 ? character : font.readUInt16BE(rangeAt + range + 2 * (character - first));
      if (listed !== 0) glyphs.set(character, (listed + delta) & 0xffff);
    }
  }
  return glyphs;
}

/** Columns of amounts line up only when every digit is as wide as the next. */
function assertTabularDigits(id, { widths }) {
  const digits = new Set([...'0123456789'].map((digit) => widths.get(digit.codePointAt(0))));
  if (digits.size !== 1) throw new Error(`The digits of ${id} differ in width; choose its tabular figures.`);
}

/**
 * The table as code: one list of characters for all faces (first character and length of each run, base 36), and for
 * each face its distinct widths, from the narrowest and in steps in base 36, and a letter a character that picks one of them.
 */
function metricsModule(cut) {
  const { runText, letters, tables } = encodeWidths(cut, characters);
  const faceTables = cut.map(({ unitsPerEm, ascent, descent, capHeight, xHeight }, index) => {
    const [id, table] = tables[index];
    return [id, { unitsPerEm, ascent, descent, capHeight, xHeight, ...table }];
  });
  return `// Written by scripts/build-fonts.mjs.
export const characterRuns = '${runText}';
/** In the picks: the face lacks the character; it is as wide as its base letter; or a place in the face's widths. */
export const letters = { missing: ' ', base: '!', widths: '${letters}' };
export const faces = {
${facesText(faceTables)}};
`;
}

/** The same for the letters that a page fetches once a document has some; a base letter comes before what is built on it. */
function otherAlphabetsModule(cut) {
  const { runText, letters, tables } = encodeWidths(
    cut.map(({ id, allWidths }) => ({ id, widths: allWidths })),
    otherAlphabets,
  );
  return `// Written by scripts/build-fonts.mjs.
export const characterRuns = '${runText}';
export const letters = { missing: ' ', base: '!', widths: '${letters}' };
export const faces = {
${facesText(tables)}};
`;
}

function encodeWidths(cut, wanted) {
  const all = wanted.filter((character) => cut.some(({ widths }) => widths.has(character)));
  const runs = [];
  for (const character of all) {
    const run = runs.at(-1);
    if (run !== undefined && run.first + run.length === character) run.length += 1;
    else runs.push({ first: character, length: 1 });
  }
  const tables = cut.map((face) => [face.id, tableOf(face, all)]);
  const most = Math.max(...tables.map(([, { widths }]) => widths.split(' ').length));
  const runText = runs.map(({ first, length }) => `${first.toString(36)}-${length.toString(36)}`).join(' ');
  return { runText, letters: widthLetters.slice(0, most), tables };
}

function facesText(tables) {
  return tables.map(([id, table]) => `  '${id}': ${JSON.stringify(table)},\n`).join('');
}

/** Printable and free of escapes in a string of JSON. */
const widthLetters = Array.from({ length: 0x17f - 0x23 }, (_, index) => String.fromCharCode(0x23 + index))
  .filter((letter) => /[^\\'\u007f-\u00a0\u00ad]/u.test(letter))
  .join('');

function tableOf({ widths }, all) {
  const isLikeBase = (character) => {
    const base = String.fromCodePoint(character).normalize('NFD').codePointAt(0);
    return base < character && widths.get(base) === widths.get(character);
  };
  const present = all.filter((character) => widths.has(character));
  const wide = new Set(present.filter((character) => !isLikeBase(character)).map((one) => widths.get(one)));
  const distinct = [...wide].sort((a, b) => a - b);
  // Each as what it adds to the one before, which takes half the bytes of a page.
  const steps = distinct.map((width, at) => (width - (distinct[at - 1] ?? 0)).toString(36));
  const picks = all.map((character) => {
    if (!widths.has(character)) return ' ';
    return isLikeBase(character) ? '!' : widthLetters[distinct.indexOf(widths.get(character))];
  });
  return { widths: steps.join(' '), picks: picks.join('') };
}

await main(process.argv.slice(2));
