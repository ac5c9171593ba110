import type { Cents } from '@paperwage/values';
import { documentThemes } from '../look/themes.ts';
import type { WorkbookCell, WorkbookRow, WorkbookSheet } from '../workbook/index.ts';
import { blankCell, sheetLook, textCell } from '../workbook/index.ts';
import { boxOfField, isOfSecondState } from './box-of-field.ts';
import type { FormBox, FormEdition } from './form-edition.ts';
import { draftWords, isDraftEdition } from './form-edition.ts';

/** What a sheet of boxes shows in the entry of a field. */
export type SheetValue =
  | { readonly text: string }
  | { readonly amount: Cents | undefined }
  | { readonly isYes: boolean }
  /** Labels of the user’s own, each with its amount in a row. */
  | { readonly lines: readonly { readonly label: string; readonly amount: Cents | undefined }[] };

const COLUMN_WIDTHS = [56, 430, 250];

/** Black on white, as forms are printed, in the letters of the theme that is gray. */
const GRAY = documentThemes.find(({ id }) => id === 'slate')!;
const LOOK = sheetLook(
  { ...GRAY, accent: '#000000', text: '#000000', soft: '#000000' },
  { size: 9.5, title: { size: 15, face: 'heading' }, headings: 'tint', band: 'tint' },
);
const HEADINGS = ['Box', 'Caption', 'Value'];

/**
 * A form's boxes as a one-page sheet: number, caption and value per row, in the form's order. `people` go at the
 * bottom, `note` under the title.
 */
export function boxesSheet(
  name: string,
  title: string,
  edition: FormEdition,
  valueOf: (field: string) => SheetValue | undefined,
  people: readonly string[],
  note = '',
): WorkbookSheet {
  const seen = new Set<string>();
  const boxes = edition.boxes.toSorted((one, other) => orderOf(one) - orderOf(other));
  const rows: WorkbookRow[] = boxes.flatMap((box) =>
    box.entries.flatMap((entry): WorkbookRow[] => {
      if (seen.has(entry.field)) return [];
      seen.add(entry.field);
      return rowsOf(edition, entry.field, valueOf(entry.field));
    }),
  );
  const titleRow = [textCell(formTitle(title, edition), 'company', HEADINGS.length)];
  const headings = HEADINGS.map((heading, at) => textCell(heading, at === 2 ? 'headingRight' : 'heading'));
  const above = [titleRow, [textCell(note, 'note', HEADINGS.length)], headings];
  return {
    name,
    look: LOOK,
    columnWidths: COLUMN_WIDTHS,
    rows: [...above, ...rows],
    tables: [{ name: 'Boxes', row: above.length - 1, column: 0, headings: HEADINGS, count: rows.length }],
    frozenRows: above.length,
    repeatedRow: above.length - 1,
    footer: people.filter((part) => part !== '').join(' \u00b7 '),
    isOnePage: true,
  };
}

/** What we call a form; one from an edition that isn't final says so. */
export function formTitle(title: string, edition: FormEdition): string {
  return isDraftEdition(edition) ? `${title} (${draftWords(edition)})` : title;
}

/** Boxes without a number come first, as on the form, then those with a letter, then by their numbers: 12a, 12b. */
function orderOf({ number = '' }: FormBox): number {
  const [, digits = '', letter = ''] = /^(\d*)([a-z]?)$/.exec(number) ?? [];
  const ofLetter = letter === '' ? 0 : letter.charCodeAt(0) - 96;
  return digits === '' ? ofLetter : Number(digits) * 100 + ofLetter;
}

/** An address has the same captions for payer and recipient. */
function withParty(field: string, caption: string): string {
  const party = /^(payers|recipients)[A-Z]/.exec(field)?.[1];
  if (party === undefined || /payer|recipient/i.test(caption)) return caption;
  const words = /^[A-Z][a-z]/.test(caption) ? caption[0]!.toLowerCase() + caption.slice(1) : caption;
  return `${party === 'payers' ? 'PAYER’S' : 'RECIPIENT’S'} ${words}`;
}

function rowsOf(edition: FormEdition, field: string, value: SheetValue | undefined): WorkbookRow[] {
  const { number, caption: printed } = boxOfField(edition, field)!;
  const caption = withParty(field, printed);
  const row = (label: string, cell: WorkbookCell | undefined): WorkbookRow => [
    textCell(number, 'line') ?? blankCell('line'),
    textCell(label, 'line'),
    cell ?? blankCell('line'),
  ];
  if (value && 'lines' in value && value.lines.length > 0) {
    return value.lines.map(({ label, amount }) => row([caption, label].filter(Boolean).join(': '), cellOf({ amount })));
  }
  const label = isOfSecondState(edition, field) ? `${caption}, second state` : caption;
  return [row(label, value && !('lines' in value) ? cellOf(value) : undefined)];
}

function cellOf(value: Exclude<SheetValue, { readonly lines: unknown }>): WorkbookCell | undefined {
  if ('amount' in value) {
    return value.amount === undefined
      ? undefined
      : { kind: 'money', amount: value.amount, currency: '$', style: 'line' };
  }
  if ('isYes' in value) return value.isYes ? textCell('Yes', 'lineRight') : undefined;
  return textCell(value.text, 'lineRight');
}
