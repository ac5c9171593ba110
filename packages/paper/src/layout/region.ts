import type { RectangleNode, Region, SceneNode } from '../scene/scene.ts';
import type { Block } from './block.ts';

/** How far a region reaches beyond the ink, in points, so that a marker does not touch the letters. */
const OUTSET = { x: 2.5, y: 0.5 };

/** The block as the named region; its box hugs the ink, and is the whole block where there is none. */
export function region(name: string, block: Block): Block {
  if (block.height === 0) return block;
  const place = (x: number, y: number): SceneNode[] => {
    const nodes = block.place(x, y);
    const { left, right } = inkSides(nodes) ?? { left: x, right: x + block.width };
    const box: Region = {
      name,
      x: left - OUTSET.x,
      y: y - OUTSET.y,
      width: right - left + 2 * OUTSET.x,
      height: block.height + 2 * OUTSET.y,
    };
    return [{ kind: 'group', region: box, nodes }];
  };
  return { ...block, place };
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
