import type { FontFace } from '../../scene/scene.ts';
import { codeBeyondAscii, cutFont, END_OF_PRINTABLE, FIRST_PRINTABLE } from './font-cut.ts';
import type { FontCut, UsedCharacter } from './font-cut.ts';
import type { PdfFile } from './pdf-file.ts';
import { hex4 } from './pdf-syntax.ts';
import { readTrueType } from './true-type.ts';

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
 * Codes are given to characters, not to glyphs: where two characters share a glyph (Đ and Ð) each keeps its own meaning
 * when text is copied. ASCII keeps its own codes, so that digits of text and of operands compress together; others are
 * numbered in the order of first use. A code is also the number of the glyph in the subset; unused ones are blank.
 */
export function createDocumentFont(name: string, face: FontFace, bytes: Uint8Array): DocumentFont {
  const font = readTrueType(bytes);
  const beyondAscii: UsedCharacter[] = [];
  const strings = new Map<number, string>();
  const assign = (character: number): string => {
    const glyph = font.glyphOf(character);
    if (glyph === 0) {
      throw new Error(`${face} has no glyph for U+${hex4(character)}; text must pass through supportedText.`);
    }
    const code = codeBeyondAscii(beyondAscii.length);
    beyondAscii.push({ character, code, glyph });
    const string = codeString(code);
    strings.set(character, string);
    return string;
  };
  const encode = (text: string): string => {
    let string = '(';
    for (let index = 0; index < text.length; index += 1) {
      const character = text.charCodeAt(index);
      string += ASCII_STRINGS[character] ?? strings.get(character) ?? assign(character);
    }
    return `${string})`;
  };
  return { name, encode, write: (file) => writeFont(file, cutFont(font, beyondAscii)) };
}

/** The two bytes of a code inside a literal string. */
function codeString(code: number): string {
  return escapedByte(code >> 8) + escapedByte(code & 0xff);
}

/** A byte inside a literal string (ISO 32000-1, 7.3.4.2); a bare carriage return would be read as a line feed. */
function escapedByte(byte: number): string {
  const character = String.fromCharCode(byte);
  if (character === '(' || character === ')' || character === '\\') return `\\${character}`;
  return character === '\r' ? '\\r' : character;
}

/** What stands for printable ASCII, which every cut has; others are undefined here. */
const ASCII_STRINGS = Array.from({ length: END_OF_PRINTABLE }, (_, code) =>
  code < FIRST_PRINTABLE ? undefined : codeString(code),
);

/** A composite font whose codes are the glyph numbers of the cut (9.7.4 to 9.9). */
function writeFont(file: PdfFile, { name, data, toUnicode, descriptor, widths }: FontCut): number {
  const fontFile = file.addKeptStream(`/Length1 ${data.length}`, data);
  const meanings = file.addKeptStream('', toUnicode);
  const description = file.add(`<<${descriptor}/FontFile2 ${fontFile} 0 R>>`);
  const descendant = file.add(
    `<</Type/Font/Subtype/CIDFontType2/BaseFont${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>` +
      `/FontDescriptor ${description} 0 R/CIDToGIDMap/Identity/W[${widths}]>>`,
  );
  return file.add(
    `<</Type/Font/Subtype/Type0/BaseFont${name}/Encoding/Identity-H/DescendantFonts[${descendant} 0 R]` +
      `/ToUnicode ${meanings} 0 R>>`,
  );
}
