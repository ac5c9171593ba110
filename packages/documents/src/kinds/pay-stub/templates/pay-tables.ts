import type { Table, TableColumn, TableLook, TableRow } from '@paperwage/paper';
import { textWidth } from '@paperwage/paper';
import { formatQuantity, formatUnitPrice } from '@paperwage/values';
import type { Totals } from '../document.ts';
import type { StubContext } from './stub-context.ts';
import { totalOrDash } from './wording.ts';
import { amount, UNKNOWN_AMOUNT } from '../../../look/wording.ts';

/** What a template calls the parts of its tables, and how wide it likes their columns. Points. */
export interface PayTableWords {
  readonly title: string;
  readonly rate?: string;
  readonly hours?: string;
  readonly period: string;
  readonly yearToDate: string;
  readonly total: string;
}

export interface PayTableWidths {
  readonly rate?: number;
  readonly hours?: number;
  readonly period: number;
  readonly yearToDate: number;
  /** Names longer than this are wrapped rather than made smaller. */
  readonly longestName: number;
  /** Names that would take more lines make the table smaller after all. */
  readonly mostLines?: number;
}

/** Lines of a name that is wrapped are not all full. */
const FULLNESS = 0.85;

const BLANK_ROWS = 3;

/** Earnings with rate, hours, this period and year to date. Columns that no line uses are left out. */
export function earningsTable(
  context: StubContext,
  words: PayTableWords,
  widths: PayTableWidths,
  look: TableLook,
): Table {
  const { stub, index } = context;
  const withRate = stub.earnings.length === 0 || stub.earnings.some((line) => line.rate !== undefined);
  const withHours = stub.earnings.length === 0 || stub.earnings.some((line) => line.hours !== undefined);
  const optional = (rate: string, hours: string) => [...(withRate ? [rate] : []), ...(withHours ? [hours] : [])];
  const yearOf = (line: Totals) => (stub.settled.gross.yearToDate ? amount(line.yearToDate) : UNKNOWN_AMOUNT);
  const rows = stub.earnings.map((line): TableRow => {
    const isUnread = line.isExample === true || (!stub.settled.gross.period && line.period === 0);
    const rate = line.rate === undefined || isUnread ? '' : formatUnitPrice(line.rate);
    const hours = line.hours === undefined || isUnread ? '' : formatQuantity(line.hours).replace('-', '\u2212');
    return {
      cells: [line.name, ...optional(rate, hours), isUnread ? UNKNOWN_AMOUNT : amount(line.period), yearOf(line)],
      region: `items.${index}.earnings.${line.id}`,
    };
  });
  const columns = [
    nameColumn(words.title, rows, widths, look),
    ...(withRate ? [figureColumn(words.rate ?? 'Rate', widths.rate)] : []),
    ...(withHours ? [figureColumn(words.hours ?? 'Hours', widths.hours)] : []),
    figureColumn(words.period, widths.period),
    figureColumn(words.yearToDate, widths.yearToDate),
  ];
  const totals = [totalOrDash(stub, 'gross', 'period', amount), totalOrDash(stub, 'gross', 'yearToDate', amount)];
  const foot = [{ cells: [words.total, ...optional('', ''), ...totals], region: `items.${index}.gross` }];
  return { columns, rows: orBlank(rows, columns), foot, look };
}

/** Deductions with this period and year to date. */
export function deductionsTable(
  context: StubContext,
  words: PayTableWords,
  widths: PayTableWidths,
  look: TableLook,
): Table {
  const { stub, index } = context;
  const rows = stub.deductions.map((line): TableRow => {
    const isUnsettled = line.working !== undefined && !stub.settled.taxes;
    const figures = [line.period, line.yearToDate].map((figure) => (isUnsettled ? UNKNOWN_AMOUNT : amount(figure)));
    return { cells: [line.name, ...figures], region: `items.${index}.deductions.${line.id}` };
  });
  const columns = [
    nameColumn(words.title, rows, widths, look),
    figureColumn(words.period, widths.period),
    figureColumn(words.yearToDate, widths.yearToDate),
  ];
  const totals = (['period', 'yearToDate'] as const).map((of) => totalOrDash(stub, 'deductionTotal', of, amount));
  const foot = [{ cells: [words.total, ...totals], region: `items.${index}.deductionTotal` }];
  return { columns, rows: orBlank(rows, columns), foot, look };
}

/** A table without lines has a few empty ones, as a form has. */
function orBlank(rows: readonly TableRow[], columns: readonly TableColumn[]): readonly TableRow[] {
  return rows.length > 0 ? rows : Array.from({ length: BLANK_ROWS }, () => ({ cells: columns.map(() => '') }));
}

/** Whether the stub has deductions to show: an employee's always, a contractor's only where there are any. */
export function showsDeductions({ document, stub }: Pick<StubContext, 'document' | 'stub'>): boolean {
  const { period, yearToDate } = stub.deductionTotal;
  return document.recipient === 'employee' || stub.deductions.length > 0 || period !== 0 || yearToDate !== 0;
}

function nameColumn(
  header: string,
  rows: readonly TableRow[],
  { longestName, mostLines }: PayTableWidths,
  { text, padding }: TableLook,
): TableColumn {
  const widest = Math.max(0, ...rows.map(({ cells: [name = ''] }) => textWidth(name, text)));
  const wrapped = mostLines === undefined ? 0 : widest / mostLines / FULLNESS + padding.between + padding.edge;
  const most = Math.max(longestName, wrapped);
  return { header, align: 'left', width: { kind: 'share', share: 1, most }, namesRow: true };
}

function figureColumn(header: string, preferred = 0): TableColumn {
  return { header, align: 'right', width: { kind: 'fit', preferred } };
}
