/** Level M by version, from 1 (ISO/IEC 18004, table 9): codewords of error correction in each block, and blocks. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26] as const;
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16] as const;

/** The largest this encoder makes: 97 modules a side, 666 bytes. */
export const LARGEST_VERSION = CORRECTION.length;

/** How a version divides its codewords. */
export interface BlockPlan {
  /** Codewords of error correction in each block. */
  readonly correction: number;
  /** Codewords of data in each block, the shorter blocks first. */
  readonly data: readonly number[];
}

/** The blocks of a version at level M. */
export function blockPlan(version: number): BlockPlan {
  const correction = CORRECTION[version - 1]!;
  const blocks = BLOCKS[version - 1]!;
  const all = Math.floor(rawModules(version) / 8);
  const short = Math.floor(all / blocks);
  const longBlocks = all % blocks;
  const data = Array.from({ length: blocks }, (_, block) => short - correction + (block < blocks - longBlocks ? 0 : 1));
  return { correction, data };
}

/** Codewords of data that a version holds at level M. */
export function dataCapacity(version: number): number {
  return blockPlan(version).data.reduce((whole, length) => whole + length, 0);
}

/** Modules of a side. */
export function sideOf(version: number): number {
  return 4 * version + 17;
}

/** Where the centres of the alignment patterns lie, along either side (ISO/IEC 18004, annex E). */
export function alignmentCentres(version: number): readonly number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const last = sideOf(version) - 7;
  const step = Math.ceil((last - 6) / (count - 1) / 2) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, index) => last - (count - 2 - index) * step)];
}

/** Modules that carry codewords or stand empty at their end: all but the function patterns. */
function rawModules(version: number): number {
  const side = sideOf(version);
  const finders = 3 * 64;
  const timing = 2 * (side - 16);
  const formats = 31;
  const versions = version >= 7 ? 36 : 0;
  const count = version === 1 ? 0 : Math.floor(version / 7) + 2;
  // The three that would lie on finders are left out; those on the timing patterns share five modules with them.
  const alignments = count === 0 ? 0 : 25 * (count * count - 3) - 2 * 5 * (count - 2);
  return side * side - finders - timing - formats - versions - alignments;
}
