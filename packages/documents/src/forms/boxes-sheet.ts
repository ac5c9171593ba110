import type { Cents } from '@paperwage/values';
import type { WorkbookCell, WorkbookRow, WorkbookSheet } from '../workbook/index.ts';
import { boxOfField } from './box-of-field.ts';
import type { FormEdition } from './form-edition.ts';

/** What a sheet of boxes shows in the entry of a field. */
export type SheetValue =
  { readonly text: string } | { readonly amount: Cents | undefined } | { readonly isYes: boolean };

const COLUMN_WIDTHS = [8, 46, 40];

/** The boxes of a form as a sheet: number, caption and value a row, in the order of the form. */
export function boxesSheet(
  name: string,
  title: string,
  edition: FormEdition,
  valueOf: (field: string) => SheetValue | undefined,
): WorkbookSheet {
  const seen = new Set<string>();
  const rows: WorkbookRow[] = edition.boxes.flatMap((box) =>
    box.entries.flatMap((entry): WorkbookRow[] => {
      if (seen.has(entry.field)) return [];
      seen.add(entry.field);
      const value = valueOf(entry.field);
      const cell = value && cellOf(value);
      const { number, caption } = boxOfField(edition, entry.field)!;
      return [[text(number), text(caption, 'label'), cell]];
    }),
  );
  const heading = [text('Box', 'heading'), text('Caption', 'heading'), text('Value', 'headingRight')];
  return { name, columnWidths: COLUMN_WIDTHS, rows: [[text(title, 'title')], [], heading, ...rows] };
}

function cellOf(value: SheetValue): WorkbookCell | undefined {
  if ('amount' in value) return value.amount === undefined ? undefined : { kind: 'money', amount: value.amount };
  if ('isYes' in value) return value.isYes ? { kind: 'text', text: 'Yes' } : undefined;
  return text(value.text);
}

function text(value: string, style?: WorkbookCell['style']): WorkbookCell | undefined {
  return value === '' ? undefined : { kind: 'text', text: value, ...(style ? { style } : {}) };
}
