import type { Block, MeasuredTable, PreparedTable, TableLook, TableSlice } from '@paperwage/paper';
import { measureTable, prepareTable, row, scaleToFit, splitWidth, stack, tableBlock } from '@paperwage/paper';
import type { PayTableWidths } from './pay-tables.ts';
import { deductionsTable, earningsTable, showsDeductions } from './pay-tables.ts';
import type { StubContext } from './stub-context.ts';

/** Earnings at the left, deductions at the right. Points. */
export interface PairShape {
  readonly width: number;
  readonly gap: number;
  /** How the width is divided while both fit; earnings have two columns more than deductions. */
  readonly shares: readonly [number, number];
  readonly columns: PayTableWidths;
}

/**
 * Earnings and deductions as tables that together fill the width, set in one size. Where long amounts do not fit the
 * usual division, each gets room by its need. Without deductions the earnings fill the width.
 */
export function pairedTables(context: StubContext, shape: PairShape, look: TableLook): readonly MeasuredTable[] {
  const { width, gap, shares, columns } = shape;
  const words = { period: 'This period', yearToDate: 'Year to date' };
  const earnings = prepareTable(
    earningsTable(context, { ...words, title: 'Earnings', total: context.words.gross }, columns, look),
  );
  if (!showsDeductions(context)) return [measureTable(earnings, width, scaleToFit([earnings], width))];
  const deductions = prepareTable(
    deductionsTable(context, { ...words, title: 'Deductions', total: 'Total deductions' }, columns, look),
  );
  const both = [earnings, deductions];
  const scale = scaleToFit(both, width - gap);
  const usual = splitWidth(width, gap, shares);
  const fits = both.every(({ need, lack }, index) => need + lack <= usual[index]!);
  const widths = fits ? usual : widthsByNeed(both, width - gap);
  return both.map((table, index) => measureTable(table, widths[index]!, scale));
}

/** What each needs, then what long names lack, then more of both by their need. */
function widthsByNeed(both: readonly PreparedTable[], room: number): readonly number[] {
  const need = both.reduce((sum, table) => sum + table.need, 0);
  const lack = both.reduce((sum, table) => sum + table.lack, 0);
  const given = Math.max(0, Math.min(1, (room - need) / lack || 0));
  const rest = room - need - lack * given;
  return both.map((table) => table.need + table.lack * given + (rest * table.need) / need);
}

/** The slices of one page side by side; a table that has ended leaves its column empty. */
export function pairedBlock(
  tables: readonly MeasuredTable[],
  slices: readonly (TableSlice | undefined)[],
  rowPadding: number,
  gap: number,
): Block {
  const blocks = tables.map((table, index) => {
    const slice = slices[index];
    return slice ? tableBlock(table, slice, rowPadding) : { ...stack([]), width: table.width };
  });
  return row(blocks, gap);
}
