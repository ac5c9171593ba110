import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureText } from '../fonts/measure-text.ts';
import { breakLines } from './break-lines.ts';

const FACE = 'source-sans-3-regular';
const texts = (text: string, width: number) => breakLines(text, FACE, 10, width).map((line) => line.text);

describe('breakLines', () => {
  it('keeps text that fits on one line, double spaces included', () => {
    expect(texts('Cascade  Timber Works', 200)).toEqual(['Cascade  Timber Works']);
  });

  it('breaks between words and drops the space there', () => {
    expect(texts('Cascade Timber Works', 70)).toEqual(['Cascade Timber', 'Works']);
  });

  it('breaks a long word after its hyphens before it breaks between letters', () => {
    expect(texts('Nguyễn-Ortega-Hernández', 60)).toEqual(['Nguyễn-', 'Ortega-', 'Hernández']);
  });

  it('breaks a word without spaces between characters', () => {
    const lines = texts('Wolfeschlegelsteinhausenbergerdorff', 60);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join('')).toBe('Wolfeschlegelsteinhausenbergerdorff');
  });

  it('keeps together what a no-break space joins, and writes it with a plain one', () => {
    expect(texts('Austin, TX 78702', 60)).toEqual(['Austin, TX', '78702']);
    expect(texts('Austin, TX\u00a078702', 60)).toEqual(['Austin,', 'TX 78702']);
    expect(texts('Austin, TX\u00a078702', 300)).toEqual(['Austin, TX 78702']);
    expect(texts('Austin, TX\u00a078702', 36)).toEqual(['Austin,', 'TX', '78702']);
  });

  it('has no line for empty text', () => {
    expect(breakLines('', FACE, 10, 100)).toEqual([]);
  });

  it('never makes a line too wide, loses no character, and states the measured width', () => {
    const word = fc.string({ unit: fc.constantFrom(...'aWiłễ-/. Ș9'), maxLength: 60 });
    fc.assert(
      fc.property(word, fc.integer({ min: 12, max: 300 }), (text, width) => {
        const lines = breakLines(text, FACE, 9.2, width);
        for (const line of lines) {
          expect(line.width).toBeLessThanOrEqual(width + 0.05);
          expect(line.width).toBeCloseTo(measureText(line.text, FACE, 9.2), 6);
        }
        const bare = (kept: string) => kept.replaceAll(' ', '');
        expect(bare(lines.map((line) => line.text).join(''))).toBe(bare(text));
      }),
    );
  });
});
