import { md5 } from './md5.ts';
import { hex4, latin1Bytes, pdfNumber } from './pdf-syntax.ts';
import { subsetTrueType } from './subset-true-type.ts';
import type { TrueType } from './true-type.ts';

/** A character beyond ASCII, as one document uses it. */
export interface UsedCharacter {
  readonly character: number;
  /** What stands for it in strings; also its glyph number in the cut. */
  readonly code: number;
  /** Its glyph number in the font. */
  readonly glyph: number;
}

/** A font cut down to some characters, with what a PDF says of it. */
export interface FontCut {
  /** The name object, with the prefix of a subset. */
  readonly name: string;
  /** The TrueType file. */
  readonly data: Uint8Array;
  /** What each code means, as a CMap. */
  readonly toUnicode: Uint8Array;
  /** Entries of the font descriptor, all but the file. */
  readonly descriptor: string;
  /** Content of the array of widths. */
  readonly widths: string;
}

export const FIRST_PRINTABLE = 0x20;
export const END_OF_PRINTABLE = 0x7f;

/** Line ends inside a string would have to be escaped; the codes that look like them stay unused. */
const LINE_ENDS = [0x0a, 0x0d];

/**
 * The code of the nth character beyond ASCII, from 0. The first ones take the places of control characters: a page
 * without others is then ASCII throughout, which is turned into bytes in one go.
 */
export function codeBeyondAscii(nth: number): number {
  const [lineFeed, carriageReturn] = LINE_ENDS as [number, number];
  let code = nth + 1;
  if (code >= lineFeed) code += 1;
  if (code >= carriageReturn) code += 1;
  return code < FIRST_PRINTABLE ? code : code - FIRST_PRINTABLE + END_OF_PRINTABLE;
}

/** Cuts that are kept for each font; a company's documents need one or two. */
const MAX_CUTS = 40;

const cuts = new WeakMap<TrueType, Map<string, FontCut>>();

/**
 * The font with printable ASCII and the given characters. ASCII comes whole, which costs about 2 KB a face: so the
 * documents of most people share one cut, which is made and compressed once and not for each document.
 */
export function cutFont(font: TrueType, beyondAscii: readonly UsedCharacter[]): FontCut {
  const key = String.fromCharCode(...beyondAscii.map(({ character }) => character));
  const kept = cuts.get(font) ?? new Map<string, FontCut>();
  cuts.set(font, kept);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const cut = makeCut(font, beyondAscii);
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size >= MAX_CUTS) kept.delete(oldest);
  kept.set(key, cut);
  return cut;
}

function makeCut(font: TrueType, beyondAscii: readonly UsedCharacter[]): FontCut {
  const glyphs: (number | undefined)[] = [0];
  for (let character = FIRST_PRINTABLE; character < END_OF_PRINTABLE; character += 1) {
    const glyph = font.glyphOf(character);
    if (glyph === 0)
      throw new Error(`${font.postScriptName} lacks U+${hex4(character)}; a document font has all of ASCII.`);
    glyphs[character] = glyph;
  }
  for (const { code, glyph } of beyondAscii) glyphs[code] = glyph;
  const perMille = (units: number): string => pdfNumber((units * 1000) / font.unitsPerEm, 3);
  const data = subsetTrueType(font, glyphs);
  const name = `/${subsetPrefix(data)}+${font.postScriptName}`;
  return {
    name,
    data,
    toUnicode: latin1Bytes(toUnicodeMap(beyondAscii)),
    descriptor:
      `/Type/FontDescriptor/FontName${name}/Flags ${flagsOf(font)}/FontBBox[${font.box.map(perMille).join(' ')}]` +
      `/ItalicAngle ${pdfNumber(font.italicAngle)}/Ascent ${perMille(font.ascent)}/Descent ${perMille(font.descent)}` +
      `/CapHeight ${perMille(font.capHeight)}/XHeight ${perMille(font.xHeight)}/FontWeight ${font.weight}` +
      `/StemV ${stemWidth(font)}`,
    widths: widthRuns(font, glyphs, perMille),
  };
}

/** Each run of used codes: its first code and their widths (9.7.4.3). */
function widthRuns(
  font: TrueType,
  glyphs: readonly (number | undefined)[],
  perMille: (units: number) => string,
): string {
  let runs = '';
  for (let code = 0; code < glyphs.length; code += 1) {
    const glyph = glyphs[code];
    if (glyph === undefined) continue;
    const isFirst = code === 0 || glyphs[code - 1] === undefined;
    const isLast = glyphs[code + 1] === undefined;
    runs += `${isFirst ? `${code}[` : ' '}${perMille(font.widthOf(glyph))}${isLast ? ']' : ''}`;
  }
  return runs;
}

/** Six capital letters that differ between subsets (9.6.4), here drawn from the cut itself. */
function subsetPrefix(data: Uint8Array): string {
  const digest = md5(data);
  return Array.from({ length: 6 }, (_, index) => {
    const number = Number.parseInt(digest.slice(2 * index, 2 * index + 2), 16);
    return String.fromCharCode(65 + (number % 26));
  }).join('');
}

/** Fixed pitch, serif and nonsymbolic (9.8.2, table 123). */
function flagsOf(font: TrueType): number {
  return (font.isFixedPitch ? 1 : 0) | (font.hasSerifs ? 2 : 0) | 32;
}

/** The fonts do not tell the width of a stem; readers use it only to imitate a font that is not embedded. */
function stemWidth(font: TrueType): number {
  return Math.round(50 + (font.weight / 65) ** 2);
}

/**
 * What each code means (9.10.3; Adobe Technical Note 5411): ASCII codes themselves, the others line by line in blocks of
 * at most 100.
 */
function toUnicodeMap(beyondAscii: readonly UsedCharacter[]): string {
  const lines = beyondAscii.map(({ character, code }) => `<${hex4(code)}><${hex4(character)}>`);
  let blocks = '';
  for (let from = 0; from < lines.length; from += 100) {
    const block = lines.slice(from, from + 100);
    blocks += `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar\n`;
  }
  return `/CIDInit/ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def
/CMapName/Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000><FFFF>
endcodespacerange
1 beginbfrange
<0020><007E><0020>
endbfrange
${blocks}endcmap
CMapName currentdict/CMap defineresource pop
end
end`;
}
