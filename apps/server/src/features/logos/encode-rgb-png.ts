import { crc32 } from 'node:zlib';
import type { Pixels } from '@paperwage/paper/pixels';

const SIGNATURE = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const EIGHT_BITS_RGB = [8, 2, 0, 0, 0];

/** A PNG of 8-bit RGB with the three chunks it cannot do without (W3C PNG, third edition). */
export function encodeRgbPng(pixels: Pixels, deflate: (rows: Uint8Array) => Uint8Array): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(pixels.width, 0);
  header.writeUInt32BE(pixels.height, 4);
  header.set(EIGHT_BITS_RGB, 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflate(filteredRows(pixels))),
    chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(type: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** Each row with the filter, none, Sub or Up, that leaves the smallest differences (12.7). */
function filteredRows({ width, height, rgb }: Pixels): Uint8Array {
  const rowBytes = width * 3;
  const rows = new Uint8Array(height * (rowBytes + 1));
  for (let y = 0; y < height; y += 1) {
    const row = rgb.subarray(y * rowBytes, (y + 1) * rowBytes);
    const above = y > 0 ? rgb.subarray((y - 1) * rowBytes, y * rowBytes) : new Uint8Array(rowBytes);
    const candidates = [
      row,
      row.map((value, at) => value - (at >= 3 ? row[at - 3]! : 0)),
      row.map((value, at) => value - above[at]!),
    ];
    const costs = candidates.map((values) => values.reduce((sum, value) => sum + Math.min(value, 256 - value), 0));
    const filter = costs.indexOf(Math.min(...costs));
    rows[y * (rowBytes + 1)] = filter;
    rows.set(candidates[filter]!, y * (rowBytes + 1) + 1);
  }
  return rows;
}
