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

/**
 * Codes are given to characters, not to glyphs, in the order of first use: where two characters share a glyph (Đ and Ð)
 * each keeps its own meaning when text is copied.
 */
export function createDocumentFont(name: string, face: FontFace, bytes: Uint8Array): DocumentFont {
  const font = readTrueType(bytes);
  const codes: (string | undefined)[] = [];
  const characters: number[] = [];
  const glyphs = [0];
  const assign = (character: number): string => {
    const glyph = font.glyphOf(character);
    if (glyph === 0) {
      throw new Error(`${face} has no glyph for U+${hex4(character)}; text must pass through supportedText.`);
    }
    characters.push(character);
    const code = escapedByte(glyphs.length >> 8) + escapedByte(glyphs.length & 0xff);
    glyphs.push(glyph);
    codes[character] = code;
    return code;
  };
  const encode = (text: string): string => {
    let string = '(';
    for (let index = 0; index < text.length; index += 1) {
      const character = text.charCodeAt(index);
      string += codes[character] ?? assign(character);
    }
    return `${string})`;
  };
  return { name, encode, write: (file) => writeFont(file, font, characters, glyphs) };
}

/** A byte inside a literal string (ISO 32000-1, 7.3.4.2); a bare carriage return would be read as a line feed. */
function escapedByte(byte: number): string {
  const character = String.fromCharCode(byte);
  if (character === '(' || character === ')' || character === '\\') return `\\${character}`;
  return character === '\r' ? '\\r' : character;
}

/** A composite font whose codes are the glyph numbers of the subset (9.7.4 to 9.9). */
function writeFont(file: PdfFile, font: TrueType, characters: readonly number[], glyphs: readonly number[]): number {
  const data = subsetTrueType(font, glyphs);
  const fontFile = file.addStream(`/Length1 ${data.length}`, data);
  const toUnicode = file.addStream('', latin1Bytes(toUnicodeMap(characters)));
  const perMille = (units: number): string => pdfNumber((units * 1000) / font.unitsPerEm, 3);
  const name = `/${subsetPrefix(characters)}+${font.postScriptName}`;
  const descriptor = file.add(
    `<</Type/FontDescriptor/FontName${name}/Flags ${flagsOf(font)}/FontBBox[${font.box.map(perMille).join(' ')}]` +
      `/ItalicAngle ${pdfNumber(font.italicAngle)}/Ascent ${perMille(font.ascent)}/Descent ${perMille(font.descent)}` +
      `/CapHeight ${perMille(font.capHeight)}/XHeight ${perMille(font.xHeight)}/FontWeight ${font.weight}` +
      `/StemV ${stemWidth(font)}/FontFile2 ${fontFile} 0 R>>`,
  );
  const widths = glyphs.map((glyph) => perMille(font.widthOf(glyph)));
  const descendant = file.add(
    `<</Type/Font/Subtype/CIDFontType2/BaseFont${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>` +
      `/FontDescriptor ${descriptor} 0 R/CIDToGIDMap/Identity/W[0[${widths.join(' ')}]]>>`,
  );
  return file.add(
    `<</Type/Font/Subtype/Type0/BaseFont${name}/Encoding/Identity-H/DescendantFonts[${descendant} 0 R]` +
      `/ToUnicode ${toUnicode} 0 R>>`,
  );
}

/** Six capital letters that differ between subsets (9.6.4), here drawn from what the subset holds. */
function subsetPrefix(characters: readonly number[]): string {
  const digest = md5(latin1Bytes(characters.map(hex4).join('')));
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

/** What each code means, in blocks of at most 100 lines (9.10.3; Adobe Technical Note 5411). */
function toUnicodeMap(characters: readonly number[]): string {
  const lines = characters.map((character, index) => `<${hex4(index + 1)}><${hex4(character)}>`);
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
${blocks}endcmap
CMapName currentdict/CMap defineresource pop
end
end`;
}
