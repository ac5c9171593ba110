/** Looks for secrets in whatever files a run left behind: in clear, in base64, in hex and in UTF-16. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SHORTEST_BASE64 = 8;
/** A full Social Security number or a signed token shows itself, whoever's it is. */
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
 * What was found: a line for each secret in each file, which names the secret by its kind and not by itself. `secrets` are
 * `{ kind, text }`. Throws when there is no file at all, since nothing would have been searched.
 */
export function findSecrets(places, secrets) {
  const files = places.flatMap(filesIn);
  if (files.length === 0) throw new Error(`There is nothing to search in ${places.join(', ')}.`);
  const ways = secrets.flatMap(({ kind, text }) => writtenAs(text).map(([way, bytes]) => ({ kind, way, bytes })));
  const found = new Set();
  for (const file of files) {
    const content = readFileSync(file);
    for (const { kind, way, bytes } of ways) if (content.includes(bytes)) found.add(`${file}: ${kind} ${way}`);
    const text = content.toString('latin1');
    for (const [kind, pattern] of PATTERNS) if (pattern.test(text)) found.add(`${file}: ${kind}`);
  }
  return { found: [...found], fileCount: files.length };
}

function filesIn(place) {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return filesIn(join(place, entry.name));
    return entry.isFile() ? [join(place, entry.name)] : [];
  });
}
