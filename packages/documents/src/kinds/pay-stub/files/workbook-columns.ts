import type { Cents } from '@paperwage/values';
import { formatMoney } from '@paperwage/values';
import type { SheetShape, Zone } from '../../../workbook/index.ts';
import { widthOfFigures } from '../../../workbook/index.ts';
import type { PayStub } from '../document.ts';

/** The columns of a stub's sheet, counted from 0. */
export interface StubColumns {
  /** In pixels. */
  readonly widths: readonly number[];
  readonly earnings: {
    readonly rate: number | undefined;
    readonly hours: number | undefined;
    readonly period: number;
    readonly yearToDate: number;
  };
  /** Absent where none are shown. */
  readonly deductions: { readonly name: number; readonly period: number; readonly yearToDate: number } | undefined;
  /** Of a rate and hours, those that the earnings have a column for. */
  readonly optional: <Cell>(rate: Cell, hours: Cell) => Cell[];
  /** Whom the stub is for, and the facts, from left to right. Together they are all columns. */
  readonly zones: readonly [Zone, ...Zone[]];
}

const GAP = 18;

/** As on paper, rate and hours have a column where a line has one; deductions stand beside the earnings. */
export function stubColumns(stub: PayStub, shape: SheetShape, hasDeductions: boolean): StubColumns {
  const { earnings: lines, deductions: taken } = stub;
  const withRate = lines.length === 0 || lines.some(({ rate }) => rate !== undefined);
  const withHours = lines.length === 0 || lines.some(({ hours }) => hours !== undefined);
  const optional = <Cell>(rate: Cell, hours: Cell) => [...(withRate ? [rate] : []), ...(withHours ? [hours] : [])];
  const period = 1 + optional(0, 0).length;
  const figures = (amounts: readonly Cents[], least: number) =>
    widthOfFigures(amounts.map(formatMoney), shape.size, least);
  const totals = (of: 'period' | 'yearToDate') => [stub.gross[of], stub.deductionTotal[of], stub.net[of]];
  const [ofPeriod, ofYear] = (['period', 'yearToDate'] as const).map((of) =>
    figures([...totals(of), ...lines.map((line) => line[of]), ...taken.map((line) => line[of])], 92),
  ) as [number, number];
  const earningWidths = [hasDeductions ? 178 : 330, ...optional(72, 62), ofPeriod, ofYear];
  const name = period + 3;
  // The large figures of the band stand across these columns.
  const band = widthOfFigures([`$${formatMoney(stub.net.period)}`], shape.size + 5, 0);
  const zones: [Zone, ...Zone[]] = hasDeductions
    ? [
        { column: 0, span: period },
        { column: period, span: 3 },
        { column: name, span: 1 },
        { column: name + 1, span: 2 },
      ]
    : [{ column: 0, span: 1 }, ...(period > 1 ? [{ column: 1, span: period - 1 }] : []), { column: period, span: 2 }];
  return {
    widths: hasDeductions ? [...earningWidths, GAP, Math.max(178, band), ofPeriod, ofYear] : earningWidths,
    earnings: {
      rate: withRate ? 1 : undefined,
      hours: withHours ? period - 1 : undefined,
      period,
      yearToDate: period + 1,
    },
    deductions: hasDeductions ? { name, period: name + 1, yearToDate: name + 2 } : undefined,
    optional,
    zones,
  };
}
