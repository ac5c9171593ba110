import type { CalendarDate } from '@paperwage/values';
import { addDays, calendarDate, daysBetween, QUANTITY_SCALE } from '@paperwage/values';
import type { CellObject, Sheet } from 'write-excel-file/universal';
import writeXlsxFile from 'write-excel-file/universal';
import type { FormulaResults } from './cell-results.ts';
import { withFormulaResults } from './cell-results.ts';
import { fixZipTimes } from './fixed-zip-times.ts';
import { uniqueSheetNames } from './sheet-names.ts';
import type { CellStyle, WorkbookCell, WorkbookPicture, WorkbookSheet } from './workbook-sheet.ts';

const MONEY_FORMAT = '#,##0.00';
const QUANTITY_FORMAT = '#,##0.00##';
const WHOLE_FORMAT = '0';
const DATE_FORMAT = 'mm/dd/yyyy';
const SCREEN_DPI = 96;

/** Day 0 of a workbook's calendar, for every day since March 1900. */
const DAY_ZERO = addDays(calendarDate('1900-01-01'), -2);

/** Writes an XLSX workbook. The same sheets give the same bytes, in a browser and in Node. */
export async function writeWorkbook(sheets: readonly WorkbookSheet[]): Promise<Uint8Array> {
  const names = uniqueSheetNames(sheets.map(({ name }) => name));
  const features = [withFormulaResults(sheets.map(formulaResults))];
  const written = sheets.map((sheet, index) => writtenSheet(sheet, names[index]!));
  const blob = await writeXlsxFile(written, { features }).toBlob();
  return fixZipTimes(new Uint8Array(await blob.arrayBuffer()));
}

function writtenSheet(sheet: WorkbookSheet, name: string): Sheet<Blob> {
  return {
    sheet: name,
    data: sheet.rows.map((row) => row.map((cell) => (cell ? writtenCell(cell) : null))),
    columns: sheet.columnWidths.map((width) => ({ width })),
    showGridLines: false,
    ...(sheet.picture ? { images: [writtenPicture(sheet.picture)] } : {}),
  };
}

function writtenCell(cell: WorkbookCell): CellObject {
  const style = cell.style ? STYLES[cell.style] : {};
  switch (cell.kind) {
    case 'text':
      return { type: String, value: cell.text, ...style };
    case 'money':
      return { type: Number, value: cell.amount / 100, format: MONEY_FORMAT, ...style };
    case 'price':
      return { type: Number, value: cell.price / QUANTITY_SCALE, format: QUANTITY_FORMAT, ...style };
    case 'quantity':
      return { type: Number, value: cell.quantity / QUANTITY_SCALE, format: QUANTITY_FORMAT, ...style };
    case 'pieces':
      return { type: Number, value: cell.quantity / QUANTITY_SCALE, ...style };
    case 'date':
      return { type: Number, value: serialDay(cell.date), format: DATE_FORMAT, align: 'left', ...style };
    case 'formula':
      return { type: 'Formula', value: cell.formula, format: MONEY_FORMAT, ...style };
    case 'wholeFormula':
      return { type: 'Formula', value: cell.formula, format: WHOLE_FORMAT, ...style };
  }
}

const STYLES: Readonly<Record<CellStyle, Partial<CellObject>>> = {
  title: { fontWeight: 'bold', fontSize: 15 },
  heading: { fontWeight: 'bold', bottomBorderStyle: 'thin' },
  headingRight: { fontWeight: 'bold', bottomBorderStyle: 'thin', align: 'right' },
  right: { align: 'right' },
  label: { textColor: '#5b5b55' },
  total: { fontWeight: 'bold', topBorderStyle: 'thin' },
};

function writtenPicture(picture: WorkbookPicture) {
  const { mediaType, bytes, widthPx, heightPx, row, column, alternativeText } = picture;
  return {
    content: new Blob([new Uint8Array(bytes)], { type: mediaType }),
    contentType: mediaType,
    width: widthPx,
    height: heightPx,
    dpi: SCREEN_DPI,
    anchor: { row, column },
    description: alternativeText,
  };
}

function formulaResults(sheet: WorkbookSheet): FormulaResults {
  const results = new Map<string, number>();
  sheet.rows.forEach((row, rowIndex) =>
    row.forEach((cell, column) => {
      if (cell?.kind === 'formula') results.set(cellAddress(rowIndex, column), cell.amount / 100);
      if (cell?.kind === 'wholeFormula') results.set(cellAddress(rowIndex, column), cell.result);
    }),
  );
  return results;
}

/** `B3` for row index 2, column index 1; sheets here have at most 26 columns. */
export function cellAddress(rowIndex: number, columnIndex: number): string {
  if (columnIndex < 0 || columnIndex > 25) throw new RangeError('A sheet has columns A to Z');
  return `${String.fromCharCode(65 + columnIndex)}${rowIndex + 1}`;
}

function serialDay(date: CalendarDate): number {
  return daysBetween(DAY_ZERO, date);
}
