import type { Cents, Rate } from '@paperwage/values';
import { negate } from '@paperwage/values';
import { UNKNOWN_AMOUNT } from '../../../look/wording.ts';
import type { CellStyle, WorkbookCell, WorkbookRow } from '../../../workbook/index.ts';
import { cellAddress, textCell, zonedRow } from '../../../workbook/index.ts';
import { currencySign } from '../choices.ts';
import type { InvoiceDocument, InvoiceTotals } from '../document.ts';
import { balanceLine, fullLabel, isRefundedInFull, isTaxBaseShown } from '../templates/wording.ts';
import type { InvoiceColumns, ItemCells } from './workbook-columns.ts';
import { fixedCell, isByItem, YES } from './workbook-columns.ts';

/** A line of the totals before its place is known. Formulas get the cells of other lines by their name. */
interface Line {
  readonly name: LineName;
  readonly label: string;
  readonly amount: Cents;
  /** In the column before the amount, for the formula to use. */
  readonly rate?: Rate;
  /** Undefined for a number that was typed. */
  readonly formula: Formula | undefined;
  readonly style: 'sum' | 'sumStrong' | 'aside';
}

type LineName = 'subtotal' | 'discount' | 'base' | 'tax' | 'total' | 'included' | 'paid';
type CellOf = (name: LineName) => string;
type Formula = (cell: CellOf, rate: string) => string;

/** The totals in rows, and the cells of them that stand elsewhere too. */
export interface TotalRows {
  readonly rows: readonly WorkbookRow[];
  /** What is due. */
  readonly balance: string;
  /** The rate of the tax, fixed for a formula of many rows; empty where there is none. */
  readonly taxRate: string;
}

/**
 * From the subtotal to the balance, each line a formula of what is above it: change a quantity or a rate, and the rest
 * follows. `start` is the index of the first row; subtotal and discount are the first two, as `cells` has them. No figure
 * is told while a typed number does not count.
 */
export function totalRows(
  document: InvoiceDocument,
  columns: InvoiceColumns,
  start: number,
  cells: ItemCells,
): TotalRows {
  const lines = linesOf(document, cells);
  const amountColumn = columns.labels.span;
  const currency = currencySign(document.currency);
  const at = (index: number) => cellAddress(start + index, amountColumn);
  const cell = (name: LineName) => at(lines.findIndex((line) => line.name === name));
  const rows = lines.map(({ label, amount, rate, formula, style }, index): WorkbookRow => {
    const rateCell = cellAddress(start + index, amountColumn - 1);
    const value: WorkbookCell = formula
      ? { kind: 'formula', formula: formula(cell, rateCell), amount, currency, style }
      : { kind: 'money', amount, currency, style };
    const labels = rate === undefined ? columns.labels : { column: 0, span: amountColumn - 1 };
    return zonedRow([
      [labels, textCell(label, style)],
      ...(rate === undefined
        ? []
        : [
            [
              { column: amountColumn - 1, span: 1 },
              { kind: 'percent', rate, style },
            ] as const,
          ]),
      [{ column: amountColumn, span: 1 }, orDash(document, value)],
    ]);
  });
  const due: Formula = document.totals.paid === 0 ? sumFormula(document) : (of) => `${of('total')}+${of('paid')}`;
  const taxLine = lines.findIndex(({ name }) => name === 'tax' || name === 'included');
  return {
    rows: [...rows, balanceRow(document, columns, due(cell, ''), at(lines.length), cell)],
    balance: at(lines.length),
    taxRate: taxLine < 0 ? '' : fixedCell(cellAddress(start + taxLine, amountColumn - 1)),
  };
}

/** What is due, which is a credit where more was paid: the label follows the figure. */
function balanceRow(
  document: InvoiceDocument,
  { labels }: InvoiceColumns,
  formula: string,
  own: string,
  cell: CellOf,
): WorkbookRow {
  const { balance: amount, paid } = document.totals;
  const { label } = balanceLine(document);
  const settled = paid === 0 ? '' : `IF(${own}=0,IF(${cell('paid')}<0,"${fullLabel(document)}","Balance due"),`;
  const words = `IF(${own}<0,"Credit",${settled}"Balance due"${settled === '' ? '' : ')'})`;
  const figure: WorkbookCell = {
    kind: 'formula',
    formula,
    amount,
    currency: currencySign(document.currency),
    isUnsigned: true,
    style: 'balance',
  };
  return zonedRow([
    [
      labels,
      document.isSettled
        ? { kind: 'textFormula', formula: words, result: label, style: 'balanceLabel' }
        : textCell(label, 'balanceLabel'),
    ],
    [{ column: labels.span, span: 1 }, orDash(document, figure)],
  ]);
}

