import { encode } from 'uqr';
import type { Color, PathCommand, PathNode, SceneNode } from '../scene/scene.ts';
import type { Block } from './block.ts';
import { tagged } from './block.ts';

/** Light modules that must stand around a code (ISO/IEC 18004, 9.1). */
const QUIET = 4;

/** The least that a telephone reads well from paper, in points: a third of a millimetre. */
const LEAST_MODULE = 1;

/** A block that wants room free of ink around it. */
export interface QrBlock extends Block {
  /** Points on each side. */
  readonly quiet: number;
}

/** The largest version (ISO/IEC 18004) that has room on paper: 97 modules a side, 666 bytes at level M. */
const LARGEST_VERSION = 20;

/** A module is a multiple of this, so that its edges fall on pixels of a raster of three a point. */
const STEP = 1 / 3;

/**
 * A text as a QR code `size` points wide or a little less; wider where a long text would else be too fine to be read.
 * Throws RangeError for a text of more than 666 bytes.
 */
export function qrBlock(text: string, size: number, color: Color, alternativeText: string): QrBlock {
  const { size: side, data: dark } = qrCode(text);
  const module = Math.max(LEAST_MODULE, Math.floor(size / side / STEP) * STEP);
  const whole = module * side;
  const place = (x: number, y: number): SceneNode[] => {
    const left = Math.round(x / STEP) * STEP;
    const top = Math.round(y / STEP) * STEP;
    return [codePath(dark, { left, top, module, color })];
  };
  const code = tagged({ role: 'Figure', alternativeText }, { width: whole, height: whole, baseline: whole, place });
  return { ...code, quiet: QUIET * module };
}

/** Codes made before: a page is laid out anew with every key, and what its code says seldom changes. */
const codesByText = new Map<string, QrCode>();
const MAX_CODES = 8;

type QrCode = ReturnType<typeof encode>;

/** A text as a QR code of level M in byte mode, in UTF-8, without the quiet zone. */
function qrCode(text: string): QrCode {
  const known = codesByText.get(text);
  if (known) return known;
  const bytes = [...new TextEncoder().encode(text)];
  const code = encode(bytes, { ecc: 'M', boostEcc: false, border: 0, maxVersion: LARGEST_VERSION });
  const [oldest] = codesByText.keys();
  if (oldest !== undefined && codesByText.size >= MAX_CODES) codesByText.delete(oldest);
  codesByText.set(text, code);
  return code;
}

interface Placing {
  readonly left: number;
  readonly top: number;
  readonly module: number;
  readonly color: Color;
}

/** One path for the whole code: a rectangle for each run of dark modules in a row. */
function codePath(dark: QrCode['data'], { left, top, module, color }: Placing): PathNode {
  const commands: PathCommand[] = [];
  for (const [y, row] of dark.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x]) x += 1;
      commands.push(...rectangle(left + start * module, top + y * module, (x - start) * module, module));
    }
  }
  return { kind: 'path', commands, fill: color };
}

function rectangle(x: number, y: number, width: number, height: number): PathCommand[] {
  const [left, top, right, bottom] = [x, y, x + width, y + height].map(hundredths) as [number, number, number, number];
  return [['M', left, top], ['L', right, top], ['L', right, bottom], ['L', left, bottom], ['Z']];
}

function hundredths(length: number): number {
  return Math.round(length * 100) / 100;
}
