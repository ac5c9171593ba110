import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SceneImage, SceneNode, ScenePage } from '../../scene/scene.ts';
import { imageUrl } from './attributes.ts';
import { ScenePageSvg } from './scene-page-svg.ts';
import { svgText } from './svg-text.ts';

const logo: SceneImage = { mediaType: 'image/png', bytes: Uint8Array.of(0x89, 0x50, 0x4e, 0x47), width: 2, height: 1 };
const name: SceneNode = {
  kind: 'text',
  x: 36,
  y: 50.25,
  text: 'Smith & "Søns"  <LLC>',
  face: 'source-sans-3-semibold',
  size: 12.5,
  color: '#1a1f24',
  width: 96.5,
};
const page: ScenePage = {
  width: 612,
  height: 792,
  nodes: [
    { kind: 'rectangle', x: 1 / 3, y: 2, width: 10, height: 5, fill: '#e9eef6', radius: 3 },
    { kind: 'rectangle', x: 1, y: 2, width: 10, height: 5, stroke: { color: '#000000', weight: 0.8 } },
    { kind: 'rule', x: 0, y: 9, length: 20, direction: 'horizontal', weight: 0.5, color: '#cccccc', dash: [3, 2] },
    { kind: 'rule', x: 0, y: 9, length: 20, direction: 'vertical', weight: 0.5, color: '#cccccc' },
    { kind: 'path', commands: [['M', 0, 0], ['L', 1, 1], ['C', 1, 2, 3, 4, 5, 6], ['Z']], fill: '#000000' },
    {
      kind: 'group',
      tag: { role: 'Section' },
      nodes: [
        {
          kind: 'group',
          region: { name: 'companyInfo.employerName', x: 33, y: 36, width: 102, height: 18 },
          nodes: [name],
        },
        { kind: 'image', x: 1, y: 2, width: 30, height: 15, image: 'logo', alternativeText: 'Logo' },
      ],
    },
  ],
};
const images = { logo };
const markup = (extra: { highlight?: string; onRegionClick?: () => void } = {}) =>
  renderToStaticMarkup(createElement(ScenePageSvg, { page, images, label: 'Pay stub, page 1', ...extra }));

/** Elements with their attributes in one order, so that two spellings of the same drawing compare equal. */
function normalized(svg: string): string[] {
  return (svg.match(/<[^>]+>|[^<]+/g) ?? [])
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const tag = /^<([a-z]+)((?: [a-zA-Z:-]+="[^"]*")*)\/?>$/.exec(part);
      if (!tag) return part;
      const given = [...tag[2]!.matchAll(/ ([a-zA-Z:-]+)="([^"]*)"/g)].map(([, key, value]) => `${key}=${value}`);
      return `${tag[1]} ${given.sort().join(' ')}`;
    })
    .filter((part) => !/^<\/(rect|path|image)>$/.test(part));
}

describe('ScenePageSvg', () => {
  it('draws what the SVG file shows', () => {
    expect(normalized(markup())).toEqual(normalized(svgText(page, images, 'Pay stub, page 1')));
  });

  it('uses no style attribute, and keeps text as it is', () => {
    expect(markup()).not.toContain(' style=');
    expect(markup()).toContain('xml:space="preserve"');
    expect(markup()).toContain('text-rendering="geometricPrecision"');
    expect(markup()).toContain('>Smith &amp; &quot;Søns&quot;  &lt;LLC&gt;</text>');
    expect(markup()).toContain('font-family="source-sans-3-semibold"');
  });

  it('shows the part of the page that begins at its left edge', () => {
    expect(svgText(page, images, 'x')).toContain('viewBox="0 0 612 792"');
    expect(svgText({ ...page, left: 8.36, width: 595.28 }, images, 'x')).toContain('viewBox="8.36 0 595.28 792"');
  });

  it('is a picture with a name', () => {
    expect(markup()).toContain('role="img" aria-label="Pay stub, page 1"');
  });

  it('marks only the named region, behind its text', () => {
    expect(markup()).not.toContain('#f6e27a');
    expect(markup({ highlight: 'companyInfo.address' })).not.toContain('#f6e27a');
    const marked = markup({ highlight: 'companyInfo.employerName' });
    expect(marked.match(/#f6e27a/g)).toHaveLength(1);
    expect(marked).toMatch(/<g data-region="companyInfo.employerName"><rect [^>]*#f6e27a[^>]*><\/rect><text/);
  });

  it('makes regions, and nothing else, react to the pointer when somebody listens', () => {
    expect(markup()).not.toContain('pointer');
    const clickable = markup({ onRegionClick: () => undefined });
    expect(clickable.match(/cursor="pointer"/g)).toHaveLength(1);
    expect(clickable).toMatch(
      /<g data-region="companyInfo.employerName" cursor="pointer"><rect [^>]*pointer-events="all"/,
    );
  });

  it('draws every node once, in order, however many lie between regions', () => {
    const nodes = Array.from({ length: 100 }, (_, index): SceneNode => {
      const text: SceneNode = { ...(name as Extract<SceneNode, { kind: 'text' }>), text: `line ${index}` };
      const region = { name: `field ${index}`, x: 0, y: index, width: 9, height: 1 };
      return index % 30 === 7 ? { kind: 'group', region, nodes: [text] } : text;
    });
    const long = renderToStaticMarkup(createElement(ScenePageSvg, { page: { ...page, nodes }, images, label: 'Long' }));
    expect(long.match(/line \d+/g)).toEqual(nodes.map((_, index) => `line ${index}`));
  });

  it('leaves links to the host of the page, which a file has not', () => {
    const area = { x: 33, y: 36, width: 102, height: 18 };
    const link = { address: 'https://pay.example.com/?a=1&b="2"', alternativeText: 'Pay <online>', ...area };
    const nodes: SceneNode[] = [
      { kind: 'group', region: { name: 'payLink', ...area }, nodes: [{ kind: 'group', link, nodes: [name] }] },
    ];
    const shown = { ...page, nodes };
    const onRegionClick = () => undefined;
    for (const extra of [{}, { onRegionClick }]) {
      const live = renderToStaticMarkup(createElement(ScenePageSvg, { page: shown, images, label: 'x', ...extra }));
      expect(live).toMatch(/<g data-region="payLink"[^>]*>(<rect [^>]*><\/rect>)?<text/);
      expect(live).not.toContain('<a');
    }
    const file = svgText(shown, images, 'x');
    expect(file).toContain(
      '<a href="https://pay.example.com/?a=1&amp;b=&quot;2&quot;" aria-label="Pay &lt;online&gt;" target="_blank" rel="noopener noreferrer">',
    );
    expect(file).toContain('role="group"');
  });

  it('refuses a scene that lacks a picture', () => {
    expect(() => svgText(page, {}, 'x')).toThrow('no image logo');
  });
});

describe('imageUrl', () => {
  it('writes the bytes as a data URL, once for the same bytes', () => {
    const bytes = Uint8Array.from({ length: 20_000 }, (_, index) => index % 251);
    const url = imageUrl({ ...logo, bytes });
    expect(url).toBe(`data:image/png;base64,${Buffer.from(bytes).toString('base64')}`);
    expect(imageUrl({ ...logo, bytes })).toBe(url);
  });
});
