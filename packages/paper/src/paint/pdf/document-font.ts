import type { FontFace } from '../../scene/scene.ts';
import { md5 } from './md5.ts';
import type { PdfFile } from './pdf-file.ts';
import { hex4, latin1Bytes, pdfNumber } from './pdf-syntax.ts';
import { subsetTrueType } from './subset-true-type.ts';
import { readTrueType } from './true-type.ts';
import type { TrueType } from './true-type.ts';

/** A face as one document uses it. */
export interface DocumentFont {
  /** Its name among the resources, such as `F1`. */
  readonly name: string;
  /** The text as a string object of two-byte codes. Throws for a character that the face lacks. */
  readonly encode: (text: string) => string;
  /** Writes the font with the glyphs used so far and returns the number of its dictionary. */
  readonly write: (file: PdfFile) => number;
}

/** Codes from here on belong to the characters beyond ASCII that the document uses. */
const FIRST_FREE_CODE = 0x7f;

/**
 * Codes are given to characters, not to glyphs: where two characters share a glyph (Đ and Ð) each keeps its own meaning
 * when text is copied. ASCII keeps its own codes, so that digits of text and of operands compress together; others are
 * numbered in the order of first use. A code is also the number of the glyph in the subset; unused ones are blank.
 */
export function createDocumentFont(name: string, face: FontFace, bytes: Uint8Array): DocumentFont {
  const font = readTrueType(bytes);
  const strings: (string | undefined)[] = [];
  const used: UsedCharacter[] = [];
  let free = FIRST_FREE_CODE;
  const assign = (character: number): string => {
    const glyph = font.glyphOf(character);
    if (glyph === 0) {
      throw new Error(`${face} has no glyph for U+${hex4(character)}; text must pass through supportedText.`);
    }
    const code = character < FIRST_FREE_CODE ? character : free++;
    used.push({ character, code, glyph });
    const string = escapedByte(code >> 8) + escapedByte(code & 0xff);
    strings[character] = string;
    return string;
  };
  const encode = (text: string): string => {
    let string = '(';
    for (let index = 0; index < text.length; index += 1) {
      const character = text.charCodeAt(index);
      string += strings[character] ?? assign(character);
    }
    return `${string})`;
  };
  return {
    name,
    encode,
    write: (file) =>
      writeFont(
        file,
        font,
        [...used].sort((a, b) => a.code - b.code),
      ),
  };
}

interface UsedCharacter {
  readonly character: number;
  readonly code: number;
  readonly glyph: number;
}

/** A byte inside a literal string (ISO 32000-1, 7.3.4.2); a bare carriage return would be read as a line feed. */
function escapedByte(byte: number): string {
  const character = String.fromCharCode(byte);
  if (character === '(' || character === ')' || character === '\\') return `\\${character}`;
  return character === '\r' ? '\\r' : character;
}

/** A composite font whose codes are the glyph numbers of the subset (9.7.4 to 9.9). */
function writeFont(file: PdfFile, font: TrueType, used: readonly UsedCharacter[]): number {
  const glyphs: (number | undefined)[] = [0];
  for (const { code, glyph } of used) glyphs[code] = glyph;
  const data = subsetTrueType(font, glyphs);
  const fontFile = file.addStream(`/Length1 ${data.length}`, data);
  const toUnicode = file.addStream('', latin1Bytes(toUnicodeMap(used)));
  const perMille = (units: number): string => pdfNumber((units * 1000) / font.unitsPerEm, 3);
  const name = `/${subsetPrefix(used)}+${font.postScriptName}`;
  const descriptor = file.add(
    `<</Type/FontDescriptor/FontName${name}/Flags ${flagsOf(font)}/FontBBox[${font.box.map(perMille).join(' ')}]` +
      `/ItalicAngle ${pdfNumber(font.italicAngle)}/Ascent ${perMille(font.ascent)}/Descent ${perMille(font.descent)}` +
      `/CapHeight ${perMille(font.capHeight)}/XHeight ${perMille(font.xHeight)}/FontWeight ${font.weight}` +
      `/StemV ${stemWidth(font)}/FontFile2 ${fontFile} 0 R>>`,
  );
  const descendant = file.add(
    `<</Type/Font/Subtype/CIDFontType2/BaseFont${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>` +
      `/FontDescriptor ${descriptor} 0 R/CIDToGIDMap/Identity/W[${widthRuns(font, glyphs, perMille)}]>>`,
  );
  return file.add(
    `<</Type/Font/Subtype/Type0/BaseFont${name}/Encoding/Identity-H/DescendantFonts[${descendant} 0 R]` +
      `/ToUnicode ${toUnicode} 0 R>>`,
  );
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

/** Six capital letters that differ between subsets (9.6.4), here drawn from what the subset holds. */
function subsetPrefix(used: readonly UsedCharacter[]): string {
  const digest = md5(latin1Bytes(used.map(({ character }) => hex4(character)).join('')));
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
function toUnicodeMap(used: readonly UsedCharacter[]): string {
  const beyond = used.filter(({ code }) => code >= FIRST_FREE_CODE);
  const lines = beyond.map(({ character, code }) => `<${hex4(code)}><${hex4(character)}>`);
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
