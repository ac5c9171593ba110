import { describe, expect, it } from 'vitest';
import { readFontFiles } from '../../fonts/font-files.ts';
import { codeBeyondAscii, cutFont, END_OF_PRINTABLE } from './font-cut.ts';
import { readTrueType } from './true-type.ts';

const font = readTrueType(readFontFiles()['source-sans-3-regular']);

/** The characters as one document would number them. */
function used(text: string) {
  return [...text].map((character, index) => {
    const codePoint = character.codePointAt(0)!;
    return { character: codePoint, code: codeBeyondAscii(index), glyph: font.glyphOf(codePoint) };
  });
}

describe('cutFont', () => {
  it('gives documents in plain ASCII one cut, with every printable character', () => {
    const cut = cutFont(font, []);
    expect(cutFont(font, [])).toBe(cut);
    expect(cut.widths).toMatch(/^0\[\d+(\.\d+)?\]32\[/);
    expect(cut.widths.slice(cut.widths.indexOf('32[')).split(' ')).toHaveLength(END_OF_PRINTABLE - 32);
  });

  it('names cuts of other characters apart and says what their codes mean', () => {
    const polish = cutFont(font, used('Łż'));
    const reversed = cutFont(font, used('żŁ'));
    expect(new Set([polish.name, reversed.name, cutFont(font, []).name]).size).toBe(3);
    expect(new TextDecoder().decode(polish.toUnicode)).toContain('<0001><0141>\n<0002><017C>');
    expect(new TextDecoder().decode(reversed.toUnicode)).toContain('<0001><017C>\n<0002><0141>');
  });

  it('makes a cut again, the same, once many others have taken its place', () => {
    const first = cutFont(font, used('é'));
    const others = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèêëìíîïðñòóôõöøùúûüýþÿ';
    for (const character of others) cutFont(font, used(character));
    const again = cutFont(font, used('é'));
    expect(again).not.toBe(first);
    expect(again).toEqual(first);
  });

  it('keeps the 40 cuts that were made last', () => {
    const fresh = readTrueType(readFontFiles()['source-sans-3-regular']);
    const characters = Array.from({ length: 40 }, (_, index) => String.fromCharCode(0xc0 + index));
    const kept = characters.map((character) => cutFont(fresh, used(character)));
    expect(cutFont(fresh, used(characters[0]!))).toBe(kept[0]);
    cutFont(fresh, used('Ł'));
    expect(cutFont(fresh, used(characters[1]!))).toBe(kept[1]);
    expect(cutFont(fresh, used(characters[0]!))).not.toBe(kept[0]);
  });
});
