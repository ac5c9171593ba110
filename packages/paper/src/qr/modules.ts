import { alignmentCentres, sideOf } from './versions.ts';

/** The modules of a code while it is made: dark or light, and which belong to a function pattern. */
export interface Modules {
  readonly side: number;
  readonly dark: Uint8Array;
  readonly isFunction: Uint8Array;
}

const FORMAT_GENERATOR = 0x537;
const FORMAT_MASK = 0x5412;
const VERSION_GENERATOR = 0x1f25;
/** Level M has the indicator 00 (ISO/IEC 18004, table 12). */
const LEVEL_M = 0b00;

/** Finders, timing, alignment and version patterns, and room for the format (ISO/IEC 18004, 6.3). */
export function functionPatterns(version: number): Modules {
  const side = sideOf(version);
  const modules = { side, dark: new Uint8Array(side * side), isFunction: new Uint8Array(side * side) };
  for (let at = 0; at < side; at += 1) {
    set(modules, 6, at, at % 2 === 0);
    set(modules, at, 6, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [side - 4, 3],
    [3, side - 4],
  ] as const) {
    square(modules, x, y, 4, (ring) => ring !== 2 && ring !== 4);
  }
  const centres = alignmentCentres(version);
  const last = centres.at(-1);
  for (const x of centres) {
    for (const y of centres) {
      const isOnFinder = (x === 6 && (y === 6 || y === last)) || (x === last && y === 6);
      if (!isOnFinder) square(modules, x, y, 2, (ring) => ring !== 1);
    }
  }
  placeFormat(modules, 0);
  if (version >= 7) placeVersion(modules, version);
  return modules;
}

/** The level and the mask, twice, and the module that is always dark (ISO/IEC 18004, 7.9). */
export function placeFormat(modules: Modules, mask: number): void {
  const { side } = modules;
  const bits = formatBits(mask);
  const bit = (at: number) => ((bits >>> at) & 1) === 1;
  for (let at = 0; at <= 5; at += 1) set(modules, 8, at, bit(at));
  set(modules, 8, 7, bit(6));
  set(modules, 8, 8, bit(7));
  set(modules, 7, 8, bit(8));
  for (let at = 9; at < 15; at += 1) set(modules, 14 - at, 8, bit(at));
  for (let at = 0; at < 8; at += 1) set(modules, side - 1 - at, 8, bit(at));
  for (let at = 8; at < 15; at += 1) set(modules, 8, side - 15 + at, bit(at));
  set(modules, 8, side - 8, true);
}

/** Level and mask with their ten check bits (ISO/IEC 18004, annex C). */
export function formatBits(mask: number): number {
  const data = (LEVEL_M << 3) | mask;
  return ((data << 10) | remainder(data, 10, FORMAT_GENERATOR)) ^ FORMAT_MASK;
}

/** A version with its twelve check bits (ISO/IEC 18004, annex D). */
export function versionBits(version: number): number {
  return (version << 12) | remainder(version, 12, VERSION_GENERATOR);
}

function remainder(data: number, count: number, generator: number): number {
  let rest = data;
  for (let step = 0; step < count; step += 1) rest = (rest << 1) ^ ((rest >>> (count - 1)) * generator);
  return rest;
}

function placeVersion(modules: Modules, version: number): void {
  const bits = versionBits(version);
  for (let at = 0; at < 18; at += 1) {
    const isDark = ((bits >>> at) & 1) === 1;
    const far = modules.side - 11 + (at % 3);
    const near = Math.floor(at / 3);
    set(modules, far, near, isDark);
    set(modules, near, far, isDark);
  }
}

/** Rings around a centre; what would lie beyond the edge is left out. */
function square(modules: Modules, x: number, y: number, reach: number, isDark: (ring: number) => boolean): void {
  for (let down = -reach; down <= reach; down += 1) {
    for (let across = -reach; across <= reach; across += 1) {
      const [left, top] = [x + across, y + down];
      const isInside = left >= 0 && left < modules.side && top >= 0 && top < modules.side;
      if (isInside) set(modules, left, top, isDark(Math.max(Math.abs(across), Math.abs(down))));
    }
  }
}

function set({ side, dark, isFunction }: Modules, x: number, y: number, isDark: boolean): void {
  dark[y * side + x] = isDark ? 1 : 0;
  isFunction[y * side + x] = 1;
}
