import { describe, expect, it } from 'vitest';
import type { TextNode } from '../scene/scene.ts';
import type { TextStyle } from './text-block.ts';
import { textBlock, textLine } from './text-block.ts';

const style: TextStyle = { face: 'source-sans-3-regular', size: 10, color: '#000000', lineHeight: 1.4 };
const placed = (block: ReturnType<typeof textBlock>) => block.place(100, 50) as readonly TextNode[];

describe('textBlock', () => {
  it('is as high as its lines', () => {
    expect(textBlock('one line', style, 200).height).toBe(14);
    expect(textBlock('two lines of text', style, 40).height).toBe(28);
    expect(textBlock('', style, 200).height).toBe(0);
  });

  it('aligns each line within its width', () => {
    const [left] = placed(textBlock('11.00', style, 200));
    const [center] = placed(textBlock('11.00', style, 200, { align: 'center' }));
    const [right] = placed(textBlock('11.00', style, 200, { align: 'right' }));
    expect(left!.x).toBe(100);
    expect(center!.x).toBeCloseTo(200 - center!.width / 2, 1);
    expect(right!.x + right!.width).toBeCloseTo(300, 1);
  });

  it('sets text smaller until it fits on one line', () => {
    const [node, ...rest] = placed(textBlock('Wolfeschlegelsteinhausen', style, 90, { smallest: 6 }));
    expect(rest).toEqual([]);
    expect(node!.size).toBeLessThan(10);
    expect(node!.size).toBeGreaterThanOrEqual(6);
    expect(node!.width).toBeLessThanOrEqual(90);
  });

  it('wraps at the smallest size what is wider still', () => {
    const nodes = placed(textBlock('Wolfeschlegelsteinhausen', style, 30, { smallest: 6 }));
    expect(nodes.length).toBeGreaterThan(1);
    expect(nodes.every((node) => node.size === 6 && node.width <= 30.01)).toBe(true);
    expect(nodes.map((node) => node.text).join('')).toBe('Wolfeschlegelsteinhausen');
  });

  it('puts a single line in a box of its own width', () => {
    const block = textLine('Net pay', style);
    expect(block.width).toBe(placed(block)[0]!.width);
  });
});
