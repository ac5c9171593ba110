import type { FontFace } from '../scene/scene.ts';
import { isOnTheWay, otherAlphabets } from '#other-alphabets';
import type { WidthTables } from '#other-alphabets';
import * as latin from './generated/metrics.ts';

const { faces } = latin;

/** Vertical metrics in font units; `descent` is negative. Points: units * size / unitsPerEm. */
export interface FaceMetrics {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly xHeight: number;
}

/** Replaces a character the face has no glyph for, so that readers see something is missing. */
const SUBSTITUTE = '?';
/** All characters of the table lie below this; those above are never in a face. */
const TABLE_SIZE = 0x2800;
const ABSENT = 0xffff;

/** By face, as far as letters have come. */
let tables = new Map<FontFace, Uint16Array>();
let hasOthers = false;

/**
 * Advance width in points of a line in one face, as the browser and the PDF draw it: the sum of the advance widths,
 * without kerning. The text is NFC; a character that the face lacks counts as the substitute `supportedText` puts there.
 */
export function measureText(text: string, face: FontFace, size: number): number {
  const table = tableOf(face);
  let units = 0;
  for (let index = 0; index < text.length; index += 1) {
    const width = table[text.charCodeAt(index)] ?? ABSENT;
    if (width !== ABSENT) units += width;
    else if (!isTrailingSurrogate(text, index)) units += table[SUBSTITUTE.charCodeAt(0)]!;
  }
  return (units * size) / faces[face].unitsPerEm;
}

/** The vertical metrics that lines of the face are placed by. */
export function faceMetrics(face: FontFace): FaceMetrics {
  return faces[face];
}

/**
 * The text as the face can print it: composed (Unicode NFC), with plain spaces for tabs and line ends, without
 * invisible controls, and with the nearest letter or `?` for what has no glyph. `missing` lists each such character
 * once, in order, so that the user can be told; a letter that a page has yet to fetch is none, and asked for.
 */
export function supportedText(text: string, face: FontFace): { readonly text: string; readonly missing: string[] } {
  const table = tableOf(face);
  const composed = text.normalize('NFC');
  if (isCovered(composed, table)) return { text: composed, missing: [] };
  const missing = new Set<string>();
  let result = '';
  for (const character of composed) {
    if (isCovered(character, table)) result += character;
    else if (/[\s\u2000-\u200a]/u.test(character)) result += ' ';
    else if (!/\p{Default_Ignorable_Code_Point}|\p{Cc}/u.test(character)) {
      const alike = sameForReaders[character];
      if (alike === undefined && !isOnTheWay(character)) missing.add(character);
      result += alike ?? nearest(character, table);
    }
  }
  return { text: result, missing: [...missing] };
}

/**
 * Text as all of these faces can print it, trimmed. `missing` lists each character without an exact replacement, once.
 * Where nothing of it can be printed, it is empty: a row of `?` would read as somebody's words.
 */
export function printableText(text: string, faces: readonly FontFace[]): { text: string; missing: readonly string[] } {
  const missing = new Set<string>();
  let printable = text;
  for (const face of faces) {
    const supported = supportedText(printable, face);
    printable = supported.text;
    for (const character of supported.missing) missing.add(character);
  }
  const isLegible = missing.size === 0 || /[^?\s]/.test(printable);
  return { text: isLegible ? printable.trim() : '', missing: [...missing] };
}

/** Hyphens that differ only in where a line may break. */
const sameForReaders: Readonly<Record<string, string>> = { '\u2010': '-', '\u2011': '-' };

/** Letters before their accents, where the face has them: `Ĭ` as `I`, the ligature `ĳ` as `ij`. */
function nearest(character: string, table: Uint16Array): string {
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain.trim() !== '' && isCovered(plain, table) ? plain : SUBSTITUTE;
}

function isCovered(text: string, table: Uint16Array): boolean {
  for (let index = 0; index < text.length; index += 1) {
    if ((table[text.charCodeAt(index)] ?? ABSENT) === ABSENT) return false;
  }
  return true;
}

function isTrailingSurrogate(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 0xdc00 && unit <= 0xdfff && index > 0 && (text.charCodeAt(index - 1) & 0xfc00) === 0xd800;
}

/** Width in font units by UTF-16 unit. */
function tableOf(face: FontFace): Uint16Array {
  const others = otherAlphabets();
  if (others && !hasOthers) {
    hasOthers = true;
    tables = new Map();
  }
  let table = tables.get(face);
  if (table) return table;
  table = new Uint16Array(TABLE_SIZE).fill(ABSENT);
  addWidths(table, latin, face);
  if (others) addWidths(table, others, face);
  tables.set(face, table);
  return table;
}

/** Every character that some face has is picked for, in order. */
function addWidths(table: Uint16Array, { characterRuns, letters, faces }: WidthTables, face: FontFace): void {
  const { widths, picks } = faces[face];
  let width = 0;
  const distinct = widths.split(' ').map((step) => (width += Number.parseInt(step, 36)));
  coveredCharacters(characterRuns).forEach((character, index) => {
    const pick = picks[index]!;
    if (pick === letters.missing) return;
    const base = String.fromCharCode(character).normalize('NFD').charCodeAt(0);
    table[character] = pick === letters.base ? table[base]! : distinct[letters.widths.indexOf(pick)]!;
  });
}

function coveredCharacters(characterRuns: string): number[] {
  return characterRuns.split(' ').flatMap((run) => {
    const [first = 0, length = 0] = run.split('-').map((digits) => Number.parseInt(digits, 36));
    return Array.from({ length }, (_, index) => first + index);
  });
}
