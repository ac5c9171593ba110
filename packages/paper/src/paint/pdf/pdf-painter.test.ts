import { describe, expect, it } from 'vitest';
import { createPdfPainter } from './pdf-painter.ts';

const painter = createPdfPainter({
  height: 100,
  fontName: (face) => (face === 'ibm-plex-mono-regular' ? 'F2' : 'F1'),
  encodeText: (text) => `(${text})`,
  imageName: () => 'I1',
});

describe('the PDF painter', () => {
  it('sets text on its baseline, a hair to the right and below, so that what readers cut is rounded', () => {
    const node = {
      kind: 'text',
      x: 10,
      y: 20,
      text: 'Net',
      face: 'ibm-plex-mono-regular',
      size: 8.125,
      color: '#0f4c81',
      width: 9,
    } as const;
    expect(painter.text(node)).toEqual({
      kind: 'text',
      fill: '#0f4c81',
      font: '/F2 8.125',
      at: [10.04, 79.98],
      space: '( )Tj',
      operators: '(Net)Tj',
    });
  });

  it('draws rules along their middle, dashed or not', () => {
    const rule = {
      kind: 'rule',
      x: 10,
      y: 20,
      length: 50,
      direction: 'horizontal',
      weight: 2,
      color: '#000000',
    } as const;
    expect(painter.rule(rule)).toMatchObject({
      operators: '10 80 m 60 80 l S',
      dash: '[]0',
      strokeWeight: 2,
      box: [10, 79, 60, 81],
    });
    expect(painter.rule({ ...rule, direction: 'vertical', dash: [3, 1.5] })).toMatchObject({
      operators: '10 80 m 10 30 l S',
      dash: '[3 1.5]0',
      box: [9, 30, 11, 80],
    });
  });

  it('fills and strokes rectangles as asked', () => {
    const rectangle = { kind: 'rectangle', x: 1, y: 2, width: 30, height: 40 } as const;
    const stroke = { color: '#000000', weight: 0.5 } as const;
    const operators = (extra: object) =>
      painter.rectangle({ ...rectangle, ...extra }).kind === 'shape' && painter.rectangle({ ...rectangle, ...extra });
    expect(operators({ fill: '#ffffff' })).toMatchObject({ operators: '1 58 30 40 re f', fill: '#ffffff' });
    expect(operators({ stroke })).toMatchObject({ operators: '1 58 30 40 re S', strokeWeight: 0.5 });
    expect(operators({ stroke, fill: '#ffffff' })).toMatchObject({ operators: '1 58 30 40 re B' });
    expect(operators({})).toMatchObject({ operators: '1 58 30 40 re n' });
  });

  it('rounds corners, at most to a half circle', () => {
    const rectangle = { kind: 'rectangle', x: 0, y: 0, width: 20, height: 10, fill: '#ffffff' } as const;
    const round = painter.rectangle({ ...rectangle, radius: 99 });
    expect(round).toEqual({ ...round, ...painter.rectangle({ ...rectangle, radius: 5 }) });
    expect(round).toMatchObject({
      operators:
        '5 90 m 15 90 l 17.76 90 20 92.24 20 95 c 20 95 l 20 97.76 17.76 100 15 100 c 5 100 l 2.24 100 0 97.76 0 95 c ' +
        '0 95 l 0 92.24 2.24 90 5 90 c h f',
    });
  });

  it('draws paths and pictures', () => {
    expect(
      painter.path({
        kind: 'path',
        fill: '#123456',
        commands: [['M', 0, 0], ['L', 10, 0], ['C', 10, 5, 5, 10, 0, 10], ['Z']],
      }),
    ).toEqual({
      kind: 'shape',
      fill: '#123456',
      operators: '0 100 m 10 100 l 10 95 5 90 0 90 c h f',
      box: [0, 90, 10, 100],
    });
    expect(painter.path({ kind: 'path', fill: '#123456', commands: [] })).not.toHaveProperty('box');
    expect(
      painter.image({ kind: 'image', x: 5, y: 10, width: 40, height: 20, image: 'logo', alternativeText: 'Logo' }),
    ).toMatchObject({ operators: 'q 40 0 0 20 5 70 cm/I1 Do Q', alternativeText: 'Logo', box: [5, 70, 45, 90] });
  });

  it('keeps groups and their tags', () => {
    const tag = { role: 'Row' } as const;
    const rule = { kind: 'rule', x: 0, y: 0, length: 1, direction: 'vertical', weight: 1, color: '#000000' } as const;
    const inner = { kind: 'group', nodes: [rule] } as const;
    expect(painter.group({ kind: 'group', tag, nodes: [inner] })).toEqual({
      kind: 'group',
      tag,
      parts: [{ kind: 'group', tag: undefined, parts: [painter.rule(rule)] }],
    });
  });
});
