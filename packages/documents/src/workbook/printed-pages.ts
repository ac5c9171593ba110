import { sheetOf } from '../look/sheet.ts';
import { POINTS, rowHeights } from './row-heights.ts';
import type { WorkbookSheet } from './workbook-sheet.ts';

/** Around what is printed, in inches. */
export const MARGINS = { left: 0.4, right: 0.4, top: 0.5, bottom: 0.6, header: 0.3, footer: 0.3 } as const;
const POINTS_PER_INCH = 72;

/**
 * The printed page of each row, counted from 0. Spreadsheets break pages by themselves and may do it a row earlier or
 * later, so only what looks well either way may hang on it.
 */
export function pagesOfRows(sheet: WorkbookSheet): readonly number[] {
  const heights = rowHeights(sheet);
  if (sheet.isOnePage) return heights.map(() => 0);
  const { width, height } = sheetOf(sheet.paperSize);
  const wide = sheet.columnWidths.reduce((sum, column) => sum + column, 0) * POINTS;
  const scale = Math.min(1, (width - (MARGINS.left + MARGINS.right) * POINTS_PER_INCH) / wide);
  const room = (height - (MARGINS.top + MARGINS.bottom) * POINTS_PER_INCH) / scale;
  const repeated = heights[sheet.repeatedRow ?? -1] ?? 0;
  let [page, used] = [0, 0];
  return heights.map((row) => {
    if (used + row > room) [page, used] = [page + 1, repeated];
    used += row;
    return page;
  });
}
