import { describe, expect, it } from 'vitest';
import type { RectangleNode, SceneNode } from '../scene/scene.ts';
import type { Block } from './block.ts';
import { EMPTY, onRectangle, padded, pushedRight, row, spacer, splitWidth, stack, tagged } from './block.ts';
import { imageBlock } from './image-block.ts';
import { region } from './region.ts';

/** A block that draws itself as a rectangle, so that its place can be read off. */
function box(width: number, height: number, baseline = height): Block {
  return { width, height, baseline, place: (x, y) => [{ kind: 'rectangle', x, y, width, height }] };
}

const corners = (nodes: readonly SceneNode[]) =>
  nodes.map((node) => [(node as RectangleNode).x, (node as RectangleNode).y]);

describe('stack', () => {
  it('puts blocks below one another with the gap between them', () => {
    const stacked = stack([box(10, 5), box(20, 6)], 3);
    expect([stacked.width, stacked.height]).toEqual([20, 14]);
    expect(corners(stacked.place(1, 2))).toEqual([
      [1, 2],
      [1, 10],
    ]);
  });

  it('leaves no gap for blocks without height', () => {
    expect(stack([EMPTY, box(10, 5), EMPTY], 3).height).toBe(5);
    expect(stack([EMPTY, EMPTY], 3)).toBe(EMPTY);
  });
});

describe('row', () => {
  const blocks = [box(10, 6, 4), box(10, 20, 15)];

  it.each([
    ['top', 0],
    ['middle', 7],
    ['bottom', 14],
    ['baseline', 11],
  ] as const)('aligns at the %s', (align, top) => {
    expect(corners(row(blocks, 5, align).place(0, 0))).toEqual([
      [0, top],
      [15, 0],
    ]);
  });

  it('is as wide as its blocks and the gaps between those with a width', () => {
    expect(row([box(10, 6), EMPTY, box(5, 6)], 4).width).toBe(19);
  });
});

describe('the rest', () => {
  it('divides a width without the gaps', () => {
    expect(splitWidth(110, 10, [3, 1])).toEqual([75, 25]);
  });

  it('adds room around a block and a rectangle behind it', () => {
    const block = onRectangle(padded(box(10, 5), { left: 2, top: 3 }), { fill: '#eeeeee' });
    expect(block.place(0, 0)).toEqual([
      { kind: 'rectangle', x: 0, y: 0, width: 12, height: 8, fill: '#eeeeee' },
      { kind: 'rectangle', x: 2, y: 3, width: 10, height: 5 },
    ]);
  });

  it('pushes a block to the right edge', () => {
    expect(corners(pushedRight(box(10, 5), 40).place(1, 1))).toEqual([[31, 1]]);
  });

  it('names regions around the ink and tags groups, but not where there is nothing', () => {
    const block = region('company', tagged({ role: 'Paragraph' }, { ...box(10, 5), width: 90 }));
    expect(block.place(20, 30)).toMatchObject([
      { kind: 'group', region: { name: 'company', x: 17.5, y: 29.5, width: 15, height: 6 } },
    ]);
    expect(region('company', EMPTY)).toBe(EMPTY);
    expect(tagged({ role: 'Paragraph' }, EMPTY)).toBe(EMPTY);
    expect(region('company', spacer(30, 10)).place(0, 0)).toMatchObject([{ region: { width: 35, height: 11 } }]);
  });

  it('fits a picture into its bounds with its proportions', () => {
    const wide = imageBlock('logo', { width: 400, height: 100 }, { width: 100, height: 40 }, 'Logo');
    const tall = imageBlock('logo', { width: 100, height: 400 }, { width: 100, height: 40 }, 'Logo');
    expect([wide.width, wide.height]).toEqual([100, 25]);
    expect([tall.width, tall.height]).toEqual([10, 40]);
  });

  it('draws no picture that is no pixel wide or high', () => {
    const sizes = [
      { width: 0, height: 100 },
      { width: 400, height: 0 },
    ];
    for (const size of sizes) expect(imageBlock('logo', size, { width: 100, height: 40 }, 'Logo')).toBe(EMPTY);
  });
});
