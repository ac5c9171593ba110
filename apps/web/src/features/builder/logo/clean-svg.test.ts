import { describe, expect, it } from 'vitest';
import { cleanSvg } from './clean-svg.ts';

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
const RECT = '<rect width="8" height="4"/>';

describe('cleanSvg', () => {
  it.each([
    ['content of a web page', '<foreignObject width="8"><p>Hello</p></foreignObject>'],
    ['such content that is empty', '<foreignObject/>'],
    ['content within content', '<foreignObject><svg><foreignObject><b/></foreignObject></svg></foreignObject>'],
    ['elements with a prefix', '<svg:foreignObject a=">" b=\'</svg:foreignObject>\'><p/></svg:foreignObject>'],
    ['a script', '<script>alert(1)</script><script href="a.js" />'],
  ])('takes out %s and nothing else', (_what, foreign) => {
    expect(cleanSvg(svg(`${foreign}${RECT}${foreign}`))).toBe(svg(RECT));
  });

  it('leaves words alone that only look like elements', () => {
    const text = svg(`<!-- <foreignObject> --><style><![CDATA[ <script> ]]></style><text a="<script>">x</text>`);
    expect(cleanSvg(text)).toBe(text);
  });

  it.each([
    ['nothing but content of a web page', svg('<foreignObject><svg><rect/></svg></foreignObject>')],
    ['nothing', svg('')],
    ['elements that do not close', svg(`${RECT}<foreignObject>`)],
    ['elements that were never opened', svg(`${RECT}</foreignObject>`)],
    ['no elements', 'PNG <rect'],
  ])('gives nothing for %s', (_what, text) => {
    expect(cleanSvg(text)).toBeUndefined();
  });
});
