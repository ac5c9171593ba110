import { describe, expect, it } from 'vitest';
import { measureText } from '../../fonts/measure-text.ts';
import { readFontFiles } from '../../fonts/font-files.ts';
import { FONT_FACES } from '../../scene/scene.ts';
import { subsetTrueType } from './subset-true-type.ts';
import { readTrueType } from './true-type.ts';

const fonts = readFontFiles();

/** The offsets, bearings and outlines of a subset, which has no tables of names or characters. */
function readSubset(file: Uint8Array) {
  const view = new DataView(file.buffer);
  const tables = new Map(
    Array.from({ length: view.getUint16(4) }, (_, index) => {
      const entry = 12 + 16 * index;
      const offset = view.getUint32(entry + 8);
      const table = file.subarray(offset, offset + view.getUint32(entry + 12));
      return [String.fromCharCode(...file.subarray(entry, entry + 4)), table] as const;
    }),
  );
  const word = (tag: string, at: number) => new DataView(file.buffer, tables.get(tag)!.byteOffset).getUint16(at);
  return {
    tags: [...tables.keys()],
    glyphs: word('maxp', 4),
    width: (place: number) => word('hmtx', 4 * place),
    outline: (place: number) =>
      tables.get('glyf')!.subarray(2 * word('loca', 2 * place), 2 * word('loca', 2 * place + 2)),
    sum: () => sumOf(view, 0, file.length),
    /** By table, as stated and as added up. */
    tableSums: [...tables].map(([tag, { byteOffset, length }], index) => ({
      tag,
      stated: view.getUint32(12 + 16 * index + 4),
      found: sumOf(view, byteOffset, length),
    })),
  };
}

function sumOf(view: DataView, from: number, length: number): number {
  return Array.from({ length: Math.ceil(length / 4) }, (_, index) => view.getUint32(from + 4 * index)).reduce(
    (a, b) => (a + b) % 2 ** 32,
    0,
  );
}

describe('the font files and the table that measures', () => {
  it.each(FONT_FACES)('agree on the width of every character of %s', (face) => {
    const font = readTrueType(fonts[face]);
    let known = 0;
    for (let code = 0x20; code < 0x2800; code += 1) {
      const glyph = font.glyphOf(code);
      if (glyph === 0) continue;
      known += 1;
      expect(measureText(String.fromCharCode(code), face, font.unitsPerEm)).toBe(font.widthOf(glyph));
    }
    expect(known).toBeGreaterThan(500);
  });

  it('tell what kind of face it is', () => {
    expect(readTrueType(fonts['ibm-plex-mono-regular'])).toMatchObject({ isFixedPitch: true, weight: 400 });
    expect(readTrueType(fonts['source-serif-4-semibold'])).toMatchObject({
      hasSerifs: true,
      weight: 600,
      isFixedPitch: false,
    });
    expect(readTrueType(fonts['source-sans-3-regular'])).toMatchObject({ postScriptName: 'SourceSans3-Regular' });
    expect(() => readTrueType(new Uint8Array(40))).toThrow(/not a TrueType/u);
  });
});

describe('subsetTrueType', () => {
  const font = readTrueType(fonts['source-sans-3-regular']);

  it('holds the glyphs at their places, blanks between, and nothing else of the font', () => {
    const subset = readSubset(subsetTrueType(font, [0, undefined, font.glyphOf(0x41), undefined, font.glyphOf(0x38)]));
    expect(subset.tags).toEqual(['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp']);
    expect(subset.glyphs).toBe(5);
    expect(subset.outline(2)).toEqual(font.outlineOf(font.glyphOf(0x41)));
    expect(subset.outline(1)).toHaveLength(0);
    expect([1, 2, 3, 4].map(subset.width)).toEqual([0, font.widthOf(font.glyphOf(0x41)), 0, 497]);
  });

  it('carries the parts of composite glyphs along under new numbers', () => {
    const composite = [...'ễŁșÅ']
      .map((letter) => font.glyphOf(letter.codePointAt(0)!))
      .filter((glyph) => font.outlineOf(glyph)[0] === 0xff);
    expect(composite.length).toBeGreaterThan(0);
    const subset = readSubset(subsetTrueType(font, [0, ...composite]));
    expect(subset.glyphs).toBeGreaterThan(1 + composite.length);
    composite.forEach((_, index) => {
      const outline = subset.outline(index + 1);
      const part = new DataView(outline.buffer, outline.byteOffset).getUint16(12);
      expect(part).toBeGreaterThan(composite.length);
      expect(subset.outline(part).length).toBeGreaterThan(0);
    });
  });

  it('has the checksums that OpenType asks for', () => {
    const { sum, tableSums } = readSubset(subsetTrueType(font, [0, font.glyphOf(0x51)]));
    expect(sum()).toBe(0xb1b0afba);
    // That of `head` leaves out the sum of the whole file.
    for (const { tag, stated, found } of tableSums) if (tag !== 'head') expect(stated, tag).toBe(found);
  });
});
