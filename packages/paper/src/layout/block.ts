import type { RectangleNode, SceneNode, StructureTag } from '../scene/scene.ts';

/** A piece of a page that knows its size and can be put anywhere. Lengths in points. */
export interface Block {
  readonly width: number;
  readonly height: number;
  /** From the top to the baseline of the first line; the height where there is no text. */
  readonly baseline: number;
  /** The nodes with the block's top left corner at this point. */
  /** The block as two, the first at most this high; undefined if it can't be split there. Absent if it never can. */
  readonly split?: (height: number) => readonly [Block, Block] | undefined;
  readonly place: (x: number, y: number) => readonly SceneNode[];
}

/** A block that takes no space and draws nothing; stacks skip it along with its gap. */
export const EMPTY: Block = { width: 0, height: 0, baseline: 0, place: () => [] };

/** Space without ink. */
export function spacer(width: number, height: number): Block {
  return { width, height, baseline: height, place: () => [] };
}

/** Blocks below one another, `gap` points apart. Blocks without height leave no gap. */
export function stack(blocks: readonly Block[], gap = 0): Block {
  const kept = blocks.filter((block) => block.height > 0);
  const first = kept[0];
  if (!first) return EMPTY;
  let width = 0;
  let height = -gap;
  for (const block of kept) {
    width = Math.max(width, block.width);
    height += block.height + gap;
  }
  const place = (x: number, y: number) => {
    const nodes: SceneNode[] = [];
    let top = y;
    for (const block of kept) {
      nodes.push(...block.place(x, top));
      top += block.height + gap;
    }
    return nodes;
  };
  return { width, height, baseline: first.baseline, place };
}

export type RowAlignment = 'top' | 'middle' | 'bottom' | 'baseline';

/** Blocks side by side, `gap` points apart, aligned with one another. Blocks without width leave no gap. */
export function row(blocks: readonly Block[], gap = 0, align: RowAlignment = 'top'): Block {
  const kept = blocks.filter((block) => block.width > 0);
  if (kept.length === 0) return EMPTY;
  const baseline = Math.max(...kept.map((block) => block.baseline));
  const shifts = align === 'baseline' ? kept.map((block) => baseline - block.baseline) : kept.map(() => 0);
  const height = Math.max(...kept.map((block, index) => block.height + shifts[index]!));
  const tops = kept.map((block, index) => {
    if (align === 'bottom') return height - block.height;
    return align === 'middle' ? (height - block.height) / 2 : shifts[index]!;
  });
  const place = (x: number, y: number) => {
    const nodes: SceneNode[] = [];
    let left = x;
    for (const [index, block] of kept.entries()) {
      nodes.push(...block.place(left, y + tops[index]!));
      left += block.width + gap;
    }
    return nodes;
  };
  const width = kept.reduce((whole, block) => whole + block.width + gap, -gap);
  return { width, height, baseline: kept[0]!.baseline + tops[0]!, place };
}

/** A width divided up: the parts in proportion to the shares, `gap` points between them. */
export function splitWidth(width: number, gap: number, shares: readonly number[]): readonly number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const room = width - gap * (shares.length - 1);
  return shares.map((share) => (room * share) / whole);
}

export interface Edges {
  readonly top?: number;
  readonly right?: number;
  readonly bottom?: number;
  readonly left?: number;
}

/** The block with empty room around it. */
export function padded(block: Block, edges: Edges): Block {
  const { top = 0, right = 0, bottom = 0, left = 0 } = edges;
  return {
    width: block.width + left + right,
    height: block.height + top + bottom,
    baseline: block.baseline + top,
    place: (x, y) => block.place(x + left, y + top),
  };
}

/** The block in a box of this width, against its right edge. */
export function pushedRight(block: Block, width: number): Block {
  return { ...block, width, place: (x, y) => block.place(x + width - block.width, y) };
}

/** The block on a rectangle of its own size. */
export function onRectangle(block: Block, look: Pick<RectangleNode, 'fill' | 'stroke' | 'radius'>): Block {
  const place = (x: number, y: number): SceneNode[] => [
    { kind: 'rectangle', x, y, width: block.width, height: block.height, ...look },
    ...block.place(x, y),
  ];
  return { ...block, place };
}

/** The block's nodes as one element of the document's structure. */
export function tagged(tag: StructureTag, block: Block): Block {
  if (block.height === 0) return block;
  return { ...block, place: (x, y) => [{ kind: 'group', tag, nodes: block.place(x, y) }] };
}
