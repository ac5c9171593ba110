/** Looks for secrets in whatever files a run left behind: in clear, in base64, in hex and in UTF-16. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SHORTEST_BASE64 = 8;
/** A full Social Security number or a signed token is recognizable, no matter whose it is. */
const PATTERNS = [
  ['a Social Security number', /(?<![\w-])(?!000)\d{3}-\d{2}-\d{4}(?![\w-])/],
  ['a signed token', /eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{20,}/],
];

/** The ways in which a text may stand in a file. */
function writtenAs(text) {
  const bytes = Buffer.from(text, 'utf8');
  const utf16 = Buffer.from(text, 'utf16le');
  return [
    ['in clear', bytes],
    ['in UTF-16', utf16],
    ['in UTF-16', Buffer.from(utf16).swap16()],
    ['in hex', Buffer.from(bytes.toString('hex'))],
    ['in hex', Buffer.from(bytes.toString('hex').toUpperCase())],
    ...[0, 1, 2].flatMap((offset) => {
      const encoded = base64At(bytes, offset);
      return [encoded, encoded.replaceAll('+', '-').replaceAll('/', '_')].map((one) => ['in base64', Buffer.from(one)]);
    }),
  ];
}

/** The characters of a base64 text that stand for these bytes alone, when so many bytes come before them. */
function base64At(bytes, offset) {
  const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
  const from = Math.ceil((offset * 8) / 6);
  const upTo = Math.floor(((offset + bytes.length) * 8) / 6);
  const inner = encoded.slice(from, upTo);
  if (inner.length < SHORTEST_BASE64) throw new Error('A secret is too short to be searched for');
  return inner;
}

/**
 * What was found: a line for each secret in each file, naming the secret's kind but never the secret. `secrets` are `{
 * kind, text }`. Throws if there are no files at all, since nothing would have been searched.
 */
export function findSecrets(places, secrets) {
  const files = places.flatMap(filesIn);
  if (files.length === 0) throw new Error(`There is nothing to search in ${places.join(', ')}.`);
  const ways = secrets.flatMap(({ kind, text }) => writtenAs(text).map(([way, bytes]) => ({ kind, way, bytes })));
  const find = finderOf(ways);
  const found = new Set();
  for (const file of files) {
    const content = readFileSync(file);
    for (const { kind, way } of find(content)) found.add(`${file}: ${kind} ${way}`);
    const text = content.toString('latin1');
    for (const [kind, pattern] of PATTERNS) if (pattern.test(text)) found.add(`${file}: ${kind}`);
  }
  return { found: [...found], fileCount: files.length };
}

/**
 * Gives a function that names which of many patterns, each three bytes or more, occur in a content: one pass over it,
 * which looks closer only where three bytes begin one of them.
 */
function finderOf(patterns) {
  const isBeginning = new Uint8Array(1 << 24);
  const byBeginning = new Map();
  for (const pattern of patterns) {
    const beginning = pattern.bytes.readUIntBE(0, 3);
    isBeginning[beginning] = 1;
    byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), pattern]);
  }
  return (content) => {
    const found = new Set();
    let beginning = 0;
    for (let at = 0; at < content.length; at += 1) {
      beginning = ((beginning << 8) | content[at]) & 0xffffff;
      if (isBeginning[beginning] === 0 || at < 2) continue;
      for (const pattern of byBeginning.get(beginning)) {
        const { bytes } = pattern;
        if (content.subarray(at - 2, at - 2 + bytes.length).equals(bytes)) found.add(pattern);
      }
    }
    return found;
  };
}

function filesIn(place) {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return filesIn(join(place, entry.name));
    return entry.isFile() ? [join(place, entry.name)] : [];
  });
}
