import type { CalendarDate, Cents, Quantity, Rate, UnitPrice } from '@paperwage/values';
import type { Logo } from '../drafts/logo.ts';
import type { PaperSize } from '../look/sheet.ts';
import type { CellStyle, SheetLook } from './sheet-look.ts';

/** One sheet of a workbook, told in what the cells mean; how they look follows from that and from its look. */
export interface WorkbookSheet {
  /** Made unique and fit for a sheet by `writeWorkbook`. */
  readonly name: string;
  readonly look: SheetLook;
  /** In pixels of a screen. Columns without a width are hidden and not printed: only formulas look at them. */
  readonly columnWidths: readonly number[];
  readonly rows: readonly WorkbookRow[];
  readonly tables: readonly WorkbookTable[];
  /** How many rows from the top stay in sight while the rest scrolls. */
  readonly frozenRows: number;
  /** The index of the row of headings that every printed page begins with where the table takes several. */
  readonly repeatedRow?: number;
  /** Stands at the foot of every printed page, before its number. */
  readonly footer: string;
  /** It is printed on one page, whatever its length; else its width alone fits the page. */
  readonly isOnePage?: true;
  /** Letter where it is left out. */
  readonly paperSize?: PaperSize | undefined;
  readonly picture?: WorkbookPicture;
  /** Cells that take one of a few words. */
  readonly choices?: { readonly range: string; readonly words: readonly string[] };
}

/** A row without cells is a small space between parts. */
export type WorkbookRow = readonly (WorkbookCell | undefined)[];

export type WorkbookCell = CellContent & {
  readonly style?: CellStyle;
  /** How many columns it takes; the cells that it covers are left out. */
  readonly span?: number;
  /** What is put before an amount: `$`. */
  readonly currency?: string;
  /** An amount below zero shows no sign: its label says what it is. */
  readonly isUnsigned?: true;
};

/** Money and hours are numbers, dates are dates, and text is never taken for a formula. */
export type CellContent =
  /** Notes are set in small letters below it. */
  | { readonly kind: 'text'; readonly text: string; readonly notes?: readonly string[]; readonly link?: string }
  /** Nothing, where the row goes on. */
  | { readonly kind: 'blank' }
  | { readonly kind: 'money'; readonly amount: Cents }
  | { readonly kind: 'quantity'; readonly quantity: Quantity }
  /** With no more decimals than it has: `42`, `3.5`. */
  | { readonly kind: 'pieces'; readonly quantity: Quantity }
  | { readonly kind: 'price'; readonly price: UnitPrice }
  | { readonly kind: 'percent'; readonly rate: Rate }
  | { readonly kind: 'date'; readonly date: CalendarDate }
  /** `formula` has no leading `=`; `amount` is its result, shown by readers that do not calculate. */
  | { readonly kind: 'formula'; readonly formula: string; readonly amount: Cents }
  /** A formula whose result is a whole number and no money. */
  | { readonly kind: 'wholeFormula'; readonly formula: string; readonly result: number }
  | { readonly kind: 'textFormula'; readonly formula: string; readonly result: string };

/** Rows that a spreadsheet knows as a table, under a row of headings that are all different. */
export interface WorkbookTable {
  /** Made unique in the workbook by `writeWorkbook`: letters only. */
  readonly name: string;
  /** The index of the row of headings. */
  readonly row: number;
  readonly column: number;
  readonly headings: readonly string[];
  /** How many rows it has below its headings; one at least. */
  readonly count: number;
}

export interface WorkbookPicture {
  readonly mediaType: 'image/png' | 'image/jpeg';
  readonly bytes: Uint8Array;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly alternativeText: string;
}

const LOGO_HEIGHT_PX = 48;
const LOGO_MOST_WIDTH_PX = 240;

/** The logo at the top left corner of a sheet. */
export function logoPicture(logo: Logo, companyName: string): WorkbookPicture {
  const scale = Math.min(LOGO_HEIGHT_PX / logo.height, LOGO_MOST_WIDTH_PX / logo.width);
  return {
    mediaType: logo.mediaType,
    bytes: logo.bytes,
    widthPx: Math.max(1, Math.round(logo.width * scale)),
    heightPx: Math.max(1, Math.round(logo.height * scale)),
    alternativeText: companyName ? `Logo of ${companyName}` : 'Company logo',
  };
}

/** A cell of text; undefined where there is none. */
export function textCell(text: string, style?: CellStyle, span?: number): WorkbookCell | undefined {
  if (text === '') return undefined;
  return { kind: 'text', text, ...(style ? { style } : {}), ...(span === undefined ? {} : { span }) };
}

/** `B3` for row index 2, column index 1; sheets here have at most 26 columns. */
export function cellAddress(rowIndex: number, columnIndex: number): string {
  return `${columnName(columnIndex)}${rowIndex + 1}`;
}

/** `B` for 1. */
export function columnName(columnIndex: number): string {
  if (columnIndex < 0 || columnIndex > 25) throw new RangeError('A sheet has columns A to Z');
  return String.fromCharCode(65 + columnIndex);
}
