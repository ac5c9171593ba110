import type { FlowRoom, RowPadding } from './flow-tables.ts';
import { sliceFrom } from './flow-tables.ts';
import type { MeasuredTable } from './measure-table.ts';
import type { TableSlice } from './table-block.ts';
import { sliceHeight, wholeTable } from './table-block.ts';

export interface RowFlow {
  /**
   * The rows of each page; the last page also has room for the closing. A table of no rows is one slice. The first
   * slice is empty where not even one row fits below the head.
   */
  readonly slices: readonly TableSlice[];
  /** Above and below the text of each row, in points. */
  readonly rowPadding: number;
}

/** No page holds fewer rows than this, unless the table has fewer or they are too high. */
const LEAST_ROWS = 2;

/**
 * Spreads the rows of one table over as many pages as they take: on one page when that can be done by moving the rows
 * closer together. Each page repeats the header row; no row is split, and neither a row nor the closing stands alone.
 */
export function flowRows(table: MeasuredTable, room: FlowRoom, padding: RowPadding): RowFlow {
  const rows = table.rows.length + table.foot.length;
  const bare = sliceHeight(table, wholeTable(table), 0);
  const onePage = rows === 0 ? padding.usual : (room.first - room.closing - bare) / (2 * rows);
  if (onePage >= padding.least) {
    return { slices: [wholeTable(table)], rowPadding: Math.min(padding.usual, onePage) };
  }
  const flows = paddingsBetween(padding).map((rowPadding) => ({
    slices: slicesOf(table, room, rowPadding),
    rowPadding,
  }));
  return flows.reduce((best, flow) => (flow.slices.length < best.slices.length ? flow : best));
}

/** Over several pages rows stand closer than usual, and as close as they can where that saves a page. */
function paddingsBetween({ least, usual }: RowPadding): readonly number[] {
  return [1, 0.75, 0.5, 0.25, 0].map((part) => least + ((usual - least) / 2) * part);
}

function slicesOf(table: MeasuredTable, room: FlowRoom, rowPadding: number): TableSlice[] {
  const first = sliceHeight(table, { first: 0, end: Math.min(1, table.rows.length), withFoot: false }, rowPadding);
  // A first row too high for what the head of the first page leaves begins the next one.
  const slices: TableSlice[] = first > room.first && first <= room.next ? [{ first: 0, end: 0, withFoot: false }] : [];
  const height = (slice: TableSlice) => sliceHeight(table, slice, rowPadding);
  for (let start = 0; ;) {
    const left = slices.length === 0 ? room.first : room.next;
    const slice = sliceFrom(table, start, left, rowPadding);
    slices.push(slice);
    if (!slice.withFoot) {
      start = slice.end;
      continue;
    }
    if (height(slice) + room.closing > left) slices.push({ first: slice.end, end: slice.end, withFoot: true });
    break;
  }
  return withoutOrphans(table, slices, room, rowPadding);
}

/** Moves rows over to the last page until it has its least, as far as it can hold them and the page before can spare. */
function withoutOrphans(table: MeasuredTable, slices: TableSlice[], room: FlowRoom, rowPadding: number): TableSlice[] {
  const last = slices.at(-1)!;
  const before = slices.at(-2);
  if (!before) return slices;
  let { first } = last;
  const fits = (from: number) => sliceHeight(table, { ...last, first: from }, rowPadding) + room.closing <= room.next;
  /** A closing without a row takes one from a page that then has only one left. */
  const least = () => (first === last.end ? 1 : LEAST_ROWS);
  while (last.end - first < LEAST_ROWS && first - 1 - before.first >= least() && fits(first - 1)) first -= 1;
  return [...slices.slice(0, -2), { ...before, end: first, withFoot: false }, { ...last, first }];
}
