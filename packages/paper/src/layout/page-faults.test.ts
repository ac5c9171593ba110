import { describe, expect, it } from 'vitest';
import type { SceneNode, ScenePage } from '../scene/scene.ts';
import { pageFaults } from './page-faults.ts';

function text(x: number, y: number, width = 40): SceneNode {
  return { kind: 'text', x, y, width, size: 10, text: `${x} ${y}`, face: 'source-sans-3-regular', color: '#000000' };
}

const page = (...nodes: SceneNode[]): ScenePage => ({ width: 200, height: 100, nodes });

describe('pageFaults', () => {
  it('finds nothing wrong with text in its place', () => {
    const band: SceneNode = { kind: 'rectangle', x: 5, y: 20, width: 100, height: 20, fill: '#eeeeee' };
    expect(pageFaults(page(text(10, 15), text(60, 15), band, text(10, 35), text(10, 60)))).toEqual([]);
  });

  it('finds text off the page', () => {
    expect(pageFaults(page(text(170, 50)))).toEqual(['"170 50" leaves the page']);
    expect(pageFaults(page(text(10, 5)))).toEqual(['"10 5" leaves the page']);
  });

  it('finds text over text, in groups too', () => {
    expect(pageFaults(page({ kind: 'group', nodes: [text(40, 44)] }, text(10, 40)))).toEqual([
      '"10 40" overlaps "40 44"',
    ]);
  });

  it('finds text across the edge of a rectangle', () => {
    const band: SceneNode = { kind: 'rectangle', x: 30, y: 30, width: 100, height: 20 };
    expect(pageFaults(page(band, text(10, 45)))).toEqual(['"10 45" crosses a rectangle']);
  });

  it('finds text outside its region', () => {
    const region = { name: 'net', x: 10, y: 30, width: 30, height: 20 };
    expect(pageFaults(page({ kind: 'group', region, nodes: [text(12, 42)] }))).toEqual([
      '"12 42" leaves its region net',
    ]);
    const low = (y: number) => pageFaults(page({ kind: 'group', region, nodes: [text(10, y, 20)] }));
    expect(low(49)).toEqual([]);
    expect(low(49.5)).toEqual(['"10 49.5" leaves its region net']);
  });
});
