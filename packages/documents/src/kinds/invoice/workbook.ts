import type { WorkbookCell, WorkbookRow, WorkbookSheet } from '../../workbook/index.ts';
import { cellAddress, codeRow, logoPicture, writeWorkbook } from '../../workbook/index.ts';
import { currencyName, termsName } from './choices.ts';
import type { InvoiceDocument, InvoiceLine, InvoiceTotals } from './document.ts';
import type { ColumnName, ItemCells } from './workbook-columns.ts';
import { COLUMNS, NO, YES } from './workbook-columns.ts';
import type { Share } from './workbook-shares.ts';
import { discountedCell, shareCells, sharesOf } from './workbook-shares.ts';
import { isByItem, taxOf, totalRows } from './workbook-totals.ts';

/** In the order of COLUMNS. */
const COLUMN_WIDTHS = [40, 10, 14, 16, 16, 9, 14, 44, 16, 16];
const LOGO_COLUMN = 6;

/**
 * The invoice as an XLSX workbook: one sheet, with numbers that are numbers and totals that are formulas. `codes` holds
 * that of its PDF; none where it is not issued.
 */
export async function invoiceWorkbook(document: InvoiceDocument, codes: readonly string[] = []): Promise<Uint8Array> {
  return writeWorkbook([invoiceSheet(document, codes[0])]);
}

/** The invoice as a sheet. */
export function invoiceSheet(document: InvoiceDocument, code?: string): WorkbookSheet {
  const { from, items, number, title, totals } = document;
  const rows: WorkbookRow[] = [...headRows(document)];
  const shares = totals.discount.type === 'none' ? undefined : sharesOf(items, totals);
  rows.push(headings(document, shares !== undefined));
  const first = rows.length;
  // Between the items and their totals one row stays empty.
  const start = first + items.length + 1;
  const cells = itemCells(first, items.length, start, totals);
  rows.push(...items.map((item, index) => itemRow(item, first + index, cells, totals.tax, shares?.[index])));
  rows.push([], ...totalRows(document, start, cells));
  rows.push(...noteRows(document));
  if (code !== undefined) rows.push([], codeRow(code));
  return {
    name: [title, number].filter(Boolean).join(' '),
    columnWidths: shares ? COLUMN_WIDTHS : COLUMN_WIDTHS.slice(0, COLUMNS.share),
    rows,
    ...(from.logo ? { picture: logoPicture(from.logo, from.name, LOGO_COLUMN) } : {}),
  };
}

function itemCells(first: number, count: number, start: number, { discount }: InvoiceTotals): ItemCells {
  const fixed = (column: ColumnName, row: number) =>
    cellAddress(row, COLUMNS[column]).replace(/^([A-Z])(\d+)$/, '$$$1$$$2');
  return {
    cell: (column, row) => cellAddress(row, COLUMNS[column]),
    range: (column) => `${fixed(column, first)}:${fixed(column, first + count - 1)}`,
    rangeTo: (column, row) => `${fixed(column, first)}:${cellAddress(row, COLUMNS[column])}`,
    subtotal: fixed('amount', start),
    discount: discount.type === 'none' ? undefined : fixed('amount', start + 1),
  };
}

function headRows(document: InvoiceDocument): WorkbookRow[] {
  const { from, to, title, number, terms, currency } = document;
  const facts: [string, WorkbookCell | undefined][] = [
    ['Number', text(number)],
    ['Date', date(document.date)],
    ['Terms', text(terms === 'none' ? '' : termsName(terms))],
    ['Due', date(document.due)],
    ['Currency', text(currencyName(currency))],
    ['Bill to', text(to.name)],
    ['Address', text(to.address.join(', '))],
    ['Phone', text(to.telephone)],
    ['Email', text(to.email)],
  ];
  return [
    [text(title, 'title')],
    [text(from.name, 'heading')],
    [text(from.address.join(', '), 'label')],
    [text([from.telephone, from.email].filter(Boolean).join(', '), 'label')],
    [text(from.businessNumber === '' ? '' : `Business ID ${from.businessNumber}`, 'label')],
    [],
    ...facts
      .filter(([, value]) => value !== undefined)
      .map(([label, value]): WorkbookRow => [text(label, 'label'), value]),
    [],
  ];
}

function headings({ totals }: InvoiceDocument, hasShares: boolean): WorkbookRow {
  const { tax } = totals;
  const right = [
    'Qty',
    'Rate',
    'Amount',
    'After discount',
    tax.rate === 0 ? '' : 'Taxable',
    isByItem(tax) ? tax.label : '',
  ];
  return [
    text('Description', 'heading'),
    ...right.map((name) => text(name || ' ', 'headingRight')),
    text('Details', 'heading'),
    ...(hasShares ? [text('Discount, cents', 'headingRight'), text('Remainder', 'headingRight')] : []),
  ];
}

/** Every figure is a formula of quantity and rate, of whether the item is taxed, and of the totals below. */
function itemRow(
  item: InvoiceLine,
  row: number,
  cells: ItemCells,
  tax: InvoiceTotals['tax'],
  share: Share | undefined,
): WorkbookRow {
  const product = `${cells.cell('quantity', row)}*${cells.cell('rate', row)}`;
  const taxFormula = `IF(${cells.cell('taxed', row)}="${YES}",${taxOf(cells.cell('discounted', row), tax)},0)`;
  return [
    text(item.description),
    { kind: 'pieces', quantity: item.quantity },
    { kind: 'price', price: item.rate },
    { kind: 'formula', formula: `ROUND(${product},2)`, amount: item.amount },
    discountedCell(item, row, cells, share),
    tax.rate === 0 ? undefined : { kind: 'text', text: item.withTax ? YES : NO, style: 'right' },
    isByItem(tax) ? { kind: 'formula', formula: taxFormula, amount: item.tax } : undefined,
    text(item.details.join('; ')),
    ...(share ? shareCells(row, cells, share) : []),
  ];
}

function noteRows({ notes, payLink }: InvoiceDocument): WorkbookRow[] {
  const pay: WorkbookRow[] = payLink === '' ? [] : [[], [text('Pay online', 'label'), text(payLink)]];
  const written = notes.map((line): WorkbookRow => [text(line)]);
  return [...pay, ...(written.length > 0 ? [[], [text('Notes', 'label')], ...written] : [])];
}

function text(value: string, style?: WorkbookCell['style']): WorkbookCell | undefined {
  if (value === '') return undefined;
  return { kind: 'text', text: value, ...(style ? { style } : {}) };
}

function date(value: InvoiceDocument['date']): WorkbookCell | undefined {
  return value && { kind: 'date', date: value };
}
