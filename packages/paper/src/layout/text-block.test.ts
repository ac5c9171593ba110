import { describe, expect, it } from 'vitest';
import type { TextNode } from '../scene/scene.ts';
import type { TextStyle } from './text-block.ts';
import { fittedSize, setSmaller, textBlock, textLine, textSize, textWidth } from './text-block.ts';

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

describe('the size of text', () => {
  const odd = { ...style, size: 8.92 };

  it('is a quarter of a point, at which it is measured and which leaves the lines where they were', () => {
    const block = textBlock('two lines of text', odd, 40);
    const [first, second] = placed(block);
    expect([first!.size, second!.size]).toEqual([9, 9]);
    expect(block.height).toBeCloseTo(2 * 8.92 * 1.4, 9);
    expect(first!.width).toBeCloseTo(textWidth('two lines', { ...style, size: 9 }), 9);
    expect(placed(textLine('a', odd))[0]).toMatchObject({ size: 9, width: textWidth('a', odd) });
    expect([textSize(8.92), textSize(7.37), textSize(0.01)]).toEqual([9, 7.25, 0.25]);
  });

  it('is one where text is made smaller, and never larger than asked', () => {
    const text = 'Wolfeschlegelsteinhausen';
    for (let width = 60; width < 130; width += 0.7) {
      const size = fittedSize(text, odd, width, 5);
      expect(size % 0.25).toBe(0);
      expect(textWidth(text, { ...style, size })).toBeLessThanOrEqual(width);
    }
    for (const scale of [0.99, 0.83, 0.6]) {
      const smaller = setSmaller(style, scale);
      expect(smaller.size % 0.25).toBe(0);
      expect(smaller.size).toBeLessThanOrEqual(10 * scale);
      expect(smaller.size * smaller.lineHeight).toBeCloseTo(14 * scale, 9);
    }
  });
});
