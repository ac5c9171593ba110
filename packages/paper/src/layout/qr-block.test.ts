import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import type { PathNode, SceneNode } from '../scene/scene.ts';
import { encodeQr, qrBlock } from './qr-block.ts';

const LINK = 'https://pay.fernhill.example/inv-20418';

function pathIn([node]: readonly SceneNode[]): PathNode {
  if (node?.kind === 'path') return node;
  if (node?.kind === 'group') return pathIn(node.nodes);
  throw new Error('There is no path');
}

/** The modules that a path darkens, as rows of 0 and 1. */
function rowsOf({ commands }: PathNode, side: number): string[] {
  const starts = commands.flatMap((command, at) => (command[0] === 'M' ? [at] : []));
  const rectangles = starts.map((at) => {
    const [, left, top] = commands[at]!;
    const [, right, bottom] = commands[at + 2]!;
    return { left: left!, top: top!, right: right!, bottom: bottom! };
  });
  const module = rectangles[0]!.bottom - rectangles[0]!.top;
  const origin = rectangles[0]!;
  const grid = Array.from({ length: side }, () => Array.from({ length: side }, () => 0));
  for (const { left, top, right } of rectangles) {
    const [y, from, to] = [top - origin.top, left - origin.left, right - origin.left].map((at) =>
      Math.round(at / module),
    ) as [number, number, number];
    grid[y]!.fill(1, from, to);
  }
  return grid.map((row) => row.join(''));
}

describe('a QR code on paper', () => {
  it('is encoded again once eight others were encoded since', () => {
    // Texts that no other test encodes: all share what is remembered.
    const codesOf = (count: number) => Array.from({ length: count }, (_, at) => encodeQr(`remembered ${at}`));
    const first = encodeQr('forgotten');
    codesOf(7);
    expect(encodeQr('forgotten')).toBe(first);
    codesOf(8);
    expect(encodeQr('forgotten')).not.toBe(first);
  });

  it('is drawn module for module, the same for the same text', () => {
    const path = pathIn(qrBlock(LINK, 60, '#000000', 'A code').place(10, 10));
    const { data, size } = encode([...new TextEncoder().encode(LINK)], { ecc: 'M', boostEcc: false, border: 0 });
    expect(rowsOf(path, size)).toEqual(data.map((row) => row.map(Number).join('')));
    expect(pathIn(qrBlock(LINK, 60, '#000000', 'A code').place(10, 10))).toEqual(path);
  });

  it('is refused for more than it can hold', () => {
    expect(() => qrBlock('x'.repeat(666), 60, '#000000', 'A code')).not.toThrow();
    expect(() => qrBlock('x'.repeat(667), 60, '#000000', 'A code')).toThrow(RangeError);
  });
});
