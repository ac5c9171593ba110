import { escapeXml } from '../escape-xml.ts';
import type { Painter, SceneImage, SceneNode, ScenePage } from '../../scene/scene.ts';
import type { Attributes } from './attributes.ts';
import * as attributes from './attributes.ts';
import { flattenGroups } from './flatten-groups.ts';

/**
 * A page as the text of an SVG file, a node a line: for files, goldens and pages without scripts. Draws exactly what
 * `ScenePageSvg` draws, with links to follow; faces are named by their ids.
 */
export function svgText(page: ScenePage, images: Readonly<Record<string, SceneImage>>, label: string): string {
  // A picture hides from a screen reader what is in it.
  const given = {
    ...attributes.pageAttributes(page),
    role: page.nodes.some(holdsLink) ? 'group' : 'img',
    'aria-label': label,
  };
  return `${element('svg', given, `\n${paintAll(page.nodes, textPainter(images))}`)}\n`;
}

function holdsLink(node: SceneNode): boolean {
  return node.kind === 'group' && (node.link !== undefined || node.nodes.some(holdsLink));
}

function textPainter(images: Readonly<Record<string, SceneImage>>): Painter<string> {
  const painter: Painter<string> = {
    text: (node) => element('text', attributes.textAttributes(node), escapeXml(node.text)),
    rule: (node) => element('path', attributes.ruleAttributes(node)),
    rectangle: (node) => element('rect', attributes.rectangleAttributes(node)),
    path: (node) => element('path', attributes.pathAttributes(node)),
    image: (node) => element('image', attributes.imageAttributes(node, images)),
    group: ({ nodes, region, link }) => {
      const content = `\n${paintAll(nodes, painter)}`;
      if (link) return element('a', attributes.linkAttributes(link), content);
      return element('g', region ? { 'data-region': region.name } : {}, content);
    },
  };
  return painter;
}

function paintAll(nodes: readonly SceneNode[], painter: Painter<string>): string {
  return flattenGroups(nodes, 'live')
    .map((node) => `${(painter[node.kind] as (node: SceneNode) => string)(node)}\n`)
    .join('');
}

function element(name: string, given: Attributes, content = ''): string {
  const written = Object.entries(given).map(
    ([key, value]) => ` ${attributes.svgName(key)}="${escapeXml(String(value))}"`,
  );
  return content === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${content}</${name}>`;
}
