/** Left, top, width and height in points; the origin is the top left corner of a Letter page that holds one copy. */
export type Area = readonly [x: number, y: number, width: number, height: number];

export type FormName = 'w2' | '1099-nec' | '1099-misc';

/** The years we make forms for: the current one and the four before it. */
export const FORM_YEARS = [2022, 2023, 2024, 2025, 2026] as const;
export type FormYear = (typeof FORM_YEARS)[number];

/**
 * What stands in an entry: a line of text, several lines, lines of a label with an amount, dollars and cents, a short
 * code in the middle, an X in a square, or words that are printed when the answer is yes.
 */
export type EntryKind = 'text' | 'lines' | 'pairs' | 'money' | 'code' | 'check' | 'stamp';

/** A place for one value. If a value consists of several fields, `field` is the first of them. */
export interface FormEntry {
  readonly field: string;
  readonly kind: EntryKind;
  readonly area: Area;
  /** A caption of its own, above it; beside it for the marks above a form. */
  readonly caption?: string;
  /** The words of a `stamp`. */
  readonly words?: string;
  /** The largest size of its value in points, where rooms of several heights should show one size. */
  readonly most?: number;
}

/** A cell of the form. Its upper and left edges are ruled, so that neighbours rule the rest. */
export interface FormBox {
  /** Unique in its edition. */
  readonly id: string;
  /** Printed in bold before the caption. */
  readonly number?: string;
  readonly caption?: string;
  readonly cell: Area;
  readonly entries: readonly FormEntry[];
  /** From the left edge of the cell to its number or caption, where the official form was measured. */
  readonly captionIndent?: number;
  /** `bottom`: the caption stands below the value. */
  readonly captionEdge?: 'bottom';
  /** Nothing is ruled above it. */
  readonly isOpenAbove?: boolean;
  /** Not for use: gray, with a white corner for its number if it has one. */
  readonly isShaded?: boolean;
  /** Outlined heavily. */
  readonly isHeavy?: boolean;
  /** A dashed line across it at this height, between two rows. */
  readonly dashedAt?: number;
  /** Short upright lines from the first to the second height, at `x`. */
  readonly separators?: readonly { readonly x: number; readonly from: number; readonly to: number }[];
  /** `$` before its amounts. */
  readonly hasDollarSigns?: boolean;
  /** What the form prints here itself; drawn by the form. */
  readonly part?: 'omb' | 'formId' | 'title' | 'copy' | 'mark' | 'year';
  /** The copies that show it; if omitted, every copy. */
  readonly copies?: readonly string[];
}

/** How close a layout of boxes is to the official one. */
export type EditionStanding =
  /** Measured on the official form. */
  | 'measured'
  /** The boxes of the official form on the columns and rows of a neighbouring edition that was measured. */
  | 'derived'
  /** Reconstructed from the field list of a form we haven't seen: a draft until it is confirmed. */
  | 'draft';

export interface FormEdition {
  readonly form: FormName;
  /** `January 2024`, or the tax year of a form that appears every year. */
  readonly revision: string;
  readonly years: readonly FormYear[];
  readonly standing: EditionStanding;
  readonly ombNumber: string;
  /** Around all boxes. */
  readonly frame: Area;
  readonly boxes: readonly FormBox[];
  readonly source: { readonly title: string; readonly publisher: string; readonly checked: string };
}

/** A copy of a form: who gets it, and the words that make it that copy. */
export interface FormCopy {
  readonly id: string;
  /** How the product speaks of it. */
  readonly name: string;
  /** The line or lines that the form prints. */
  readonly caption: readonly string[];
  /** What this copy tells its reader on its face. */
  readonly notice?: string;
  /** Whether it goes to the person who was paid. */
  readonly isForPayee: boolean;
  /** Whether the payee's number may be cut to its last four digits. */
  readonly mayMaskTin: boolean;
  /** Whether it has a place for the mark of a void form. */
  readonly showsVoid: boolean;
  /** Whether it has a place for the mark of a corrected form. */
  readonly showsCorrected: boolean;
}

/** Whether the layout is a draft until the form itself is confirmed. */
export function isDraftEdition({ standing }: FormEdition): boolean {
  return standing === 'draft';
}

/** What the product says of an edition that is a draft. */
export function draftWords(edition: FormEdition): string {
  return `draft of the ${edition.years.at(-1)} form`;
}

/** What a draft copy says outside the form, until the year's form is final. */
export function draftNote(edition: FormEdition): string {
  return `Draft of the ${edition.years.at(-1)} form. The IRS has not released the final layout.`;
}

/** Whether a form is made for that year. */
export function isFormYear(year: number): year is FormYear {
  return FORM_YEARS.some((known) => known === year);
}

/** A year's edition. Throws RangeError for a year without one, which the schema rejects. */
export function editionOf(editions: readonly FormEdition[], year: number): FormEdition {
  const found = editions.find(({ years }) => years.some((one) => one === year));
  if (!found) throw new RangeError(`There is no form of ${year}`);
  return found;
}
