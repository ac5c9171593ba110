import type { CalendarDate } from '@paperwage/values';
import { addDays, calendarDate, daysBetween, QUANTITY_SCALE } from '@paperwage/values';
import type { PaperSize } from '../look/sheet.ts';
import { MARGINS, pagesOfRows } from './printed-pages.ts';
import { rowHeights } from './row-heights.ts';
import type { SharedStrings } from './shared-strings.ts';
import type { StyleBook } from './style-book.ts';
import { fontOf, noteFont } from './style-book.ts';
import type { WorkbookCell, WorkbookRow, WorkbookSheet } from './workbook-sheet.ts';
import { cellAddress, columnName } from './workbook-sheet.ts';
import { MAIN, RELATIONS, xmlPart, xmlText } from './xml-text.ts';

/** What every sheet of a workbook shares. */
export interface SharedParts {
  readonly styles: StyleBook;
  readonly strings: SharedStrings;
}

/** Ids of the parts that a sheet names. */
export interface SheetRelations {
  readonly drawing: string | undefined;
  readonly tables: readonly string[];
  /** By the address of the cell. */
  readonly links: ReadonlyMap<string, string>;
}

/** Pixels of a digit of the workbook's own font, in which the widths of columns are told. */
const DIGIT_PX = 7;
/** As ECMA-376 numbers them. */
const PAPER_NUMBERS: Readonly<Record<PaperSize, number>> = { letter: 1, a4: 9 };
/** Letters of a footer: with its marks and each ampersand twice it stays below the 255 that a spreadsheet takes. */
const LONGEST_FOOTER = 80;
const PARTS = 1_000_000;

/** Day 0 of a workbook's calendar, for every day since March 1900. */
const DAY_ZERO = addDays(calendarDate('1900-01-01'), -2);

/** The XML of a sheet. The order of its elements is that of ECMA-376 part 1, 18.3.1.99. */
export function sheetPart(sheet: WorkbookSheet, shared: SharedParts, relations: SheetRelations, isFirst: boolean) {
  const { rows, choices } = sheet;
  const heights = rowHeights(sheet);
  const written = rows.map((row, at) => rowXml(sheet, row, at, heights[at]!, shared));
  return xmlPart(
    [
      `<worksheet xmlns="${MAIN}" xmlns:r="${RELATIONS}">`,
      '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
      viewXml(sheet, isFirst),
      '<sheetFormatPr defaultRowHeight="15"/>',
      columnsXml(sheet),
      `<sheetData>${written.join('')}</sheetData>`,
      mergesXml(rows),
      choices
        ? `<dataValidations count="1"><dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${choices.range}">` +
          `<formula1>"${choices.words.join(',')}"</formula1></dataValidation></dataValidations>`
        : '',
      linksXml(relations.links),
      '<printOptions horizontalCentered="1"/>',
      `<pageMargins ${marginsXml()}/>`,
      `<pageSetup paperSize="${PAPER_NUMBERS[sheet.paperSize ?? 'letter']}" orientation="portrait" fitToWidth="1" fitToHeight="${sheet.isOnePage ? 1 : 0}"/>`,
      `<headerFooter><oddFooter>${xmlText(footerCode(sheet))}</oddFooter></headerFooter>`,
      `<ignoredErrors><ignoredError sqref="A1:${lastAddress(sheet)}" numberStoredAsText="1"/></ignoredErrors>`,
      relations.drawing === undefined ? '' : `<drawing r:id="${relations.drawing}"/>`,
      relations.tables.length === 0
        ? ''
        : `<tableParts count="${relations.tables.length}">${relations.tables.map((id) => `<tablePart r:id="${id}"/>`).join('')}</tableParts>`,
      '</worksheet>',
    ].join(''),
  );
}

/**
 * What is printed, and what every page begins with, as names that a spreadsheet knows: `Print_Area`, `Print_Titles`. Where
 * the table ends on the first page, the next one has no use for its headings.
 */
export function printRanges(sheet: WorkbookSheet): readonly (readonly [name: string, range: string])[] {
  const { columnWidths, rows, tables, repeatedRow } = sheet;
  const last = columnName(columnWidths.length - 1);
  const pages = pagesOfRows(sheet);
  const isLong = tables.some(({ row, count }) => row === repeatedRow && pages[row + count]! > 0);
  return [
    ['_xlnm.Print_Area', `$A$1:$${last}$${rows.length}`],
    ...(isLong ? [['_xlnm.Print_Titles', `$${repeatedRow! + 1}:$${repeatedRow! + 1}`] as const] : []),
  ];
}

function marginsXml(): string {
  return Object.entries(MARGINS)
    .map(([side, inches]) => `${side}="${inches}"`)
    .join(' ');
}

