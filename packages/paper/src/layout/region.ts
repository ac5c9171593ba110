import type { Link, RectangleNode, Region, SceneNode } from '../scene/scene.ts';
import type { Block } from './block.ts';

/** How far a region reaches beyond the ink, in points, so that a marker does not touch the letters. */
const OUTSET = { x: 2.5, y: 0.5 };

/** The block as the named region; its box hugs the ink, and is the whole block where there is none. */
export function region(name: string, block: Block): Block {
  if (block.height === 0) return block;
  const place = (x: number, y: number): SceneNode[] => {
    const nodes = block.place(x, y);
    return [{ kind: 'group', region: { name, ...areaAround(nodes, block, x, y) }, nodes }];
  };
  return { ...block, place };
}

/**
 * The block as a link to a page on the web; its box hugs the ink as that of a region does. Only what begins with
 * `https://` is safe to follow from a document: any other address leaves the block as it is. `alternativeText` says
 * where the link leads.
 */
export function linked(address: string, alternativeText: string, block: Block): Block {
  if (block.height === 0 || !URL.canParse(address)) return block;
  const { protocol, href } = new URL(address);
  if (protocol !== 'https:') return block;
  const place = (x: number, y: number): SceneNode[] => {
    const nodes = block.place(x, y);
    const link: Link = { address: href, alternativeText, ...areaAround(nodes, block, x, y) };
    return [{ kind: 'group', link, nodes }];
  };
  return { ...block, place };
}

/** A little more than what is drawn, from edge to edge of the ink and as high as the block. */
function areaAround(nodes: readonly SceneNode[], block: Block, x: number, y: number): Omit<Region, 'name'> {
  const { left, right } = inkSides(nodes) ?? { left: x, right: x + block.width };
  return {
    x: left - OUTSET.x,
    y: y - OUTSET.y,
    width: right - left + 2 * OUTSET.x,
    height: block.height + 2 * OUTSET.y,
  };
}

interface Sides {
  left: number;
  right: number;
}

/** Left and right edge of what is drawn; undefined when nothing is. */
function inkSides(nodes: readonly SceneNode[]): Sides | undefined {
  const sides: Sides = { left: Infinity, right: -Infinity };
  widen(sides, nodes);
  return sides.left < sides.right ? sides : undefined;
}

function widen(sides: Sides, nodes: readonly SceneNode[]): void {
  for (const node of nodes) {
    if (node.kind === 'group') widen(sides, node.nodes);
    else if (node.kind === 'path') continue;
    else {
      sides.left = Math.min(sides.left, node.x);
      sides.right = Math.max(sides.right, node.x + extentOf(node));
    }
  }
}

function extentOf(node: Exclude<SceneNode, { kind: 'group' | 'path' }>): number {
  if (node.kind === 'rule') return node.direction === 'horizontal' ? node.length : 0;
  return (node as Pick<RectangleNode, 'width'>).width;
}
