import type { DocumentRow } from '@paperwage/api-contract';
import type { DocumentType, RowField } from '@paperwage/documents/kinds';
import { KINDS } from '@paperwage/documents/kinds';
import { rowText, rowTotal } from '@paperwage/documents/row-texts';
import { DAY, dayText } from '../../../ui/day-text.ts';

/** One field of a document, with its label. */
export interface Fact {
  readonly label: string;
  readonly text: string;
}

/** The columns of a list, except the last, which says when the document was made. The first says whose it is. */
export function columnsOf(type: DocumentType): readonly RowField[] {
  return KINDS[type].fields.filter(({ isOnPageOnly }) => !isOnPageOnly);
}

/** The text of each column for a document. */
export function cellsOf(row: DocumentRow): readonly string[] {
  return columnsOf(row.type).map((field) => textOf(row, field));
}

/** The other fields of a document, after the name: those with a column, and those without one. */
export function factsOf(row: DocumentRow): readonly Fact[] {
  const [, ...others] = KINDS[row.type].fields;
  return others.flatMap((field) => {
    const total = rowTotal(row, field);
    return [
      { label: field.label, text: textOf(row, field) || (field.none ?? 'None') },
      ...(total ? [{ label: `${field.label}, total`, text: total }] : []),
    ];
  });
}

/** Whose document it is. */
export function nameOf(row: DocumentRow): string {
  return cellsOf(row)[0]?.trim() || 'No name';
}

/** What distinguishes a document from others of the same name, read after it: `, paid Nov 20, 2026`. Empty if nothing does. */
export function distinguishingDetail(row: DocumentRow): string {
  const field = KINDS[row.type].fields.find(({ tellsApart }) => tellsApart !== undefined);
  const text = field ? textOf(row, field) : '';
  return text && `, ${[field?.tellsApart, text].filter(Boolean).join(' ')}`;
}

/** The day on which it was made. */
export function madeOn(row: DocumentRow): string {
  return new Date(row.createdAt).toLocaleDateString('en-US', DAY);
}

/** The time of that day. */
export function madeAt(row: DocumentRow): string {
  return new Date(row.createdAt).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
}

/** The text of a field of a row; empty if it has none. */
function textOf(row: DocumentRow, field: RowField): string {
  return rowText(row, field, dayText);
}
