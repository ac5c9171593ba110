import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FONT_FACES } from '../scene/scene.ts';
import { readFontFiles } from './font-files.ts';
import { faceMetrics, measureText, supportedText } from './measure-text.ts';

const NAMES = 'Nguyễn Łukasz Ștefan Ţ Țăran Ørsted Šárka Đặng Thị Hường José Núñez Æsir ẞ Œuvre';

const GREEK = 'Αικατερίνη Παπαδοπούλου-Ξένου, Ψαρρού Ώ ΰ ΐ Ϊ Ϋ ς';
const CYRILLIC = 'Жанна Щёголева, Ґудзенко Їжак Єва Ў ђ Џ, Қазақша Ә Ө Ү Һ';
/** Its makers drew no Greek letters. */
const MONO = ['ibm-plex-mono-regular', 'ibm-plex-mono-semibold'];

describe('measureText', () => {
  it.each(FONT_FACES)('gives every digit of %s the same width', (face) => {
    const widths = [...'0123456789'].map((digit) => measureText(digit, face, 1000));
    expect(new Set(widths).size).toBe(1);
    expect(widths[0]).toBeGreaterThan(400);
  });

  it('knows that every character of IBM Plex Mono is 600 wide', () => {
    expect(measureText('iW.ệ', 'ibm-plex-mono-regular', 1000)).toBe(2400);
    expect(measureText('iW.ệ', 'ibm-plex-mono-semibold', 5)).toBeCloseTo(12, 9);
  });

  it('adds up: a line is as wide as its parts', () => {
    const parts = fc.string({ unit: fc.constantFrom(...NAMES.replaceAll(' ', '')) });
    fc.assert(
      fc.property(parts, parts, fc.constantFrom(...FONT_FACES), (left, right, face) => {
        const whole = measureText(left + right, face, 9);
        expect(whole).toBeCloseTo(measureText(left, face, 9) + measureText(right, face, 9), 9);
      }),
    );
  });

  it('knows letters of other alphabets, and those that look alike as about as wide', () => {
    for (const face of FONT_FACES) expect(measureText('АВЕМ', face, 9)).toBeCloseTo(measureText('ABEM', face, 9), 1);
    expect(measureText('Жук', 'ibm-plex-mono-regular', 1000)).toBe(1800);
  });

  it('counts a missing character as its substitute', () => {
    const face = 'ibm-plex-sans-semibold';
    for (const text of ['日', '😀', 'a😀b', '\u{1f400}\u{1f7ff}', '\ud800', '\ud83d日']) {
      expect(measureText(text, face, 7)).toBeCloseTo(measureText(supportedText(text, face).text, face, 7), 9);
    }
  });
});

describe('supportedText', () => {
  it.each(FONT_FACES)('prints names of Europe and Vietnam in %s', (face) => {
    expect(supportedText(NAMES, face)).toEqual({ text: NAMES, missing: [] });
    expect(supportedText(NAMES.normalize('NFD'), face)).toEqual({ text: NAMES, missing: [] });
  });

  it.each(FONT_FACES)('prints Cyrillic in %s, and Greek where it has it', (face) => {
    expect(supportedText(CYRILLIC, face)).toEqual({ text: CYRILLIC, missing: [] });
    const greek = supportedText(GREEK, face);
    if (MONO.includes(face)) expect(greek.missing).toContain('Α');
    else expect(greek).toEqual({ text: GREEK, missing: [] });
  });

  it.each(FONT_FACES)('prints Basic Latin, Latin-1 and the marks of documents in %s', (face) => {
    const latin = Array.from({ length: 0x100 - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
    const printable = latin.filter((character) => !/[\u007f-\u009f\u00ad]/u.test(character)).join('');
    const text = `${printable}–—‘’“”•…′″−×÷≤≥€£¢✓`;
    expect(supportedText(text, face)).toEqual({ text, missing: [] });
  });

  it('lists what it had to replace, once each', () => {
    expect(supportedText('日本 日 😀', 'source-sans-3-regular')).toEqual({
      text: '?? ? ?',
      missing: ['日', '本', '😀'],
    });
    expect(supportedText('a\u1fbd', 'source-sans-3-regular')).toEqual({ text: 'a?', missing: ['\u1fbd'] });
    expect(supportedText('Ĭon ĳs', 'source-serif-4-regular')).toEqual({ text: 'Ion ijs', missing: ['Ĭ', 'ĳ'] });
  });

  it('turns white space into spaces and drops what is invisible', () => {
    expect(supportedText('a\tb\r\nc\u200bd\u00ade\u2003f\u0007', 'ibm-plex-mono-regular').text).toBe('a b  cde f');
    expect(supportedText('1\u20112\u00a03', 'source-serif-4-semibold')).toEqual({ text: '1-2\u00a03', missing: [] });
  });

  it('leaves nothing that cannot be printed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...FONT_FACES), (text, face) => {
        const { text: printed } = supportedText(text, face);
        expect(supportedText(printed, face)).toEqual({ text: printed, missing: [] });
      }),
      { numRuns: 300 },
    );
  });
});

describe('the font files', () => {
  it('are TrueType, without tables that only some readers apply', () => {
    for (const bytes of Object.values(readFontFiles())) {
      const font = new DataView(bytes.buffer);
      const tags = Array.from({ length: font.getUint16(4) }, (_, index) =>
        String.fromCharCode(...bytes.subarray(12 + 16 * index, 16 + 16 * index)),
      );
      expect(tags).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'OS/2']));
      expect(tags).not.toEqual(expect.arrayContaining(['GSUB']));
      expect(tags.filter((tag) => ['GSUB', 'GPOS', 'kern', 'fpgm', 'prep', 'cvt '].includes(tag))).toEqual([]);
    }
  });

  it('have a rule each in the style sheet, under the name of the face, and never a local font', () => {
    const css = readFileSync(new URL('./generated/faces.css', import.meta.url), 'utf8');
    for (const face of FONT_FACES) {
      expect(css).toContain(`font-family: '${face}';\n  src: url('./${face}.woff2')`);
      const others = css.indexOf(`src: url('./${face}-other-alphabets.woff2')`);
      expect(css.slice(others, css.indexOf('}', others))).toContain('unicode-range: U+370-3FF, U+400-4FF;');
    }
    expect(css).not.toContain('local(');
  });

  it('name the step to run when they are absent', () => {
    expect(() => readFontFiles('/nowhere')).toThrow(/build-fonts/u);
  });

  it('have metrics that place a line', () => {
    for (const face of FONT_FACES) {
      const { unitsPerEm, ascent, descent, capHeight, xHeight } = faceMetrics(face);
      expect(unitsPerEm).toBe(1000);
      expect(ascent).toBeGreaterThan(capHeight);
      expect(capHeight).toBeGreaterThan(xHeight);
      expect(descent).toBeLessThan(0);
    }
  });
});
