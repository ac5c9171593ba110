import type { Look } from '../../../kind-descriptor.ts';
import { codesOf } from '../../../look/issuance.ts';
import { addressLine } from '../../../look/wording.ts';
import type { SheetFact, WorkbookCell, WorkbookRow, WorkbookSheet, Zone } from '../../../workbook/index.ts';
import {
  blankCell,
  codeFact,
  factRows,
  logoPicture,
  mastRows,
  pagesOfRows,
  partyLines,
  textCell,
  uniqueHeadings,
  writeWorkbook,
  zonedRow,
} from '../../../workbook/index.ts';
import { currencySign } from '../choices.ts';
import type { InvoiceDocument, InvoiceLine, InvoiceTotals } from '../document.ts';
import { balanceHeading, contactLine, invoiceFacts } from '../templates/wording.ts';
import type { ColumnName, InvoiceColumns, ItemCells } from './workbook-columns.ts';
import { invoiceColumns, itemCells, NO, YES } from './workbook-columns.ts';
import { invoiceLook } from './workbook-looks.ts';
import type { Share } from './workbook-shares.ts';
import { hiddenCells, sharesOf } from './workbook-shares.ts';
import { orDash, taxOf, totalRows } from './workbook-totals.ts';

/** Empty rows of a table without items, as on a form. */
const BLANK_ROWS = 4;

/**
 * The invoice as an XLSX workbook: a sheet in the look of the PDF, with numbers that are numbers and totals that are
 * formulas. Where it is issued, it names the code of its PDF.
 */
export function invoiceWorkbook(document: InvoiceDocument, choice: Look): Uint8Array {
  const { title, number, to, from } = document;
  return writeWorkbook(invoiceSheets(document, choice), {
    title: [[title, number].filter(Boolean).join(' '), to.name].filter(Boolean).join(', '),
    subject: 'Invoice',
    author: from.name,
  });
}

/**
 * The invoice as sheets: one, unless its items take several pages, each of which begins with their headings, and its notes
 * would go on below these. Such notes have a sheet of their own.
 */
export function invoiceSheets(document: InvoiceDocument, choice: Look): readonly WorkbookSheet[] {
  const sheet = invoiceSheet(document, choice);
  const { rows, tables, look, columnWidths, footer, paperSize } = sheet;
  const all = { column: 0, span: columnWidths.length };
  const begin = rows.length - noteRows(document, all).length;
  const pages = pagesOfRows(sheet);
  const isApart = pages[tables[0]!.row + tables[0]!.count]! > 0 && pages.at(-1)! > pages[begin - 1]!;
  if (!isApart) return [sheet];
  const head = zonedRow([[all, textCell(`${footer}, continued`, 'label')]]);
  const notes = [head, ...rows.slice(begin)];
  return [
    { ...sheet, rows: rows.slice(0, begin) },
    { name: 'Notes', look, columnWidths, rows: notes, tables: [], frozenRows: 0, footer, paperSize },
  ];
}

/** The invoice as one sheet. */
export function invoiceSheet(
  document: InvoiceDocument,
  { template, theme, issuance }: Look = { template: '', theme: '' },
): WorkbookSheet {
  const { from, items, number, title, totals } = document;
  const { shape, look } = invoiceLook(template, theme);
  const columns = invoiceColumns(document, shape);
  const particulars = particularRows(document, columns);
  const { balance } = shape;
  // The rows above the items have their places before the cell of the balance, which some of them show, is known.
  const mastOf = (cell: string) => mast(document, columns, balance === 'inMast' ? balanceCells(document, cell) : []);
  const heroOf = (cell: string) =>
    balance === 'belowMast' ? [[], ...balanceCells(document, cell).map((one) => zonedRow([[columns.all, one]]))] : [];
  const above = mastOf('').length + heroOf('').length;
  const heading = above + 1 + particulars.length + 1;
  const first = heading + 1;
  const count = Math.max(items.length, BLANK_ROWS * Number(items.length === 0));
  // Between the items and their totals one row stays empty.
  const start = first + count + 1;
  const cells = itemCells(columns, first, count, start);
  const sums = totalRows(document, columns, start, cells);
  const shares = cells.has('share') ? sharesOf(items, totals) : undefined;
  const headings = headingsOf(columns, totals.tax);
  const code = codesOf(issuance)[0];
  return {
    name: [title, number].filter(Boolean).join(' '),
    look,
    columnWidths: columns.widths,
    rows: [
      ...mastOf(sums.balance),
      ...heroOf(sums.balance),
      [],
      ...particulars,
      [],
      headings.map((name, at) => textCell(name, at === 0 ? 'heading' : 'headingRight')),
      ...items.map((item, at) => itemRow(document, item, first + at, columns, cells, sums.taxRate, shares?.[at])),
      ...(items.length === 0
        ? Array.from({ length: BLANK_ROWS }, () => columns.shown.map(() => blankCell('line')))
        : []),
      [],
      ...sums.rows,
      ...closingRows(document, columns.all, code),
      ...noteRows(document, columns.all),
    ],
    tables: [{ name: 'Items', row: heading, column: 0, headings, count }],
    frozenRows: first,
    paperSize: document.paperSize,
    repeatedRow: heading,
    footer: [[title, number].filter(Boolean).join(' '), from.name].filter(Boolean).join(' \u00b7 '),
    ...(from.logo ? { picture: logoPicture(from.logo, from.name) } : {}),
    ...(cells.has('taxed') ? { choices: { range: cells.range('taxed').replaceAll('$', ''), words: [YES, NO] } } : {}),
  };
}

