import { PERIODS_PER_YEAR } from '@paperwage/payroll';
import type { Cents } from '@paperwage/values';
import { UNKNOWN_AMOUNT } from '../../../look/wording.ts';
import type { CellStyle, WorkbookCell, WorkbookRow, WorkbookTable } from '../../../workbook/index.ts';
import { blankCell, cellAddress, textCell, zonedRow } from '../../../workbook/index.ts';
import type { DeductionLine, EarningLine, PayStub, PayStubDocument, Totals } from '../document.ts';
import type { StubColumns } from './workbook-columns.ts';

type Words = Readonly<Record<'earnings' | 'period' | 'gross', string>>;

/** The tables of a stub side by side, their totals in one row below them. */
export interface StubTables {
  readonly rows: readonly WorkbookRow[];
  readonly tables: readonly WorkbookTable[];
  /** The cell of a total. */
  readonly cellOf: (which: 'gross' | 'deductionTotal', of: keyof Totals) => string;
}

/** Earnings, and deductions where there are any to show. `start` is the index of the row of headings. */
export function stubTables(
  document: PayStubDocument,
  stub: PayStub,
  columns: StubColumns,
  words: Words,
  start: number,
): StubTables {
  const { earnings, deductions } = columns;
  const earningHeads = [words.earnings, ...columns.optional('Rate', 'Hours'), words.period, 'Year to date'];
  const deductionHeads = ['Deductions', 'This period', 'Year to date'];
  const counts = { earnings: Math.max(1, stub.earnings.length), deductions: Math.max(1, stub.deductions.length) };
  const count = deductions ? Math.max(counts.earnings, counts.deductions) : counts.earnings;
  const totalRow = start + count + 1;
  const heads = (names: readonly string[]) =>
    names.map((name, at) => textCell(name, at === 0 ? 'heading' : 'headingRight'));
  const sideBySide = (left: WorkbookRow, right: WorkbookRow): WorkbookRow =>
    deductions ? [...left, ...Array.from({ length: deductions.name - left.length }, () => undefined), ...right] : left;
  const lines = Array.from({ length: count }, (_, at) =>
    sideBySide(
      padded(
        at < counts.earnings ? earningCells(document, stub, stub.earnings[at], start + 1 + at, columns) : [],
        earningHeads.length,
      ),
      at < counts.deductions ? deductionCells(stub, stub.deductions[at]) : [],
    ),
  );
  const sum = (column: number, rows: number, amount: Cents, isSum: boolean): WorkbookCell => {
    const range = `${cellAddress(start + 1, column)}:${cellAddress(start + rows, column)}`;
    return isSum
      ? { kind: 'formula', formula: `SUM(${range})`, amount, style: 'total' }
      : { kind: 'money', amount, style: 'total' };
  };
  const grossSums = (['period', 'yearToDate'] as const).map((of) => {
    const isSum =
      stub.earnings.length > 0 && (of === 'yearToDate' || !stub.earnings.some((line) => isUnread(stub, line)));
    return orDash(stub.settled.gross[of], sum(earnings[of], counts.earnings, stub.gross[of], isSum), 'totalRight');
  });
  const deductionSums = (['period', 'yearToDate'] as const).map((of) => {
    const isSum = stub.deductions.length > 0 && !stub.deductions.some((line) => isUnsettled(stub, line));
    const total = sum(deductions?.[of] ?? 0, counts.deductions, stub.deductionTotal[of], isSum);
    return orDash(stub.settled.net[of], total, 'totalRight');
  });
  const grossLabel = zonedRow([[{ column: 0, span: earnings.period }, textCell(words.gross, 'total')]]);
  const totals = sideBySide(
    [...padded(grossLabel, earnings.period), ...grossSums],
    [textCell('Total deductions', 'total'), ...deductionSums],
  );
  return {
    rows: [sideBySide(heads(earningHeads), heads(deductionHeads)), ...lines, totals],
    tables: [
      { name: 'Earnings', row: start, column: 0, headings: earningHeads, count: counts.earnings },
      ...(deductions
        ? [
            {
              name: 'Deductions',
              row: start,
              column: deductions.name,
              headings: deductionHeads,
              count: counts.deductions,
            },
          ]
        : []),
    ],
    cellOf: (which, of) => cellAddress(totalRow, which === 'gross' ? earnings[of] : (deductions?.[of] ?? 0)),
  };
}

/** The figure as it stands on paper: a dash while it is not settled. */
export function orDash(isSettled: boolean, cell: WorkbookCell, style: CellStyle): WorkbookCell {
  return isSettled ? cell : { kind: 'text', text: UNKNOWN_AMOUNT, style };
}

function padded(row: WorkbookRow, length: number): WorkbookRow {
  return Array.from({ length }, (_, at) => row[at]);
}

/** A computed amount is a formula of its rate and hours; one the user wrote stays as written. */
function earningCells(
  document: PayStubDocument,
  stub: PayStub,
  line: EarningLine | undefined,
  row: number,
  columns: StubColumns,
): WorkbookRow {
  const { earnings, optional } = columns;
  if (!line) return Array.from({ length: earnings.yearToDate + 1 }, () => blankCell('line'));
  const isOpen = isUnread(stub, line);
  const rate: WorkbookCell =
    line.rate === undefined || isOpen ? blankCell('line') : { kind: 'price', price: line.rate, style: 'line' };
  const hours: WorkbookCell =
    line.hours === undefined || isOpen ? blankCell('line') : { kind: 'quantity', quantity: line.hours, style: 'line' };
  const period = periodFormula(document, line, row, columns);
  return [
    textCell(line.name, 'line') ?? blankCell('line'),
    ...optional(rate, hours),
    orDash(
      !isOpen,
      period === undefined
        ? { kind: 'money', amount: line.period, style: 'line' }
        : { kind: 'formula', formula: period, amount: line.period, style: 'line' },
      'lineRight',
    ),
    orDash(stub.settled.gross.yearToDate, { kind: 'money', amount: line.yearToDate, style: 'line' }, 'lineRight'),
  ];
}

function periodFormula(
  { payFrequency }: PayStubDocument,
  line: EarningLine,
  row: number,
  { earnings }: StubColumns,
): string | undefined {
  if (line.typed || line.rate === undefined || earnings.rate === undefined) return undefined;
  const rate = cellAddress(row, earnings.rate);
  if (line.hours !== undefined && earnings.hours !== undefined) {
    return `ROUND(${rate}*${cellAddress(row, earnings.hours)},2)`;
  }
  return line.key === 'salary' ? `ROUND(${rate}/${PERIODS_PER_YEAR[payFrequency]},2)` : undefined;
}

function deductionCells(stub: PayStub, line: DeductionLine | undefined): WorkbookRow {
  if (!line) return Array.from({ length: 3 }, () => blankCell('line'));
  const figures = [line.period, line.yearToDate].map((amount) =>
    orDash(!isUnsettled(stub, line), { kind: 'money', amount, style: 'line' }, 'lineRight'),
  );
  return [textCell(line.name, 'line') ?? blankCell('line'), ...figures];
}

/** Nobody typed or confirmed what the amount is made of, or it cannot be read. */
function isUnread({ settled }: PayStub, { isExample, period }: EarningLine): boolean {
  return isExample === true || (!settled.gross.period && period === 0);
}

function isUnsettled({ settled }: PayStub, { working }: DeductionLine): boolean {
  return working !== undefined && !settled.taxes;
}
