import type { Block } from './block.ts';
import type { FlowRoom, RowPadding } from './flow-tables.ts';
import { sliceFrom } from './flow-tables.ts';
import type { MeasuredTable } from './measure-table.ts';
import type { TableSlice } from './table-block.ts';
import { sliceHeight, wholeTable } from './table-block.ts';

/** A slice of one of the tables on a page. */
export interface PlacedSlice {
  readonly table: number;
  readonly slice: TableSlice;
}

export interface DownFlow {
  /** For each page, from top to bottom, the slices that stand on it. The last page also has room for the closing. */
  readonly pages: readonly (readonly PlacedSlice[])[];
  /** Above and below the text of each row, in points. */
  readonly rowPadding: number;
}

/** Rows that stay with the foot when only what follows the tables goes overleaf. */
const KEPT_TOGETHER = 3;

/** A table that begins in the middle of a page begins with at least so many rows. */
const LEAST_ROWS = 2;

/**
 * Sets tables below one another, `gap` points apart, over as many pages as they take; on one page when that can be done
 * by moving the rows closer together. Each page repeats the header row; a header never stands without a row.
 */
export function flowDown(tables: readonly MeasuredTable[], room: FlowRoom, padding: RowPadding, gap: number): DownFlow {
  const rows = tables.reduce((count, table) => count + table.rows.length + table.foot.length, 0);
  const bare = tables.reduce((height, table) => height + gap + sliceHeight(table, wholeTable(table), 0), -gap);
  const onePage = rows === 0 ? padding.usual : (room.first - room.closing - bare) / (2 * rows);
  if (onePage >= padding.least) {
    const slices = tables.map((table, index) => ({ table: index, slice: wholeTable(table) }));
    return { pages: [slices], rowPadding: Math.min(padding.usual, onePage) };
  }
  const rowPadding = (padding.least + padding.usual) / 2;
  return { pages: pagesOf(tables, room, rowPadding, gap), rowPadding };
}

function pagesOf(tables: readonly MeasuredTable[], room: FlowRoom, rowPadding: number, gap: number): PlacedSlice[][] {
  const pages: PlacedSlice[][] = [[]];
  let left = room.first;
  const turnPage = () => {
    pages.push([]);
    left = room.next;
  };
  for (const [index, table] of tables.entries()) {
    let start = 0;
    for (let done = false; !done;) {
      const before = pages.at(-1)!.length > 0 ? gap : 0;
      if (before > 0 && left - before < leastHeight(table, start, rowPadding)) {
        turnPage();
        continue;
      }
      const slice = sliceFrom(table, start, left - before, rowPadding);
      pages.at(-1)!.push({ table: index, slice });
      left -= before + sliceHeight(table, slice, rowPadding);
      start = slice.end;
      done = slice.withFoot;
      if (!done) turnPage();
    }
  }
  if (left < room.closing) pages.push(keptForLast(pages.at(-1)!, tables));
  return pages;
}

/** Header and the first rows that must stand with it, with the foot when those are all that is left. */
function leastHeight(table: MeasuredTable, start: number, rowPadding: number): number {
  const end = Math.min(start + LEAST_ROWS, table.rows.length);
  return sliceHeight(table, { first: start, end, withFoot: end === table.rows.length }, rowPadding);
}

/** Takes the last rows off the page for the next one, where the closing stands; nothing of a short table. */
function keptForLast(page: PlacedSlice[], tables: readonly MeasuredTable[]): PlacedSlice[] {
  const last = page.at(-1);
  if (!last || last.slice.end - last.slice.first <= KEPT_TOGETHER) return [];
  const end = last.slice.end - KEPT_TOGETHER;
  page[page.length - 1] = { ...last, slice: { ...last.slice, end, withFoot: false } };
  return [{ table: last.table, slice: { first: end, end: tables[last.table]!.rows.length, withFoot: true } }];
}

/**
 * Shares blocks out over columns of these heights (the last height repeats), in order, `gap` points apart. A column
 * always takes at least one block. A block that can be divided fills what is left of a column.
 */
export function flowBlocks(
  blocks: readonly Block[],
  heights: { readonly first: number; readonly next: number },
  gap: number,
): readonly (readonly Block[])[] {
  const columns: Block[][] = [[]];
  let left = heights.first;
  const waiting = blocks.filter(({ height }) => height > 0).reverse();
  for (let block = waiting.pop(); block; block = waiting.pop()) {
    const column = columns.at(-1)!;
    const before = column.length > 0 ? gap : 0;
    const parts = before + block.height > left ? block.split?.(left - before) : undefined;
    if (parts) {
      column.push(parts[0]);
      waiting.push(parts[1]);
    }
    if (parts || (before + block.height > left && column.length > 0)) {
      columns.push([]);
      left = heights.next;
      if (!parts) waiting.push(block);
    } else {
      column.push(block);
      left -= before + block.height;
    }
  }
  return columns;
}
