import type { RectangleNode, Region, SceneNode, ScenePage, TextNode } from '../scene/scene.ts';

/** What letters rise above and fall below the baseline, in multiples of the size: capitals and descenders. */
const RISE = 0.72;
const FALL = 0.2;
/** Overlaps below this many points are rounding. */
const TOLERANCE = 0.05;
/** Regions hug the letters, not what rises above them. */
const REGION_TOLERANCE = 1;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * What a reader would call broken about a page, in words: text off the page, text over other text, text across a
 * rectangle's edge, text outside its region. Empty if the page is fine. `margin` is the strip along the edges, in
 * points, where no text may be. For template tests.
 */
export function pageFaults(page: ScenePage, margin = 0): readonly string[] {
  const texts: TextNode[] = [];
  const rectangles: RectangleNode[] = [];
  const faults: string[] = [];
  collect(page.nodes, texts, rectangles, faults);
  const { left = 0, width, height } = page;
  const paper = { left: left + margin, top: margin, right: left + width - margin, bottom: height - margin };
  const boxes = texts.map((node) => ({ node, box: textBox(node) }));
  boxes.sort((a, b) => a.box.top - b.box.top);
  for (const [index, { node, box }] of boxes.entries()) {
    if (!inside(box, paper, TOLERANCE)) faults.push(`"${node.text}" leaves the page`);
    for (let other = index + 1; other < boxes.length && boxes[other]!.box.top < box.bottom - TOLERANCE; other += 1) {
      if (overlap(box, boxes[other]!.box)) faults.push(`"${node.text}" overlaps "${boxes[other]!.node.text}"`);
    }
    for (const rectangle of rectangles) {
      const edges = edgesOf(rectangle);
      if (overlap(box, edges) && !inside(box, edges, TOLERANCE)) faults.push(`"${node.text}" crosses a rectangle`);
    }
  }
  return faults;
}

function collect(
  nodes: readonly SceneNode[],
  texts: TextNode[],
  rectangles: RectangleNode[],
  faults: string[],
  region?: Region,
): void {
  for (const node of nodes) {
    if (node.kind === 'rectangle') rectangles.push(node);
    if (node.kind === 'group') collect(node.nodes, texts, rectangles, faults, node.region ?? region);
    if (node.kind !== 'text') continue;
    texts.push(node);
    if (region && !inside(textBox(node), edgesOf(region), REGION_TOLERANCE)) {
      faults.push(`"${node.text}" leaves its region ${region.name}`);
    }
  }
}

function textBox({ x, y, width, size }: TextNode): Box {
  return { left: x, top: y - RISE * size, right: x + width, bottom: y + FALL * size };
}

function edgesOf({ x, y, width, height }: Omit<Region, 'name'>): Box {
  return { left: x, top: y, right: x + width, bottom: y + height };
}

function overlap(a: Box, b: Box): boolean {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > TOLERANCE && down > TOLERANCE;
}

function inside(inner: Box, outer: Box, tolerance: number): boolean {
  return (
    inner.left >= outer.left - tolerance &&
    inner.top >= outer.top - tolerance &&
    inner.right <= outer.right + tolerance &&
    inner.bottom <= outer.bottom + tolerance
  );
}
