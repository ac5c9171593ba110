import type { RectangleNode, Region, SceneNode } from '../scene/scene.ts';
import type { Block } from './block.ts';

/** How far a region reaches beyond the ink, in points, so that a marker does not touch the letters. */
const OUTSET = { x: 2.5, y: 0.5 };

/** The block as the named region; its box hugs the ink, or is `look`'s whole block. */
export function region(name: string, block: Block, extent: 'ink' | 'block' = 'ink'): Block {
  if (block.height === 0) return block;
  const place = (x: number, y: number): SceneNode[] => {
    const nodes = block.place(x, y);
    const ink = extent === 'ink' ? inkSides(nodes) : undefined;
    const box: Region = ink
      ? {
          name,
          x: ink.left - OUTSET.x,
          y: y - OUTSET.y,
          width: ink.right - ink.left + 2 * OUTSET.x,
          height: block.height + 2 * OUTSET.y,
        }
      : { name, x, y, width: block.width, height: block.height };
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