function mast(
  { from, title }: InvoiceDocument,
  { widths }: InvoiceColumns,
  right: readonly WorkbookCell[],
): WorkbookRow[] {
  const number = from.businessNumber === '' ? '' : `Business ID ${from.businessNumber}`;
  const contact = [contactLine(from), number].filter(Boolean).join(' \u00b7 ');
  const words = {
    hasLogo: from.logo !== undefined,
    company: from.name,
    details: [addressLine(from.address), contact],
  };
  return mastRows(
    words,
    [textCell(title, 'title'), ...right],
    [
      { column: 0, span: 2 },
      { column: 2, span: widths.length - 2 },
    ],
  );
}

/** What is due in large figures, below when. */
function balanceCells(document: InvoiceDocument, cell: string): WorkbookCell[] {
  const figure: WorkbookCell = {
    kind: 'formula',
    formula: cell,
    amount: document.totals.balance,
    currency: currencySign(document.currency),
    isUnsigned: true,
    style: 'hero',
  };
  return [{ kind: 'text', text: balanceHeading(document), style: 'heroLabel' }, orDash(document, figure)];
}

function particularRows(document: InvoiceDocument, { zones }: InvoiceColumns): WorkbookRow[] {
  const { to, date, due } = document;
  const dates: Readonly<Record<string, InvoiceDocument['date']>> = { date, due };
  const facts = invoiceFacts(document).map(({ label, value, region }): SheetFact => {
    const day = dates[region ?? ''];
    return { label, value: day ? { kind: 'date', date: day, style: 'fact' } : textCell(value, 'fact') };
  });
  const party = partyLines('Bill to', to.name, [...to.address, to.telephone, to.email]);
  return factRows(party, zones[0], facts, zones.slice(1));
}

function headingsOf({ shown }: InvoiceColumns, { label }: InvoiceTotals['tax']): string[] {
  const names: Readonly<Partial<Record<ColumnName, string>>> = {
    description: 'Description',
    quantity: 'Qty',
    rate: 'Rate',
    taxed: 'Taxable',
    tax: label.replace(/\s+/g, ' ').trim() || 'Tax',
    amount: 'Amount',
  };
  return uniqueHeadings(shown.map((name) => names[name] ?? name));
}

/** Every figure is a formula of quantity and rate, of whether the item is taxed, and of the totals below. */
function itemRow(
  { totals: { tax }, isSettled }: InvoiceDocument,
  item: InvoiceLine,
  row: number,
  { shown }: InvoiceColumns,
  cells: ItemCells,
  taxRate: string,
  share: Share | undefined,
): WorkbookRow {
  const style = 'line';
  const product = `${cells.cell('quantity', row)}*${cells.cell('rate', row)}`;
  const taxed = cells.cell(cells.has('discounted') ? 'discounted' : 'amount', row);
  const contents: Readonly<Partial<Record<ColumnName, () => WorkbookCell>>> = {
    description: () => ({ kind: 'text', text: item.description, notes: item.details, style }),
    quantity: () => orDash(item, { kind: 'pieces', quantity: item.quantity, style }),
    rate: () => orDash(item, { kind: 'price', price: item.rate, style }),
    taxed: () => ({ kind: 'text', text: item.withTax ? YES : NO, style: 'lineRight' }),
    tax: () => {
      const formula = `IF(${cells.cell('taxed', row)}="${YES}",${taxOf(taxed, taxRate, tax)},0)`;
      const figure: WorkbookCell = isSettled
        ? { kind: 'formula', formula, amount: item.tax, style }
        : { kind: 'money', amount: item.tax, style };
      return orDash(item, figure);
    },
    amount: () => orDash(item, { kind: 'formula', formula: `ROUND(${product},2)`, amount: item.amount, style }),
  };
  const hidden = cells.has('discounted') ? hiddenCells(item, row, cells, share) : [];
  return [...shown.map((name) => contents[name]!()), ...hidden];
}

/** Where it can be paid, and the code of the PDF. */
function closingRows({ payLink }: InvoiceDocument, all: Zone, code: string | undefined): WorkbookRow[] {
  return [
    ...below(all, 'Pay online', payLink === '' ? [] : [{ kind: 'text', text: payLink, link: payLink, style: 'link' }]),
    ...(code === undefined ? [] : below(all, codeFact(code).label, [{ kind: 'text', text: code, style: 'note' }])),
  ];
}

/** Notes line by line. They come last, as on paper: they can be long. */
function noteRows({ notes }: InvoiceDocument, all: Zone): WorkbookRow[] {
  return below(
    all,
    'Notes',
    notes.map((line) => textCell(line, 'note') ?? blankCell('note')),
  );
}

/** What stands below its label, after a space; nothing where there is none. */
function below(all: Zone, label: string, lines: readonly WorkbookCell[]): WorkbookRow[] {
  if (lines.length === 0) return [];
  return [[], ...[textCell(label, 'label'), ...lines].map((cell) => zonedRow([[all, cell]]))];
}
