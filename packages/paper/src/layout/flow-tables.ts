import type { MeasuredTable } from './measure-table.ts';
import type { TableSlice } from './table-block.ts';
import { footHeight, headerHeight, sliceHeight, wholeTable } from './table-block.ts';

/** Heights in points that tables side by side may use. */
export interface FlowRoom {
  /** On the first page and on each one after it. */
  readonly first: number;
  readonly next: number;
  /** Taken on the last page by what follows the tables. */
  readonly closing: number;
  /** The part of it that belongs to the feet; where it stands below them, the rest may have a page of its own. */
  readonly belowFeet?: number;
}

export interface RowPadding {
  readonly usual: number;
  /** Rows come as close as this before a table goes on overleaf. */
  readonly least: number;
}

export interface TableFlow {
  /** For each page, a slice for each table; undefined where that table has nothing left. */
  readonly pages: readonly (readonly (TableSlice | undefined)[])[];
  /** Above and below the text of each row, in points. */
  readonly rowPadding: number;
  /** Where what belongs to the feet stands: the last page, or the one before it. */
  readonly feetPage: number;
}

/** A bound that no real document reaches; it only keeps a closing block taller than a page from going on for ever. */
const MAX_PAGES = 100;

/** Rows that stay with the foot when only what follows the tables goes overleaf. */
const KEPT_TOGETHER = 3;

/**
 * Spreads tables that stand side by side over pages: on one page when it can be done by moving the rows closer
 * together, else over as many as it takes, each with the header row again. The foot never stands without a row; what
 * follows the tables stands without them only when all that belongs to the feet fits below these.
 */
export function flowTables(tables: readonly MeasuredTable[], room: FlowRoom, padding: RowPadding): TableFlow {
  const onePage = Math.min(...tables.map((table) => paddingFor(table, room.first - room.closing)));
  if (onePage >= padding.least) {
    return { pages: [tables.map(wholeTable)], rowPadding: Math.min(padding.usual, onePage), feetPage: 0 };
  }
  const { belowFeet } = room;
  const nothing = tables.map(() => undefined);
  if (belowFeet !== undefined) {
    const allRows = Math.min(...tables.map((table) => paddingFor(table, room.first - belowFeet)));
    if (allRows >= padding.least) {
      return { pages: [tables.map(wholeTable), nothing], rowPadding: Math.min(padding.usual, allRows), feetPage: 0 };
    }
  }
  const rowPadding = (padding.least + padding.usual) / 2;
  const pages: (TableSlice | undefined)[][] = [];
  let starts: readonly (number | undefined)[] = tables.map(() => 0);
  for (let closed = false; !closed;) {
    const height = pages.length === 0 ? room.first : room.next;
    const page = flowPage(tables, starts, { height, closing: room.closing, rowPadding });
    pages.push(page.slices);
    starts = page.slices.map((slice) => (slice && !slice.withFoot ? slice.end : undefined));
    closed = page.closed || pages.length >= MAX_PAGES;
  }
  return { pages, rowPadding, feetPage: pages.length - 1 };
}

/** Room above and below each row at which the whole table is exactly this high. */
function paddingFor(table: MeasuredTable, height: number): number {
  const rows = table.rows.length + table.foot.length;
  return rows === 0 ? Infinity : (height - sliceHeight(table, wholeTable(table), 0)) / (2 * rows);
}

interface PageRoom {
  readonly height: number;
  readonly closing: number;
  readonly rowPadding: number;
}

/** One page of slices; `closed` when what follows the tables stands below them. */
function flowPage(
  tables: readonly MeasuredTable[],
  starts: readonly (number | undefined)[],
  { height, closing, rowPadding }: PageRoom,
): { slices: (TableSlice | undefined)[]; closed: boolean } {
  const cut = (limit: number) =>
    tables.map((table, index) => {
      const first = starts[index];
      return first === undefined ? undefined : sliceFrom(table, first, limit, rowPadding);
    });
  const last = cut(height - closing);
  // A slice holds one row at least, so it may be higher than asked for; then what follows must go overleaf.
  const fits = (slice: TableSlice, table: MeasuredTable) => sliceHeight(table, slice, rowPadding) <= height - closing;
  if (last.every((slice, index) => !slice || (slice.withFoot && fits(slice, tables[index]!)))) {
    return { slices: last, closed: true };
  }
  const slices = cut(height);
  const finished = slices.every((slice) => !slice || slice.withFoot);
  return { slices: finished ? slices.map((slice) => slice && heldBack(slice)) : slices, closed: false };
}

/** As many rows as the height holds; with the foot only when everything fits. Always at least one row. */
export function sliceFrom(table: MeasuredTable, first: number, height: number, rowPadding: number): TableSlice {
  const count = table.rows.length;
  let used = headerHeight(table);
  let end = first;
  while (end < count) {
    const next = used + table.rows[end]!.height + 2 * rowPadding;
    if (next > height && end > first) break;
    used = next;
    end += 1;
  }
  if (end < count) return { first, end, withFoot: false };
  const withFoot = used + footHeight(table, rowPadding) <= height || count - first <= 1;
  return withFoot ? { first, end, withFoot } : { first, end: end - 1, withFoot };
}

function heldBack(slice: TableSlice): TableSlice {
  const rows = slice.end - slice.first;
  return rows > KEPT_TOGETHER ? { ...slice, end: slice.end - KEPT_TOGETHER, withFoot: false } : slice;
}
