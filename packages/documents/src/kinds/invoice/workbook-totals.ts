import type { Cents, Rate } from '@paperwage/values';
import { formatRate, negate } from '@paperwage/values';
import type { WorkbookCell, WorkbookRow } from '../../workbook/index.ts';
import { cellAddress } from '../../workbook/index.ts';
import type { InvoiceDocument, InvoiceTotals } from './document.ts';
import { isTaxBaseShown } from './templates/wording.ts';
import type { ItemCells } from './workbook-columns.ts';
import { COLUMNS, YES } from './workbook-columns.ts';

const PARTS = 1_000_000;

/** A line of the totals before its place is known. `formula` gets the cells of lines above it by their name. */
interface Line {
  readonly name: LineName;
  readonly label: string;
  readonly amount: Cents;
  /** Undefined for a number that was typed. */
  readonly formula: ((cell: (name: LineName) => string) => string) | undefined;
  readonly style?: 'total' | 'label';
}

type LineName = 'subtotal' | 'discount' | 'base' | 'tax' | 'total' | 'included' | 'paid' | 'balance';

/**
 * From the subtotal to the balance, each line a formula of what is above it: change a quantity or a rate, and the rest
 * follows. `start` is the index of the first row; subtotal and discount are the first two, as `cells` has them.
 */
export function totalRows(document: InvoiceDocument, start: number, cells: ItemCells): WorkbookRow[] {
  const lines = linesOf(document, cells);
  const cell = (name: LineName) => cellAddress(start + lines.findIndex((line) => line.name === name), COLUMNS.amount);
  return lines.map(({ label, amount, formula, style: named }): WorkbookRow => {
    const style = named ? { style: named } : {};
    const value: WorkbookCell = formula
      ? { kind: 'formula', formula: formula(cell), amount, ...style }
      : { kind: 'money', amount, ...style };
    const blank: WorkbookCell = { kind: 'text', text: ' ', ...style };
    return [{ kind: 'text', text: label, ...style }, blank, blank, value];
  });
}

/** Whether the tax is that of each item, rounded on each. */
export function isByItem({ type, rate }: InvoiceTotals['tax']): boolean {
  return type === 'per_item' && rate !== 0;
}

/** The formula of the tax on a cell, or of the tax within it. */
export function taxOf(cell: string, { rate, isIncluded }: InvoiceTotals['tax']): string {
  const within = isIncluded ? `/${share((PARTS + rate) as Rate)}` : '';
  return `ROUND(${cell}*${share(rate)}${within},2)`;
}

function linesOf(document: InvoiceDocument, cells: ItemCells): Line[] {
  const { items, totals } = document;
  const { subtotal, discount, tax, total, paid, balance } = totals;
  const isAdded = tax.rate !== 0 && !tax.isIncluded;
  const lines: (Line | undefined)[] = [
    {
      name: 'subtotal',
      label: 'Subtotal',
      amount: subtotal,
      formula: items.length > 0 ? () => `SUM(${cells.range('amount')})` : undefined,
    },
    discount.type === 'none' ? undefined : discountLine(discount),
    ...(isAdded ? taxLines(document, cells) : []),
    {
      name: 'total',
      label: 'Total',
      amount: total,
      formula: (cell) =>
        [cell('subtotal'), discount.type === 'none' ? '' : cell('discount'), isAdded ? cell('tax') : '']
          .filter(Boolean)
          .join('+'),
      style: 'total',
    },
    ...(tax.rate !== 0 && tax.isIncluded ? taxLines(document, cells) : []),
    { name: 'paid', label: 'Paid', amount: negate(paid), formula: undefined },
    {
      name: 'balance',
      label: 'Balance due',
      amount: balance,
      formula: (cell) => `${cell('total')}+${cell('paid')}`,
      style: 'total',
    },
  ];
  return lines.filter((line) => line !== undefined);
}

/** The tax, below what it is of where that cannot be seen; in small words where the amounts contain it. */
function taxLines(document: InvoiceDocument, cells: ItemCells): Line[] {
  const { items, totals } = document;
  const { tax } = totals;
  const hasItems = items.length > 0;
  const sign = tax.type === 'deducted' ? '-' : '';
  const base = `SUMIF(${cells.range('taxed')},"${YES}",${cells.range('discounted')})`;
  const isBaseShown = hasItems && !isTaxBaseShown(document);
  const line = (cell: (name: LineName) => string) =>
    isByItem(tax) ? `SUM(${cells.range('tax')})` : taxOf(isBaseShown ? cell('base') : base, tax);
  const label = `${tax.label}, ${formatRate(tax.rate)}`;
  const taxLine: Line = {
    name: tax.isIncluded ? 'included' : 'tax',
    label: tax.isIncluded ? `Includes ${label}` : label,
    amount: sign === '-' ? negate(tax.amount) : tax.amount,
    formula: hasItems ? (cell) => `${sign}${line(cell)}` : undefined,
    ...(tax.isIncluded ? { style: 'label' } : {}),
  };
  const baseLine: Line = {
    name: 'base',
    label: 'Taxable amount',
    amount: tax.base,
    formula: () => base,
    style: 'label',
  };
  return isBaseShown ? [baseLine, taxLine] : [taxLine];
}

/** Never more than there is to take it from. */
function discountLine({ type, rate, amount }: InvoiceTotals['discount']): Line {
  const isPercent = type === 'percent';
  return {
    name: 'discount',
    label: isPercent ? `Discount, ${formatRate(rate)}` : 'Discount',
    amount: negate(amount),
    formula: (cell) =>
      isPercent
        ? `-ROUND(${cell('subtotal')}*${share(rate)},2)`
        : `-MIN(${(amount / 100).toFixed(2)},${cell('subtotal')})`,
  };
}

/** A rate as a formula writes it: `0.0825`. */
function share(rate: Rate): string {
  return (rate / PARTS).toFixed(6).replace(/0+$/, '').replace(/\.$/, '');
}
