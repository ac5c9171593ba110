import type { Cents } from '@paperwage/values';
import type { WorkbookCell, WorkbookRow, WorkbookSheet } from '../workbook/index.ts';
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

const COLUMN_WIDTHS = [8, 46, 40];

/** The boxes of a form as a sheet: number, caption and value a row, in the order of the form. */
export function boxesSheet(
  name: string,
  title: string,
  edition: FormEdition,
  valueOf: (field: string) => SheetValue | undefined,
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
  const heading = [text('Box', 'heading'), text('Caption', 'heading'), text('Value', 'headingRight')];
  const draft = isDraftEdition(edition) ? ` (${draftWords(edition)})` : '';
  return { name, columnWidths: COLUMN_WIDTHS, rows: [[text(`${title}${draft}`, 'title')], [], heading, ...rows] };
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
    text(number),
    text(label, 'label'),
    cell,
  ];
  if (value && 'lines' in value && value.lines.length > 0) {
    return value.lines.map(({ label, amount }) => row([caption, label].filter(Boolean).join(': '), cellOf({ amount })));
  }
  const label = isOfSecondState(edition, field) ? `${caption}, second state` : caption;
  return [row(label, value && !('lines' in value) ? cellOf(value) : undefined)];
}

function cellOf(value: Exclude<SheetValue, { readonly lines: unknown }>): WorkbookCell | undefined {
  if ('amount' in value) return value.amount === undefined ? undefined : { kind: 'money', amount: value.amount };
  if ('isYes' in value) return value.isYes ? { kind: 'text', text: 'Yes' } : undefined;
  return text(value.text);
}

function text(value: string, style?: WorkbookCell['style']): WorkbookCell | undefined {
  return value === '' ? undefined : { kind: 'text', text: value, ...(style ? { style } : {}) };
}
