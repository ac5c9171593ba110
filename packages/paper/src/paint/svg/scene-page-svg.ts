import type { MouseEvent, ReactNode } from 'react';
import { createElement, memo } from 'react';
import type { Painter, SceneImage, SceneNode, ScenePage } from '../../scene/scene.ts';
import * as attributes from './attributes.ts';
import { withoutPlainGroups } from './without-plain-groups.ts';

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
 * click handler changes; keep the handler stable. Faces are font families named by their ids, loaded by the host.
 */
export const ScenePageSvg = memo(function ScenePageSvg(props: ScenePageSvgProps) {
  const { page, images, label, className, highlight, onRegionClick } = props;
  const onClick = (event: MouseEvent<SVGSVGElement>) => {
    const name =
      event.target instanceof Element ? event.target.closest('[data-region]')?.getAttribute('data-region') : null;
    if (name) onRegionClick?.(name);
  };
  const painter = reactPainter(images, highlight, onRegionClick !== undefined);
  const svg = {
    ...attributes.pageAttributes(page),
    role: 'img',
    'aria-label': label,
    className,
    onClick: onRegionClick ? onClick : undefined,
  };
  return createElement('svg', svg, ...painter.all(page.nodes));
});

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
    for (const node of withoutPlainGroups(nodes))
      painted.push((painter[node.kind] as (node: SceneNode) => ReactNode)(node));
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
