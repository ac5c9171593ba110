import { formatMoney } from '@paperwage/values';
import type { SheetShape, Zone } from '../../../workbook/index.ts';
import { cellAddress, widthOfFigures } from '../../../workbook/index.ts';
import { currencySign } from '../choices.ts';
import type { InvoiceDocument, InvoiceTotals } from '../document.ts';

/** The columns of the items, those that only formulas look at last. */
export type ColumnName =
  'description' | 'quantity' | 'rate' | 'taxed' | 'tax' | 'amount' | 'discounted' | 'share' | 'remainder';

/** What stands in the column `taxed`. */
export const YES = 'Yes';
export const NO = 'No';

/** The columns of an invoice's sheet, from left to right. */
export interface InvoiceColumns {
  readonly shown: readonly ColumnName[];
  /** Hidden to the right of those that are shown. */
  readonly hidden: readonly ColumnName[];
  /** Of those that are shown, in pixels. */
  readonly widths: readonly number[];
  /** Whom the invoice is for, and its facts. */
  readonly zones: readonly [Zone, Zone, Zone];
  /** All columns but the last, which has the figures. */
  readonly labels: Zone;
  readonly all: Zone;
}

const WIDTH = 730;

/**
 * Tax and discount bring columns of their own: those of the paper, and hidden ones for what is split among the items,
 * unless a number is missing that it would be split by.
 */
export function invoiceColumns(
  { items, totals, currency, isSettled }: InvoiceDocument,
  { size }: SheetShape,
): InvoiceColumns {
  const { tax, discount } = totals;
  const hasTax = tax.rate !== 0;
  const shown: readonly ColumnName[] = [
    'description',
    'quantity',
    'rate',
    ...(hasTax ? (['taxed'] as const) : []),
    ...(isByItem(tax) ? (['tax'] as const) : []),
    'amount',
  ];
  const hidden: readonly ColumnName[] =
    hasTax && isSettled && discount.type !== 'none' ? ['discounted', 'share', 'remainder'] : [];
  const figures = [totals.subtotal, totals.total, totals.balance, ...items.map(({ amount }) => amount)];
  const balance = widthOfFigures([`${currencySign(currency)}${formatMoney(totals.balance)}`], size + 4, 0);
  const others: Readonly<Record<Exclude<(typeof shown)[number], 'description'>, number>> = {
    quantity: 62,
    rate: 92,
    taxed: 66,
    tax: 92,
    amount: Math.max(
      widthOfFigures(
        figures.map((figure) => `-$${formatMoney(figure)}`),
        size,
        116,
      ),
      balance,
    ),
    discounted: 0,
    share: 0,
    remainder: 0,
  };
  const rest = shown.slice(1).map((name) => others[name as keyof typeof others]);
  const description = Math.max(280, WIDTH - rest.reduce((sum, width) => sum + width, 0));
  const last = shown.length - 1;
  return {
    shown,
    hidden,
    widths: [description, ...rest],
    zones: [
      { column: 0, span: 1 },
      { column: 1, span: 2 },
      { column: 3, span: last - 2 },
    ],
    labels: { column: 0, span: last },
    all: { column: 0, span: last + 1 },
  };
}

/** Whether the tax is that of each item, rounded on each. */
export function isByItem({ type, rate }: InvoiceTotals['tax']): boolean {
  return type === 'per_item' && rate !== 0;
}

/** Where the items, and the lines of the totals that their formulas look at, stand in the sheet. */
export interface ItemCells {
  readonly has: (column: ColumnName) => boolean;
  /** The cell of an item in a column, in the row of this index. */
  readonly cell: (column: ColumnName, row: number) => string;
  /** The cells of all items in a column, such as `$D$12:$D$15`. */
  readonly range: (column: ColumnName) => string;
  /** The cells of the first item down to the one in the row of this index. */
  readonly rangeTo: (column: ColumnName, row: number) => string;
  readonly subtotal: string;
  /** Below zero. */
  readonly discount: string;
}

/** `first` is the index of the row of the first item, `start` of that of the subtotal, above the discount. */
export function itemCells({ shown, hidden }: InvoiceColumns, first: number, count: number, start: number): ItemCells {
  const names = [...shown, ...hidden];
  const at = (column: ColumnName, row: number) => cellAddress(row, names.indexOf(column));
  const fixed = (column: ColumnName, row: number) => fixedCell(at(column, row));
  return {
    has: (column) => names.includes(column),
    cell: at,
    range: (column) => `${fixed(column, first)}:${fixed(column, first + count - 1)}`,
    rangeTo: (column, row) => `${fixed(column, first)}:${at(column, row)}`,
    subtotal: fixed('amount', start),
    discount: fixed('amount', start + 1),
  };
}

/** `$D$12` for `D12`. */
export function fixedCell(address: string): string {
  return address.replace(/^([A-Z])(\d+)$/, '$$$1$$$2');
}
