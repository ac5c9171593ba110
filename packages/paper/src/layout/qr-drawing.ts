import type { Color, PathCommand, PathNode, SceneNode } from '../scene/scene.ts';
import type { Block } from './block.ts';
import { tagged } from './block.ts';

/** An encoded QR code without its quiet zone: rows of modules, dark where true. */
export interface QrCode {
  /** Modules a side. */
  readonly size: number;
  readonly data: readonly (readonly boolean[])[];
}

/** A block that wants room free of ink around it. */
export interface QrBlock extends Block {
  /** Points on each side. */
  readonly quiet: number;
}

/** Light modules that must stand around a code (ISO/IEC 18004, 9.1). */
const QUIET = 4;

/** A module is a multiple of this, so that its edges fall on pixels of a raster of three a point. */
export const QR_STEP = 1 / 3;

/** An encoded code, its modules `module` points wide; a multiple of QR_STEP is drawn alike by every reader. */
export function qrDrawing(
  { size: side, data: dark }: QrCode,
  module: number,
  color: Color,
  alternativeText: string,
): QrBlock {
  const whole = module * side;
  const place = (x: number, y: number): SceneNode[] => {
    const left = Math.round(x / QR_STEP) * QR_STEP;
    const top = Math.round(y / QR_STEP) * QR_STEP;
    return [codePath(dark, { left, top, module, color })];
  };
  const code = tagged({ role: 'Figure', alternativeText }, { width: whole, height: whole, baseline: whole, place });
  return { ...code, quiet: QUIET * module };
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
