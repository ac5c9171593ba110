import type { PathCommand, SceneNode } from '@paperwage/paper';
import { textSize } from '@paperwage/paper';

/** Where a copy goes on a page: made smaller by `scale`, then moved. */
export interface CopyPlace {
  readonly scale: number;
  readonly dx: number;
  readonly dy: number;
}

/** The nodes of a copy where they stand on the page. */
export function placeNodes(nodes: readonly SceneNode[], place: CopyPlace): SceneNode[] {
  return nodes.map((node) => placed(node, place));
}

function placed(node: SceneNode, place: CopyPlace): SceneNode {
  const { scale } = place;
  const x = (value: number) => hundredths(onPixel(value * scale + place.dx));
  const y = (value: number) => hundredths(onPixel(value * scale + place.dy));
  const long = (value: number) => hundredths(value * scale);
  switch (node.kind) {
    case 'text': {
      const size = textSize(node.size * scale);
      return { ...node, x: x(node.x), y: y(node.y), size, width: (node.width * size) / node.size };
    }
    case 'rule': {
      const along = node.direction === 'horizontal' ? x : y;
      const start = node.direction === 'horizontal' ? node.x : node.y;
      const length = hundredths(along(start + node.length) - along(start));
      return { ...node, x: x(node.x), y: y(node.y), length, weight: strokeOf(node.weight * scale) };
    }
    case 'rectangle':
      return {
        ...node,
        x: x(node.x),
        y: y(node.y),
        width: hundredths(x(node.x + node.width) - x(node.x)),
        height: hundredths(y(node.y + node.height) - y(node.y)),
        ...(node.stroke ? { stroke: { ...node.stroke, weight: strokeOf(node.stroke.weight * scale) } } : {}),
      };
    case 'group': {
      const { region } = node;
      const nodes = placeNodes(node.nodes, place);
      if (!region) return { ...node, nodes };
      const box = {
        x: hundredths(region.x * scale + place.dx),
        y: hundredths(region.y * scale + place.dy),
        width: long(region.width),
        height: long(region.height),
      };
      return { ...node, nodes, region: { ...region, ...box } };
    }
    case 'path': {
      const moved = ([letter, ...numbers]: PathCommand) =>
        [letter, ...numbers.map((value, at) => (at % 2 === 0 ? x(value) : y(value)))] as unknown as PathCommand;
      return { ...node, commands: node.commands.map(moved) };
    }
    case 'image':
      throw new Error('A form has no image');
  }
}

function hundredths(length: number): number {
  return Math.round(length * 100) / 100;
}

const PIXELS_IN_A_POINT = 3;

/**
 * Lines and baselines stand on whole rows and columns of a raster of three pixels a point, as everywhere in our documents,
 * so that every reader draws them alike.
 */
function onPixel(place: number): number {
  return Math.round(place * PIXELS_IN_A_POINT) / PIXELS_IN_A_POINT;
}

/** A line as wide as an even number of pixels, half of them on either side. */
function strokeOf(weight: number): number {
  const pairs = Math.max(1, Math.round((weight * PIXELS_IN_A_POINT) / 2));
  return (2 * pairs) / PIXELS_IN_A_POINT;
}
