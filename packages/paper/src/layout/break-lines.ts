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
 * dropped. At a no-break space a line is broken only where what it joins is wider than a line; a line has plain spaces
 * in its place, so that a text is found by the words it was typed with. Empty text has no lines. A single character wider than `width` stands alone on its line.
 */
export function breakLines(text: string, face: FontFace, size: number, width: number): readonly Line[] {
  if (text === '') return [];
  const whole = measureText(text, face, size);
  if (whole <= width + TOLERANCE) return [{ text: plainSpaces(text), width: whole }];
  return breakLong(text, face, size, width);
}

/** Advances add up exactly because the faces carry no kerning, so a line is the sum of its pieces. */
function breakLong(text: string, face: FontFace, size: number, width: number): Line[] {
  const space = measureText(' ', face, size);
  const lines: Line[] = [];
  let line = '';
  let lineWidth = 0;
  const finish = () => {
    const kept = line.trimEnd();
    if (kept !== '') lines.push({ text: plainSpaces(kept), width: lineWidth - (line.length - kept.length) * space });
    line = '';
    lineWidth = 0;
  };
  for (const [index, word] of wordsOf(text, face, size, width).entries()) {
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

const NO_BREAK_SPACE = '\u00a0';

/** The text as it is painted: which spaces a line may be broken at shows in its lines. */
export function plainSpaces(text: string): string {
  return text.replaceAll(NO_BREAK_SPACE, ' ');
}

/** What may stand on a line of its own: words, and words joined by no-break spaces where a line has room for all of them. */
function wordsOf(text: string, face: FontFace, size: number, width: number): readonly string[] {
  return text
    .split(' ')
    .flatMap((word) =>
      word.includes(NO_BREAK_SPACE) && measureText(word, face, size) > width + TOLERANCE
        ? word.split(NO_BREAK_SPACE)
        : [word],
    );
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
