import type { MouseEvent, ReactNode } from 'react';
import { createElement, Fragment, memo } from 'react';
import type { Painter, SceneImage, SceneNode, ScenePage } from '../../scene/scene.ts';
import * as attributes from './attributes.ts';
import { flattenGroups } from './flatten-groups.ts';

export interface ScenePageSvgProps {
  readonly page: ScenePage;
  readonly images: Readonly<Record<string, SceneImage>>;
  /** What a screen reader calls the page, such as `Pay stub preview, page 1 of 3`. */
  readonly label: string;
  readonly className?: string | undefined;
  /** Name of the region to mark in yellow. */
  readonly highlight?: string | undefined;
  /** Called with the name of the region that was clicked. Without it the page is a picture. */
  readonly onRegionClick?: ((name: string) => void) | undefined;
}

/**
 * A page of a scene as SVG. It fills the width it is given. Drawn anew only when its page, its marked region or its
 * click handler changes; keep the handler stable. Links are words here: a click belongs to the page's host. Faces are font families named by their ids, loaded by the host.
 */
export const ScenePageSvg = memo(function ScenePageSvg(props: ScenePageSvgProps) {
  const { page, images, label, className, highlight, onRegionClick } = props;
  const onClick = (event: MouseEvent<SVGSVGElement>) => {
    const name =
      event.target instanceof Element ? event.target.closest('[data-region]')?.getAttribute('data-region') : null;
    if (name) onRegionClick?.(name);
  };
  const shared = { highlight, clickable: onRegionClick !== undefined };
  const parts = partsOf(flattenGroups(page.nodes)).map((nodes) =>
    createElement(PagePart, { nodes, images: nodes.some(holdsImage) ? images : NO_IMAGES, ...shared }),
  );
  const svg = {
    ...attributes.pageAttributes(page),
    role: 'img',
    'aria-label': label,
    className,
    onClick: onRegionClick ? onClick : undefined,
  };
  return createElement('svg', svg, ...parts);
});

const NO_IMAGES: PagePartProps['images'] = {};

function holdsImage(node: SceneNode): boolean {
  return node.kind === 'image' || (node.kind === 'group' && node.nodes.some(holdsImage));
}

/** Nodes outside regions that are drawn again together: few enough to be cheap, and many enough to be few parts. */
const MAX_IN_PART = 16;

/** The nodes in parts that are compared and drawn on their own: each region one, what lies between them in lots. */
function partsOf(nodes: readonly SceneNode[]): readonly (readonly SceneNode[])[] {
  const parts: SceneNode[][] = [];
  let open: SceneNode[] | undefined;
  for (const node of nodes) {
    if (node.kind === 'group') {
      parts.push([node]);
      open = undefined;
    } else if (open && open.length < MAX_IN_PART) {
      open.push(node);
    } else {
      open = [node];
      parts.push(open);
    }
  }
  return parts;
}

interface PagePartProps {
  readonly nodes: readonly SceneNode[];
  readonly images: Readonly<Record<string, SceneImage>>;
  readonly highlight: string | undefined;
  readonly clickable: boolean;
}

/** A key press changes few parts of a page; the others are left as they stand, which comparing tells cheapest. */
const PagePart = memo(function PagePart({ nodes, images, highlight, clickable }: PagePartProps) {
  return createElement(Fragment, null, ...reactPainter(images, highlight, clickable).all(nodes));
}, isSamePart);

function isSamePart(before: PagePartProps, after: PagePartProps): boolean {
  return (
    before.images === after.images &&
    before.highlight === after.highlight &&
    before.clickable === after.clickable &&
    isSameData(before.nodes, after.nodes)
  );
}

/** Whether two pieces of a scene, which is plain data, say the same. */
function isSameData(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const before = one as Record<string, unknown>;
  const after = other as Record<string, unknown>;
  const keys = Object.keys(before);
  return (
    keys.length === Object.keys(after).length &&
    keys.every((key) => key in after && isSameData(before[key], after[key]))
  );
}

/**
 * Children go in as arguments, not as a list, so that React asks for no keys: a node is known by its place. Groups
 * without a region leave no element, which keeps the page small enough to redraw at each key press.
 */
function reactPainter(
  images: Readonly<Record<string, SceneImage>>,
  highlight: string | undefined,
  clickable: boolean,
): Painter<ReactNode> & { readonly all: (nodes: readonly SceneNode[]) => ReactNode[] } {
  const all = (nodes: readonly SceneNode[]) => {
    const painted: ReactNode[] = [];
    for (const node of flattenGroups(nodes)) painted.push((painter[node.kind] as (node: SceneNode) => ReactNode)(node));
    return painted;
  };
  const painter: Painter<ReactNode> = {
    text: (node) => createElement('text', attributes.textAttributes(node), node.text),
    rule: (node) => createElement('path', attributes.ruleAttributes(node)),
    rectangle: (node) => createElement('rect', attributes.rectangleAttributes(node)),
    path: (node) => createElement('path', attributes.pathAttributes(node)),
    image: (node) => createElement('image', attributes.imageAttributes(node, images)),
    group: ({ region, nodes }) => {
      if (!region) return createElement('g', null, ...all(nodes));
      const marked = region.name === highlight && createElement('rect', attributes.markerAttributes(region));
      const target = clickable && createElement('rect', attributes.hitAttributes(region));
      const props = { 'data-region': region.name, ...(clickable ? { cursor: 'pointer' } : {}) };
      return createElement('g', props, marked, target, ...all(nodes));
    },
  };
  return { ...painter, all };
}
