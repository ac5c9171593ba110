import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SceneNode, TextNode } from '../scene/scene.ts';
import { flowBlocks, flowDown } from './flow-down.ts';
import { flowTables } from './flow-tables.ts';
import { measureTable, prepareTable, scaleToFit } from './measure-table.ts';
import type { Block } from './block.ts';
import { spacer } from './block.ts';
import { pageFaults } from './page-faults.ts';
import type { Table } from './table.ts';
import { sliceHeight, tableBlock, wholeTable } from './table-block.ts';
import type { TextStyle } from './text-block.ts';

const text: TextStyle = { face: 'source-sans-3-regular', size: 9, color: '#000000', lineHeight: 1.4 };

function table(names: readonly string[], figure = '1,200.00'): Table {
  return {
    columns: [
      { header: 'Item', align: 'left', width: { kind: 'share', share: 1, most: 90 }, namesRow: true },
      { header: 'Code', align: 'left', width: { kind: 'fixed', points: 40 } },
      { header: 'Amount', align: 'right', width: { kind: 'fit', preferred: 60 } },
    ],
    rows: names.map((name) => ({ cells: [name, 'A1', figure], region: `row.${name}` })),
    foot: [{ cells: ['Total', '', figure] }],
    look: {
      header: text,
      text,
      figure: text,
      footText: text,
      footFigure: text,
      headerFill: '#eeeeee',
      rowRule: { weight: 0.5, color: '#cccccc' },
      footRule: { weight: 1, color: '#000000' },
      padding: { between: 5, edge: 5 },
      headerPadding: 4,
    },
  };
}

function texts(nodes: readonly SceneNode[]): TextNode[] {
  return nodes.flatMap((node) => (node.kind === 'group' ? texts(node.nodes) : node.kind === 'text' ? [node] : []));
}

describe('flowTables with a row that leaves too little room below', () => {
  it('sends what follows the table overleaf instead of over the row', () => {
    const measured = measureTable(prepareTable(table(['Regular'])), 300);
    const needed = sliceHeight(measured, wholeTable(measured), 2.5);
    const closing = 40;
    const { pages, rowPadding } = flowTables(
      [measured],
      { first: needed + closing - 20, next: 300, closing },
      { usual: 4, least: 1 },
    );
    expect(rowPadding).toBe(2.5);
    expect(pages).toEqual([[wholeTable(measured)], [undefined]]);
  });
});

describe('measureTable', () => {
  it('aligns figures at the right edge of their column and gives names the rest', () => {
    const measured = measureTable(prepareTable(table(['Regular', 'Overtime'])), 300);
    const figures = texts(tableBlock(measured, wholeTable(measured), 4).place(0, 0)).filter(
      ({ text: t }) => t === '1,200.00',
    );
    expect(figures).toHaveLength(3);
    for (const figure of figures) expect(figure.x + figure.width).toBeCloseTo(295, 1);
  });

  it('gives names the room that figures would merely like before it wraps them', () => {
    const long = 'A name that is not too long for one line';
    const measured = measureTable(prepareTable(table([long], '1.00')), 260);
    expect(measured.rows[0]!.height).toBe(measureTable(prepareTable(table(['Short'], '1.00')), 260).rows[0]!.height);
    expect(measureTable(prepareTable(table([long], '1.00')), 200).rows[0]!.height).toBeGreaterThan(
      measured.rows[0]!.height,
    );
  });

  it('gives each column what its texts need where there is just that room, however little would be lacking', () => {
    const usual = table(['Regular']);
    const [first, ...others] = usual.columns;
    const [natural = 0] = prepareTable(usual).natural;
    const share = { kind: 'share', share: 1, most: natural - 0.5 } as const;
    const prepared = prepareTable({ ...usual, columns: [{ ...first!, width: share }, ...others] });
    const { columns } = measureTable(prepared, prepared.need + 0.5);
    const starts = [5, natural + 5, natural + 40 + 5].map((x) => expect.closeTo(x, 9) as number);
    expect(columns.map(({ x }) => x)).toEqual(starts);
  });

  it('makes a row as high as its tallest cell', () => {
    const long = 'A name that is much too long to stand on one line of this narrow column';
    const measured = measureTable(prepareTable(table(['Short', long])), 200);
    expect(measured.rows[1]!.height).toBeGreaterThan(measured.rows[0]!.height);
    expect(sliceHeight(measured, wholeTable(measured), 0)).toBeCloseTo(
      12.6 + 8 + measured.rows[0]!.height + measured.rows[1]!.height + 12.6,
    );
  });

  it('is set smaller as a whole where figures do not fit', () => {
    const prepared = prepareTable(table(['Regular'], '99,999,999,999.99'));
    expect(scaleToFit([prepared], 400)).toBe(1);
    const scale = scaleToFit([prepared], 120);
    expect(scale).toBeLessThan(1);
    const measured = measureTable(prepared, 120, scale);
    const nodes = tableBlock(measured, wholeTable(measured), 2).place(10, 10);
    expect(pageFaults({ width: 140, height: 200, nodes })).toEqual([]);
    const sizes = new Set(texts(nodes).map(({ size }) => size));
    expect(sizes.size).toBe(1);
    expect([...sizes][0]! % 0.25).toBe(0);
  });

  it('is tagged as a table with header cells for columns and rows', () => {
    const measured = measureTable(prepareTable(table(['Regular'])), 300);
    const group = tableBlock(measured, wholeTable(measured), 4)
      .place(0, 0)
      .find((node) => node.kind === 'group');
    const roles = (node: SceneNode): unknown =>
      node.kind === 'group'
        ? [node.tag?.role, ...node.nodes.map(roles).filter((role) => role !== undefined)]
        : undefined;
    const cells = [['HeaderCell'], ['DataCell'], ['DataCell']];
    expect(roles(group!)).toEqual([
      'Table',
      ['TableHead', ['Row', ['HeaderCell'], ['HeaderCell'], ['HeaderCell']]],
      ['TableBody', ['Row', ...cells]],
      ['TableFoot', ['Row', ...cells]],
    ]);
  });
});

