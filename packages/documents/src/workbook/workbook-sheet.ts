import type { CalendarDate, Cents, Quantity, UnitPrice } from '@paperwage/values';
import type { Logo } from '../drafts/logo.ts';

/** One sheet of a workbook, told in what the cells mean; how they look follows from that. */
export interface WorkbookSheet {
  /** Made unique and fit for a sheet by `writeWorkbook`. */
  readonly name: string;
  /** In characters. */
  readonly columnWidths: readonly number[];
  readonly rows: readonly WorkbookRow[];
  readonly picture?: WorkbookPicture;
}

export type WorkbookRow = readonly (WorkbookCell | undefined)[];

export type WorkbookCell = CellContent & { readonly style?: CellStyle };

/** Money and hours are numbers, dates are dates, and text is never taken for a formula. */
export type CellContent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'money'; readonly amount: Cents }
  | { readonly kind: 'quantity'; readonly quantity: Quantity }
  /** With no more decimals than it has: `42`, `3.5`. */
  | { readonly kind: 'pieces'; readonly quantity: Quantity }
  | { readonly kind: 'price'; readonly price: UnitPrice }
  | { readonly kind: 'date'; readonly date: CalendarDate }
  /** `formula` has no leading `=`; `amount` is its result, shown by readers that do not calculate. */
  | { readonly kind: 'formula'; readonly formula: string; readonly amount: Cents }
  /** A formula whose result is a whole number and no money. */
  | { readonly kind: 'wholeFormula'; readonly formula: string; readonly result: number };

/** The few looks a cell has. */
export type CellStyle = 'title' | 'heading' | 'headingRight' | 'right' | 'label' | 'total';

export interface WorkbookPicture {
  readonly mediaType: 'image/png' | 'image/jpeg';
  readonly bytes: Uint8Array;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Counted from 1. */
  readonly row: number;
  readonly column: number;
  readonly alternativeText: string;
}

const LOGO_HEIGHT_PX = 48;
const LOGO_MOST_WIDTH_PX = 240;

/** The logo on a sheet, with its top left corner in the first row of this column (counted from 1). */
export function logoPicture(logo: Logo, companyName: string, column: number): WorkbookPicture {
  const scale = Math.min(LOGO_HEIGHT_PX / logo.height, LOGO_MOST_WIDTH_PX / logo.width);
  return {
    mediaType: logo.mediaType,
    bytes: logo.bytes,
    widthPx: Math.max(1, Math.round(logo.width * scale)),
    heightPx: Math.max(1, Math.round(logo.height * scale)),
    row: 1,
    column,
    alternativeText: companyName ? `Logo of ${companyName}` : 'Company logo',
  };
}

/** Says which code the PDF of the same document has. */
export function codeRow(code: string): WorkbookRow {
  return [
    { kind: 'text', text: 'Verification code of the PDF', style: 'label' },
    { kind: 'text', text: code },
  ];
}
