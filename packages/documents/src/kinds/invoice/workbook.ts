import type { WorkbookCell, WorkbookRow, WorkbookSheet } from '../../workbook/index.ts';
import { cellAddress, logoPicture, writeWorkbook } from '../../workbook/index.ts';
import { currencyName, termsName } from './choices.ts';
import type { InvoiceDocument, InvoiceLine } from './document.ts';
import { totalRows } from './workbook-totals.ts';

/** Columns: description, quantity, rate, amount, amount after its part of the discount, tax, details. */
const COLUMN_WIDTHS = [40, 10, 14, 16, 16, 14, 44];
const QUANTITY = 1;
const RATE = 2;
const LOGO_COLUMN = 6;

/** The invoice as an XLSX workbook: one sheet, with numbers that are numbers and totals that are formulas. */
export async function invoiceWorkbook(document: InvoiceDocument): Promise<Uint8Array> {
  return writeWorkbook([invoiceSheet(document)]);
}

/** The invoice as a sheet. */
export function invoiceSheet(document: InvoiceDocument): WorkbookSheet {
  const { from, items, number, title } = document;
  const rows: WorkbookRow[] = [...headRows(document)];
  rows.push(headings(document));
  const first = rows.length;
  rows.push(...items.map((item, index) => itemRow(item, first + index)));
  const range = (column: number) =>
    items.length === 0 ? undefined : `${cellAddress(first, column)}:${cellAddress(first + items.length - 1, column)}`;
  rows.push([], ...totalRows(document, rows.length + 1, range));
  rows.push(...noteRows(document));
  return {
    name: [title, number].filter(Boolean).join(' '),
    columnWidths: COLUMN_WIDTHS,
    rows,
    ...(from.logo ? { picture: logoPicture(from.logo, from.name, LOGO_COLUMN) } : {}),
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
    ['Telephone', text(to.telephone)],
    ['Email', text(to.email)],
  ];
  return [
    [text(title, 'title')],
    [text(from.name, 'heading')],
    [text(from.address.join(', '), 'label')],
    [text([from.telephone, from.email].filter(Boolean).join(', '), 'label')],
    [text(from.businessNumber === '' ? '' : `Business no. ${from.businessNumber}`, 'label')],
    [],
    ...facts
      .filter(([, value]) => value !== undefined)
      .map(([label, value]): WorkbookRow => [text(label, 'label'), value]),
    [],
  ];
}

function headings({ totals }: InvoiceDocument): WorkbookRow {
  const right = ['Qty', 'Rate', 'Amount', 'After discount', totals.tax.label];
  return [
    text('Description', 'heading'),
    ...right.map((name) => text(name, 'headingRight')),
    text('Details', 'heading'),
  ];
}

/** The amount is a formula of quantity and rate; the parts of discount and tax are shared out, and stand as numbers. */
function itemRow(item: InvoiceLine, row: number): WorkbookRow {
  const product = `${cellAddress(row, QUANTITY)}*${cellAddress(row, RATE)}`;
  const details = item.withTax ? item.details : [...item.details, 'Not taxed'];
  return [
    text(item.description),
    { kind: 'quantity', quantity: item.quantity },
    { kind: 'price', price: item.rate },
    { kind: 'formula', formula: `ROUND(${product},2)`, amount: item.amount },
    { kind: 'money', amount: item.discountedAmount },
    { kind: 'money', amount: item.tax },
    text(details.join('; ')),
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
