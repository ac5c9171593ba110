import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flowRows } from './flow-rows.ts';
import { measureTable, prepareTable } from './measure-table.ts';
import type { TableLook } from './table.ts';
import { sliceHeight, tableBlock } from './table-block.ts';

const style = { face: 'source-sans-3-regular', size: 10, color: '#000000', lineHeight: 1.2 } as const;
const look: TableLook = {
  header: style,
  text: style,
  figure: style,
  footText: style,
  footFigure: style,
  note: { ...style, size: 5 },
  padding: { between: 0, edge: 0 },
  headerPadding: 0,
};

/** Rows of 12 points and 6 for each note, under a header of 12. */
function table(notes: readonly number[]) {
  const rows = notes.map((count, at) => ({ cells: [`Row ${at}`], notes: new Array<string>(count).fill('note') }));
  const columns = [
    { header: 'Name', align: 'left', width: { kind: 'share', share: 1, most: 50 }, namesRow: true },
  ] as const;
  return measureTable(prepareTable({ columns, rows, foot: [], look }), 200);
}

const plain = (count: number) => table(new Array<number>(count).fill(0));
const room = { first: 112, next: 132, closing: 30 };
const padding = { usual: 4, least: 1 };

describe('rows over pages', () => {
  it('stand on one page when that can be done by moving them closer together', () => {
    expect(flowRows(plain(3), room, padding)).toEqual({
      slices: [{ first: 0, end: 3, withFoot: true }],
      rowPadding: 4,
    });
    const { slices, rowPadding } = flowRows(plain(4), room, padding);
    expect(slices).toHaveLength(1);
    expect(rowPadding).toBeCloseTo((112 - 30 - 12 - 48) / 8);
  });

  it('leave the closing never without rows', () => {
    const { slices } = flowRows(plain(5), { ...room, closing: 50 }, padding);
    expect(slices.map(({ first, end }) => [first, end])).toEqual([
      [0, 3],
      [3, 5],
    ]);
  });

  it('give the closing a row of two, where the page before would else keep both', () => {
    const { slices } = flowRows(plain(2), { first: 60, next: 132, closing: 80 }, padding);
    expect(slices.map(({ first, end }) => [first, end])).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  it('come closer over several pages where that saves one', () => {
    const { slices, rowPadding } = flowRows(plain(13), room, padding);
    expect(slices.map(({ first, end }) => [first, end])).toEqual([
      [0, 7],
      [7, 13],
    ]);
    expect(rowPadding).toBe(1);
    expect(flowRows(plain(20), room, padding).rowPadding).toBeGreaterThan(1);
  });

  it('have the room of later pages after the first', () => {
    const { slices } = flowRows(plain(13), room, { usual: 2.5, least: 2.5 });
    expect(slices.map(({ first, end }) => [first, end])).toEqual([
      [0, 5],
      [5, 11],
      [11, 13],
    ]);
  });

  it('begin on the next page where the first is too high for the first', () => {
    const { slices } = flowRows(table([15, 0]), { first: 60, next: 200, closing: 30 }, padding);
    expect(slices.map(({ first, end }) => [first, end])).toEqual([
      [0, 0],
      [0, 2],
    ]);
  });

  it('of a table without rows are one slice', () => {
    expect(flowRows(plain(0), room, padding).slices).toEqual([{ first: 0, end: 0, withFoot: true }]);
  });

  it('are each on one page, in order, and never overfill one, for any rows', () => {
    const counts = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(
        counts,
        fc.integer({ min: 70, max: 200 }),
        fc.integer({ min: 20, max: 60 }),
        (notes, next, closing) => {
          const measured = table(notes);
          const rooms = { first: next - 5, next, closing };
          const { slices, rowPadding } = flowRows(measured, rooms, padding);
          expect(slices.flatMap(({ first, end }) => notes.slice(first, end))).toEqual(notes);
          for (const [index, slice] of slices.entries()) {
            const isLast = index === slices.length - 1;
            const height = (index === 0 ? rooms.first : rooms.next) - (isLast ? closing : 0);
            const rows = slice.end - slice.first;
            if (rows > 1 || (isLast && rows > 0)) {
              expect(sliceHeight(measured, slice, rowPadding)).toBeLessThanOrEqual(height + 0.01);
            }
          }
        },
      ),
    );
  });
});

describe('the notes of a row', () => {
  it('stand small below its name', () => {
    const measured = table([2]);
    expect(measured.rows[0]!.height).toBe(24);
    const texts = JSON.stringify(tableBlock(measured, { first: 0, end: 1, withFoot: true }, 0).place(0, 0));
    expect(texts.match(/"note"/g)).toHaveLength(2);
  });
});
