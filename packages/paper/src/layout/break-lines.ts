import type { FontFace } from '../scene/scene.ts';
import { measureText } from '../fonts/measure-text.ts';

/** One line of text with its advance width in points. */
export interface Line {
  readonly text: string;
  readonly width: number;
}

/** Sums of many advances drift by less than this; without it a text could fail to fit its own width. */
const TOLERANCE = 0.01;

/**
 * Breaks text into lines no wider than `width` points: between words, then after a hyphen or slash within a word that
 * is wider than a line, then between any two characters. Spaces within a line stay as typed; those at a break are
 * dropped. Empty text has no lines. A single character wider than `width` stands alone on its line.
 */
export function breakLines(text: string, face: FontFace, size: number, width: number): readonly Line[] {
  if (text === '') return [];
  const whole = measureText(text, face, size);
  return whole <= width + TOLERANCE ? [{ text, width: whole }] : breakLong(text, face, size, width);
}

/** Advances add up exactly because the faces carry no kerning, so a line is the sum of its pieces. */
function breakLong(text: string, face: FontFace, size: number, width: number): Line[] {
  const space = measureText(' ', face, size);
  const lines: Line[] = [];
  let line = '';
  let lineWidth = 0;
  const finish = () => {
    const kept = line.trimEnd();
    if (kept !== '') lines.push({ text: kept, width: lineWidth - (line.length - kept.length) * space });
    line = '';
    lineWidth = 0;
  };
  for (const [index, word] of text.split(' ').entries()) {
    if (index > 0 && line !== '') {
      line += ' ';
      lineWidth += space;
    }
    for (const piece of pieces(word, face, size, width)) {
      if (line !== '' && lineWidth + piece.width > width + TOLERANCE) finish();
      line += piece.text;
      lineWidth += piece.width;
    }
  }
  finish();
  return lines;
}

/** A word as one piece when it fits a line, else the smallest parts it may be broken into. */
function pieces(word: string, face: FontFace, size: number, width: number): Line[] {
  const whole = measureText(word, face, size);
  if (whole <= width + TOLERANCE) return [{ text: word, width: whole }];
  const measured = (text: string): Line => ({ text, width: measureText(text, face, size) });
  return word
    .split(/(?<=[-/])/)
    .map(measured)
    .flatMap((part) =>
      part.width <= width + TOLERANCE ? [part] : (part.text.match(/\P{M}\p{M}*/gu) ?? []).map(measured),
    );
}