function viewXml({ frozenRows }: WorkbookSheet, isFirst: boolean): string {
  const below = `A${frozenRows + 1}`;
  const pane =
    frozenRows > 0
      ? `<pane ySplit="${frozenRows}" topLeftCell="${below}" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft" activeCell="${below}" sqref="${below}"/>`
      : '';
  return `<sheetViews><sheetView showGridLines="0"${isFirst ? ' tabSelected="1"' : ''} workbookViewId="0">${pane}</sheetView></sheetViews>`;
}

function columnsXml({ columnWidths, rows }: WorkbookSheet): string {
  const used = Math.max(columnWidths.length, ...rows.map(({ length }) => length));
  const shown = columnWidths.map(
    (width, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${Math.round((width / DIGIT_PX) * 100) / 100}" customWidth="1"/>`,
  );
  const hidden =
    used > columnWidths.length
      ? `<col min="${columnWidths.length + 1}" max="${used}" width="12" hidden="1" customWidth="1"/>`
      : '';
  return `<cols>${shown.join('')}${hidden}</cols>`;
}

function rowXml(sheet: WorkbookSheet, row: WorkbookRow, at: number, height: number, shared: SharedParts): string {
  const cells = row.map((cell, column) => (cell ? cellsXml(sheet, cell, at, column, shared) : ''));
  return `<row r="${at + 1}" ht="${height}" customHeight="1">${cells.join('')}</row>`;
}

/** A cell, and those that it covers, which have its fill and lines. */
function cellsXml({ look }: WorkbookSheet, cell: WorkbookCell, row: number, column: number, shared: SharedParts) {
  const style = shared.styles.styleOf(look, cell);
  const covered = Array.from(
    { length: (cell.span ?? 1) - 1 },
    (_, at) => `<c r="${cellAddress(row, column + at + 1)}" s="${style}"/>`,
  );
  const open = `<c r="${cellAddress(row, column)}" s="${style}"`;
  return contentXml(open, cell, look, shared) + covered.join('');
}

function contentXml(open: string, cell: WorkbookCell, look: WorkbookSheet['look'], { strings }: SharedParts): string {
  const number = (value: number) => `${open}><v>${value}</v></c>`;
  switch (cell.kind) {
    case 'blank':
      return `${open}/>`;
    case 'text': {
      const { text, notes } = cell;
      const of = fontOf(look[cell.style ?? 'plain'], cell);
      const string = strings.numberOf(text, notes?.length ? { lines: notes, font: noteFont(look), of } : undefined);
      return `${open} t="s"><v>${string}</v></c>`;
    }
    case 'money':
      return number(cell.amount / 100);
    case 'price':
      return number(cell.price / QUANTITY_SCALE);
    case 'quantity':
    case 'pieces':
      return number(cell.quantity / QUANTITY_SCALE);
    case 'percent':
      return number(cell.rate / PARTS);
    case 'date':
      return number(serialDay(cell.date));
    case 'formula':
      return `${open}><f>${xmlText(cell.formula)}</f><v>${cell.amount / 100}</v></c>`;
    case 'wholeFormula':
      return `${open}><f>${xmlText(cell.formula)}</f><v>${cell.result}</v></c>`;
    case 'textFormula':
      return `${open} t="str"><f>${xmlText(cell.formula)}</f><v>${xmlText(cell.result)}</v></c>`;
  }
}

function mergesXml(rows: readonly WorkbookRow[]): string {
  const merges = rows.flatMap((row, at) =>
    row.flatMap((cell, column) =>
      cell?.span !== undefined && cell.span > 1
        ? [`<mergeCell ref="${cellAddress(at, column)}:${cellAddress(at, column + cell.span - 1)}"/>`]
        : [],
    ),
  );
  return merges.length === 0 ? '' : `<mergeCells count="${merges.length}">${merges.join('')}</mergeCells>`;
}

function linksXml(links: SheetRelations['links']): string {
  if (links.size === 0) return '';
  return `<hyperlinks>${[...links].map(([address, id]) => `<hyperlink ref="${address}" r:id="${id}"/>`).join('')}</hyperlinks>`;
}

/** In the codes of a footer an ampersand is written twice. Sizes come before a color, so that no digit of a text is taken for theirs. */
function footerCode({ footer, look }: WorkbookSheet): string {
  const { name, color } = look.label.font;
  const font = `&"${name},Regular"&8&K${color.slice(1).toUpperCase()}`;
  const letters = [...footer.replace(/\s+/g, ' ')];
  const text =
    letters.length > LONGEST_FOOTER ? `${letters.slice(0, LONGEST_FOOTER - 1).join('')}\u2026` : letters.join('');
  return `&L${font}${text.replaceAll('&', '&&')}&R${font}Page &P of &N`;
}

function lastAddress({ rows, columnWidths }: WorkbookSheet): string {
  return cellAddress(rows.length - 1, columnWidths.length - 1);
}

function serialDay(date: CalendarDate): number {
  return daysBetween(DAY_ZERO, date);
}
