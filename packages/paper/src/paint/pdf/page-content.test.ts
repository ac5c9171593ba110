import { describe, expect, it } from 'vitest';
import type { StructureTag } from '../../scene/scene.ts';
import { writePageContent } from './page-content.ts';
import type { Drawing, Part } from './pdf-painter.ts';
import { createStructure } from './structure.ts';

const text = (words: string, x: number, y: number): Drawing => ({
  kind: 'text',
  fill: '#ff0000',
  font: '/F1 9',
  at: [x, y],
  space: '( )Tj',
  operators: `(${words})Tj`,
});
const shape: Drawing = { kind: 'shape', fill: '#808080', operators: '0 0 1 1 re f', box: [0, 0, 1, 1] };
const group = (tag: StructureTag | undefined, ...parts: Part[]): Part => ({ kind: 'group', tag, parts });
const write = (...parts: Part[]) => {
  const structure = createStructure();
  return { root: structure.root, ...writePageContent(parts, 0, structure, () => 7) };
};

describe('writePageContent', () => {
  it('marks what is tagged as content and all else as an artifact', () => {
    const { operators } = write(shape, group({ role: 'Paragraph' }, text('a', 10, 20)), text('b', 10.005, 5));
    expect(operators.split('\n')).toEqual([
      '/Artifact BMC',
      '.502 g 0 0 1 1 re f',
      'EMC',
      'BT',
      '/P<</MCID 0>>BDC',
      '1 0 0 rg /F1 9 Tf 10 20 Td(a)Tj',
      'EMC',
      '/Artifact BMC',
      '.01 -15 Td(b)Tj',
      'EMC',
      'ET',
      '',
    ]);
  });

  it('shows a space between the lines of one element, and none between elements', () => {
    const { operators } = write(
      group({ role: 'Paragraph' }, text('a', 0, 9), text('b', 0, 0)),
      group({ role: 'Paragraph' }, text('c', 0, 0)),
    );
    expect(operators.match(/\(.\)Tj/gu)).toEqual(['(a)Tj', '( )Tj', '(b)Tj', '(c)Tj']);
  });

  it('returns to an element after a decoration in its midst', () => {
    const { operators, owners } = write(group({ role: 'Paragraph' }, text('a', 0, 9), shape, text('b', 0, 0)));
    expect(operators.match(/MCID \d|Artifact/gu)).toEqual(['MCID 0', 'Artifact', 'MCID 1']);
    expect(owners[0]).toBe(owners[1]);
    expect(owners[0]!.kids).toEqual([0, 1]);
  });

  it('makes a figure of a picture, and of a figure all that it shows', () => {
    const image: Drawing = { kind: 'image', operators: 'Do', box: [5, 5, 9, 9], alternativeText: 'Logo' };
    const { owners } = write(
      group({ role: 'Section' }, image, { ...image, alternativeText: '' }),
      group({ role: 'Figure', alternativeText: 'Chart' }, shape, image),
    );
    expect(owners).toMatchObject([
      { type: 'Figure', alternativeText: 'Logo', box: [5, 5, 9, 9] },
      { type: 'Figure', alternativeText: 'Chart', box: [0, 0, 9, 9] },
    ]);
  });

  it('gives text that stands alone in a section a paragraph, and an empty cell a place', () => {
    const { root } = write(
      group({ role: 'Section' }, text('a', 0, 0)),
      group({ role: 'Table' }, group({ role: 'Row' }, group({ role: 'DataCell' }, shape), group({ role: 'DataCell' }))),
    );
    expect(root.kids).toMatchObject([
      { type: 'Sect', kids: [{ type: 'P', kids: [0] }] },
      { type: 'Table', kids: [{ type: 'TR', kids: [{ kids: [1] }, { kids: [2] }] }] },
    ]);
  });

  it('nests marks and text objects properly, whatever the order', () => {
    const { operators } = write(
      group({ role: 'Paragraph' }, text('a', 0, 0), shape, shape, text('b', 1, 1)),
      shape,
      text('c', 0, 0),
    );
    const depth = { BT: 0, BDC: 0 };
    for (const operator of operators.match(/\b(?:BT|ET|BDC|BMC|EMC)\b/gu)!) {
      if (operator === 'BT' || operator === 'ET') expect(depth.BDC).toBe(0);
      depth.BT += operator === 'BT' ? 1 : operator === 'ET' ? -1 : 0;
      depth.BDC += operator === 'EMC' ? -1 : operator === 'BDC' || operator === 'BMC' ? 1 : 0;
      expect([0, 1]).toContain(depth.BT);
      expect([0, 1]).toContain(depth.BDC);
    }
    expect(depth).toEqual({ BT: 0, BDC: 0 });
  });

  it('refuses a table out of joint', () => {
    expect(() => write(group({ role: 'Table' }, group({ role: 'DataCell' })))).toThrow(
      /TD cannot be directly inside Table/u,
    );
    expect(() => write(group({ role: 'Table' }, text('a', 0, 0)))).toThrow(/P cannot be directly inside Table/u);
    expect(() => write(group({ role: 'Row' }))).toThrow(/TR cannot be directly inside Document/u);
    expect(() => write(group({ role: 'Section' }, group({ role: 'Document' })))).toThrow(/inside Sect/u);
  });

  it('refuses a color it cannot read', () => {
    expect(() => write({ ...shape, fill: '#fff' })).toThrow(/#fff/u);
  });
});
