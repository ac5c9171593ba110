import type { MeasuredTable, TableColumn, TableLook, TableRow } from '@paperwage/paper';
import { measureTable, prepareTable, scaleToFit } from '@paperwage/paper';
import { formatPieces, formatUnitPrice } from '@paperwage/values';
import { amount, UNKNOWN_AMOUNT } from '../../../look/wording.ts';
import type { InvoiceLine } from '../document.ts';
import type { InvoiceContext } from './invoice-context.ts';

/** How wide a template likes the columns. Points. */
export interface ItemsTableWidths {
  readonly quantity: number;
  readonly rate: number;
  readonly tax: number;
  readonly amount: number;
  /** Descriptions longer than this are wrapped rather than the table made smaller. */
  readonly longestDescription: number;
}

const BLANK_ROWS = 4;

/** The items with quantity, rate and amount; with the tax of each where tax is reckoned by item. */
export function itemsTable(
  context: InvoiceContext,
  widths: ItemsTableWidths,
  look: TableLook,
  width: number,
): MeasuredTable {
  const { items, totals } = context.document;
  const withTax = totals.tax.type === 'per_item' && totals.tax.rate !== 0;
  const columns: TableColumn[] = [
    {
      header: 'Description',
      align: 'left',
      width: { kind: 'share', share: 1, most: widths.longestDescription },
      namesRow: true,
    },
    figureColumn('Qty', widths.quantity),
    figureColumn('Rate', widths.rate),
    ...(withTax ? [figureColumn(totals.tax.label, widths.tax)] : []),
    figureColumn('Amount', widths.amount),
  ];
  const rows = items.map((item): TableRow => ({
    cells: [
      item.description,
      item.isSettled ? formatPieces(item.quantity) : UNKNOWN_AMOUNT,
      item.isSettled ? formatUnitPrice(item.rate) : UNKNOWN_AMOUNT,
      ...(withTax ? [item.isSettled ? amount(item.tax) : UNKNOWN_AMOUNT] : []),
      item.isSettled ? amount(item.amount) : UNKNOWN_AMOUNT,
    ],
    notes: notesOf(context, item),
    region: `items.${item.index}`,
  }));
  const blank = Array.from({ length: BLANK_ROWS }, () => ({ cells: columns.map(() => '') }));
  const prepared = prepareTable({ columns, rows: rows.length > 0 ? rows : blank, foot: [], look });
  return measureTable(prepared, width, scaleToFit([prepared], width));
}

/** The details, and that an item is not taxed where others are. */
function notesOf({ document }: InvoiceContext, { details, withTax }: InvoiceLine): readonly string[] {
  const isTaxed = withTax || document.totals.tax.rate === 0;
  return isTaxed ? details : [...details, 'Not taxed'];
}

function figureColumn(header: string, preferred: number): TableColumn {
  return { header, align: 'right', width: { kind: 'fit', preferred } };
}
