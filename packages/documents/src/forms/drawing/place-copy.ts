import type { SceneNode } from '@paperwage/paper';

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
  const x = (value: number) => hundredths(value * scale + place.dx);
  const y = (value: number) => hundredths(value * scale + place.dy);
  const long = (value: number) => hundredths(value * scale);
  switch (node.kind) {
    case 'text':
      return {
        ...node,
        x: x(node.x),
        y: onPixel(node.y * scale + place.dy),
        size: long(node.size),
        width: (node.width * long(node.size)) / node.size,
      };
    case 'rule':
      return { ...node, x: x(node.x), y: y(node.y), length: long(node.length), weight: long(node.weight) };
    case 'rectangle':
      return {
        ...node,
        x: x(node.x),
        y: y(node.y),
        width: long(node.width),
        height: long(node.height),
        ...(node.stroke ? { stroke: { ...node.stroke, weight: long(node.stroke.weight) } } : {}),
      };
    case 'group': {
      const { region } = node;
      const nodes = placeNodes(node.nodes, place);
      if (!region) return { ...node, nodes };
      const box = { x: x(region.x), y: y(region.y), width: long(region.width), height: long(region.height) };
      return { ...node, nodes, region: { ...region, ...box } };
    }
    case 'path':
    case 'image':
      throw new Error(`A form has no ${node.kind}`);
  }
}

function hundredths(length: number): number {
  return Math.round(length * 100) / 100;
}

const PIXELS_IN_A_POINT = 3;

/** Baselines stand on whole rows of a raster of three pixels a point, as everywhere in our documents. */
function onPixel(place: number): number {
  return hundredths(Math.round(place * PIXELS_IN_A_POINT) / PIXELS_IN_A_POINT);
}
