import { errorCorrection } from './reed-solomon.ts';
import { blockPlan, dataCapacity, LARGEST_VERSION } from './versions.ts';

const BYTE_MODE = 0b0100;
const PADDING = [0xec, 0x11] as const;

/** The smallest version that holds so many bytes at level M; undefined when none here does. */
export function smallestVersion(byteCount: number): number | undefined {
  for (let version = 1; version <= LARGEST_VERSION; version += 1) {
    if (4 + countBits(version) + 8 * byteCount <= 8 * dataCapacity(version)) return version;
  }
  return undefined;
}

/** All codewords of a code in the order in which they are placed: data and error correction, blocks interleaved. */
export function codewordsOf(bytes: Uint8Array, version: number): number[] {
  const { correction, data: lengths } = blockPlan(version);
  const data = dataCodewords(bytes, version);
  let start = 0;
  const blocks = lengths.map((length) => {
    const block = data.slice(start, start + length);
    start += length;
    return { block, rest: errorCorrection(block, correction) };
  });
  return [...interleaved(blocks.map(({ block }) => block)), ...interleaved(blocks.map(({ rest }) => rest))];
}

/** Mode, count, the bytes, a terminator, and padding up to what the version holds (ISO/IEC 18004, 7.4). */
export function dataCodewords(bytes: Uint8Array, version: number): number[] {
  const capacity = dataCapacity(version);
  const bits: number[] = [];
  const append = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit -= 1) bits.push((value >>> bit) & 1);
  };
  append(BYTE_MODE, 4);
  append(bytes.length, countBits(version));
  for (const byte of bytes) append(byte, 8);
  append(0, Math.min(4, 8 * capacity - bits.length));
  append(0, (8 - (bits.length % 8)) % 8);
  const codewords: number[] = [];
  for (let at = 0; at < bits.length; at += 8) {
    codewords.push(bits.slice(at, at + 8).reduce((value, bit) => (value << 1) | bit, 0));
  }
  for (let at = 0; codewords.length < capacity; at += 1) codewords.push(PADDING[at % 2]!);
  return codewords;
}

function countBits(version: number): number {
  return version < 10 ? 8 : 16;
}

/** The first of every block, then the second of every block, and so on; shorter blocks end sooner. */
function interleaved(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, at) =>
    blocks.flatMap((block) => (at < block.length ? [block[at]!] : [])),
  ).flat();
}
