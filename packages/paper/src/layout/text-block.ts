import type { Color, FontFace, SceneNode, TextNode } from '../scene/scene.ts';
import { measureText } from '../fonts/measure-text.ts';
import type { Block } from './block.ts';
import { EMPTY } from './block.ts';
import type { Line } from './break-lines.ts';
import { breakLines, plainSpaces } from './break-lines.ts';

export interface TextStyle {
  readonly face: FontFace;
  /** Points. */
  readonly size: number;
  readonly color: Color;
  /** From baseline to baseline, in multiples of the size. */
  readonly lineHeight: number;
}

export type TextAlignment = 'left' | 'center' | 'right';

export interface TextFit {
  readonly align?: TextAlignment;
  /** Text too wide for its box is set smaller, down to this size in points; what is wider still is wrapped. */
  readonly smallest?: number;
}

/**
 * From the middle of a line to its baseline, in multiples of the size: half of what a capital letter rises. One figure
 * for all faces, so that a row of mixed faces stands on one line.
 */
const MIDDLE_TO_BASELINE = 0.32;

/** Text is set in quarters of a point: browsers cut other sizes (docs/decisions/0027-text-on-pixels.md). */
const SIZE_STEP = 0.25;

/** The size in points that text is set in when this one is asked for: the nearest quarter. */
export function textSize(asked: number): number {
  return Math.max(SIZE_STEP, Math.round(asked / SIZE_STEP) * SIZE_STEP);
}

/** The style as it is set, its lines as far apart as asked for. */
function settable(style: TextStyle): TextStyle {
  return style.size % SIZE_STEP === 0 ? style : resized(style, textSize(style.size));
}

/** The style made smaller by `scale`, at most 1, or by a little more. */
export function setSmaller(style: TextStyle, scale: number): TextStyle {
  if (scale === 1) return settable(style);
  const smaller = { ...style, size: style.size * scale };
  return resized(smaller, Math.max(SIZE_STEP, Math.floor(smaller.size / SIZE_STEP) * SIZE_STEP));
}

function resized(style: TextStyle, size: number): TextStyle {
  return { ...style, size, lineHeight: (style.lineHeight * style.size) / size };
}

/** Text in a box `width` points wide: wrapped, or first set smaller when `fit` allows it. Never cut off. */
export function textBlock(text: string, style: TextStyle, width: number, fit: TextFit = {}): Block {
  if (text === '') return EMPTY;
  const { smallest, align = 'left' } = fit;
  const set = settable(style);
  const size = smallest === undefined ? set.size : fittedSize(text, set, width, smallest);
  const lines = breakLines(text, style.face, size, width);
  return linesBlock(lines, size === set.size ? set : { ...set, size }, width, align);
}

/** So many lines of a text that is divided stay together at least. */
const LEAST_LINES = 2;

/** The text in two, the first part at most so high when it is wrapped to this width; undefined where it has too few lines. */
export function splitText(
  text: string,
  style: TextStyle,
  width: number,
  height: number,
): readonly [string, string] | undefined {
  const { face, size, lineHeight } = settable(style);
  const plain = plainSpaces(text);
  const lines = breakLines(plain, face, size, width);
  const count = Math.min(Math.floor(height / (size * lineHeight)), lines.length - LEAST_LINES);
  if (count < LEAST_LINES) return undefined;
  const end = lines.slice(0, count).reduce((at, line) => plain.indexOf(line.text, at) + line.text.length, 0);
  return [plain.slice(0, end), plain.slice(end).trimStart()];
}

/** Text on one line in a box of just its own width. */
export function textLine(text: string, style: TextStyle): Block {
  if (text === '') return EMPTY;
  const width = textWidth(text, style);
  return linesBlock([{ text: plainSpaces(text), width }], settable(style), width, 'left');
}

/** A line measured before, in a box that it fits. */
export function lineBlock(line: Line, style: TextStyle, width: number, align: TextAlignment): Block {
  return linesBlock([line], settable(style), width, align);
}

/** Advance width of the text on one line, in points. */
export function textWidth(text: string, style: TextStyle): number {
  return measureText(text, style.face, settable(style).size);
}

/** The largest size, at most the style's own and at least `smallest`, at which the text fits the width on one line. */
export function fittedSize(text: string, style: TextStyle, width: number, smallest: number): number {
  const { size } = settable(style);
  const natural = textWidth(text, style);
  if (natural <= width) return size;
  const fitting = Math.floor((size * width) / natural / SIZE_STEP) * SIZE_STEP;
  return Math.max(Math.min(Math.ceil(smallest / SIZE_STEP) * SIZE_STEP, size), fitting);
}

function linesBlock(lines: readonly Line[], style: TextStyle, width: number, align: TextAlignment): Block {
  const pitch = style.size * style.lineHeight;
  const baseline = pitch / 2 + style.size * MIDDLE_TO_BASELINE;
  const place = (x: number, y: number): SceneNode[] =>
    lines.map((line, index): TextNode => ({
      kind: 'text',
      x: hundredths(align === 'left' ? onPixel(x) : x + indent(width - line.width, align)),
      y: hundredths(onPixel(y + baseline + index * pitch)),
      text: line.text,
      face: style.face,
      size: style.size,
      color: style.color,
      width: line.width,
    }));
  return { width, height: pitch * lines.length, baseline, place };
}

function indent(room: number, align: TextAlignment): number {
  if (align === 'left') return 0;
  return align === 'right' ? room : room / 2;
}

const PIXELS_IN_A_POINT = 3;

/**
 * The nearest third of a point. Browsers put a baseline on a whole row of pixels and some PDF readers begin letters on
 * whole columns; on a raster of three pixels a point all then draw the letters alike, and nobody sees a sixth of a
 * point. Right-aligned text keeps its edge instead.
 */
function onPixel(place: number): number {
  return Math.round(place * PIXELS_IN_A_POINT) / PIXELS_IN_A_POINT;
}

/** A hundredth of a point is finer than any printer; shorter numbers make smaller files and steady goldens. */
function hundredths(length: number): number {
  return Math.round(length * 100) / 100;
}