/** The figure, or a dash in its place while the invoice is not settled. */
export function orDash({ isSettled }: Pick<InvoiceDocument, 'isSettled'>, cell: WorkbookCell): WorkbookCell {
  const style: CellStyle = cell.style === 'line' ? 'lineRight' : (cell.style ?? 'sum');
  return isSettled ? cell : { kind: 'text', text: UNKNOWN_AMOUNT, style };
}

/** The formula of the tax on a cell, or of the tax within it. */
export function taxOf(cell: string, rate: string, { isIncluded }: InvoiceTotals['tax']): string {
  return `ROUND(${cell}*${rate}${isIncluded ? `/(1+${rate})` : ''},2)`;
}

function sumFormula({ totals: { discount, tax } }: InvoiceDocument): Formula {
  const isAdded = tax.rate !== 0 && !tax.isIncluded;
  return (cell) =>
    [cell('subtotal'), discount.type === 'none' ? '' : cell('discount'), isAdded ? cell('tax') : '']
      .filter(Boolean)
      .join('+');
}

/** The lines of the paper: the total only where one was paid. */
function linesOf(document: InvoiceDocument, cells: ItemCells): Line[] {
  const { items, totals } = document;
  const { subtotal, discount, tax, total, paid } = totals;
  const subtotalLine: Line = {
    name: 'subtotal',
    label: 'Subtotal',
    amount: subtotal,
    formula: items.length > 0 ? () => `SUM(${cells.range('amount')})` : undefined,
    style: 'sum',
  };
  const totalLine: Line = {
    name: 'total',
    label: 'Total',
    amount: total,
    formula: sumFormula(document),
    style: 'sumStrong',
  };
  const paidLine: Line = {
    name: 'paid',
    label: isRefundedInFull(document) ? 'Refunded' : 'Paid',
    amount: negate(paid),
    formula: undefined,
    style: 'sum',
  };
  return [
    subtotalLine,
    ...(discount.type === 'none' ? [] : [discountLine(discount)]),
    ...(tax.rate !== 0 && !tax.isIncluded ? taxLines(document, cells) : []),
    ...(paid === 0 ? [] : [totalLine]),
    ...(tax.rate !== 0 && tax.isIncluded ? taxLines(document, cells) : []),
    ...(paid === 0 ? [] : [paidLine]),
  ];
}

/** The tax, below what it is of where that cannot be seen; in small words where the amounts contain it. */
function taxLines(document: InvoiceDocument, cells: ItemCells): Line[] {
  const { items, totals } = document;
  const { tax } = totals;
  const hasItems = items.length > 0;
  const sign = tax.type === 'deducted' ? '-' : '';
  const taxed = cells.range(cells.has('discounted') ? 'discounted' : 'amount');
  const base = `SUMIF(${cells.range('taxed')},"${YES}",${taxed})`;
  const isBaseShown = hasItems && !isTaxBaseShown(document);
  const line: Formula = (cell, rate) =>
    isByItem(tax) ? `SUM(${cells.range('tax')})` : taxOf(isBaseShown ? cell('base') : base, rate, tax);
  const taxLine: Line = {
    name: tax.isIncluded ? 'included' : 'tax',
    label: tax.isIncluded ? `Includes ${tax.label}` : tax.label,
    amount: sign === '-' ? negate(tax.amount) : tax.amount,
    rate: tax.rate,
    formula: hasItems ? (cell, rate) => `${sign}${line(cell, rate)}` : undefined,
    style: tax.isIncluded ? 'aside' : 'sum',
  };
  const baseLine: Line = {
    name: 'base',
    label: 'Taxable amount',
    amount: tax.base,
    formula: () => base,
    style: 'aside',
  };
  return isBaseShown ? [baseLine, taxLine] : [taxLine];
}

/** A flat discount is a number that was typed. */
function discountLine({ type, rate, amount }: InvoiceTotals['discount']): Line {
  const isPercent = type === 'percent';
  return {
    name: 'discount',
    label: 'Discount',
    amount: negate(amount),
    ...(isPercent ? { rate } : {}),
    formula: isPercent ? (cell, own) => `-ROUND(${cell('subtotal')}*${own},2)` : undefined,
    style: 'sum',
  };
}