const counts = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 3 });
const rooms = fc.record({
  first: fc.integer({ min: 150, max: 700 }),
  next: fc.integer({ min: 150, max: 700 }),
  closing: fc.integer({ min: 0, max: 140 }),
});
const measuredTables = (sizes: readonly number[]) =>
  sizes.map((size, at) => {
    const names = Array.from(
      { length: size },
      (_, index) => `Row ${index}${index % 7 === 3 ? ' that needs two lines here' : ''}`,
    );
    return measureTable(prepareTable(table(names, at === 0 ? '1.00' : '25,000.00')), 190);
  });

describe('flowTables', () => {
  it('stays on one page by moving rows closer, and only then', () => {
    const tables = measuredTables([10]);
    const whole = (padding: number) => sliceHeight(tables[0]!, wholeTable(tables[0]!), padding);
    const flow = (first: number) => flowTables(tables, { first, next: 300, closing: 0 }, { usual: 4, least: 1 });
    expect(flow(whole(4) + 50)).toMatchObject({ rowPadding: 4, pages: [[{ withFoot: true }]] });
    expect(flow(whole(2)).rowPadding).toBeCloseTo(2);
    expect(flow(whole(0.9)).pages).toHaveLength(2);
  });

  it('keeps all rows together where what follows can stand overleaf by itself', () => {
    const tables = measuredTables([10]);
    const whole = (padding: number) => sliceHeight(tables[0]!, wholeTable(tables[0]!), padding);
    const room = { next: 300, closing: 100, belowFeet: 30 };
    const flow = (first: number) => flowTables(tables, { ...room, first }, { usual: 4, least: 1 });
    expect(flow(whole(4) + 130)).toMatchObject({ pages: [[wholeTable(tables[0]!)]], feetPage: 0 });
    const split = flow(whole(2) + 30);
    expect(split).toMatchObject({ pages: [[wholeTable(tables[0]!)], [undefined]], feetPage: 0 });
    expect(split.rowPadding).toBeCloseTo(2);
    const { pages, feetPage } = flow(whole(0.9) + 30);
    expect(feetPage).toBe(pages.length - 1);
    expect(pages.at(-1)![0]!.withFoot).toBe(true);
  });

  it('shows every row once, in order, never higher than the page, with the foot at the end', () => {
    fc.assert(
      fc.property(counts, rooms, (sizes, room) => {
        const tables = measuredTables(sizes);
        const { pages, rowPadding } = flowTables(tables, room, { usual: 4, least: 1 });
        for (const [index, measured] of tables.entries()) {
          const slices = pages.flatMap((page) => page[index] ?? []);
          const rows = slices.flatMap(({ first, end }) => Array.from({ length: end - first }, (_, at) => first + at));
          expect(rows).toEqual(measured.rows.map((_, at) => at));
          expect(slices.map((slice) => slice.withFoot)).toEqual(slices.map((_, at) => at === slices.length - 1));
          for (const [at, page] of pages.entries()) {
            const limit = (at === 0 ? room.first : room.next) - (at === pages.length - 1 ? room.closing : 0);
            const slice = page[index];
            if (slice && slice.end - slice.first > 1) {
              expect(sliceHeight(measured, slice, rowPadding)).toBeLessThanOrEqual(Math.max(limit, 0) + 0.01);
            }
          }
        }
      }),
    );
  });
});

describe('flowDown', () => {
  it('shows every row of every table once, in order, and leaves room for the closing', () => {
    fc.assert(
      fc.property(counts, rooms, (sizes, room) => {
        const tables = measuredTables(sizes);
        const { pages, rowPadding } = flowDown(tables, room, { usual: 4, least: 1 }, 20);
        const shown = pages.flat();
        for (const [index, measured] of tables.entries()) {
          const slices = shown.filter((placed) => placed.table === index).map(({ slice }) => slice);
          const rows = slices.flatMap(({ first, end }) => Array.from({ length: end - first }, (_, at) => first + at));
          expect(rows).toEqual(measured.rows.map((_, at) => at));
          expect(slices.filter((slice) => slice.withFoot)).toHaveLength(1);
        }
        for (const [at, page] of pages.entries()) {
          const limit = (at === 0 ? room.first : room.next) - (at === pages.length - 1 ? room.closing : 0);
          const height = page.reduce((sum, p) => sum + 20 + sliceHeight(tables[p.table]!, p.slice, rowPadding), -20);
          if (page.length > 1) expect(height).toBeLessThanOrEqual(limit + 0.01);
        }
      }),
    );
  });

  it('shares blocks out over columns', () => {
    const blocks = [30, 30, 50, 0, 10].map((height) => spacer(10, height));
    const columns = flowBlocks(blocks, { first: 70, next: 60 }, 5);
    expect(columns.map((column) => column.map(({ height }) => height))).toEqual([[30, 30], [50], [10]]);
  });

  it('divides a block at what the blocks before it and the gap leave of the column', () => {
    const asked: number[] = [];
    const divided: Block = {
      ...spacer(10, 50),
      split: (height) => {
        asked.push(height);
        return [spacer(10, 20), spacer(10, 30)];
      },
    };
    const columns = flowBlocks([spacer(10, 40), divided], { first: 70, next: 60 }, 5);
    expect(asked).toEqual([25]);
    expect(columns.map((column) => column.map(({ height }) => height))).toEqual([[40, 20], [30]]);
  });
});
