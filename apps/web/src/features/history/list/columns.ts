import type { DocumentRow } from '@paperwage/api-contract';
import type { DocumentType, RowField } from '@paperwage/documents/kinds';
import { KINDS, textAt, valueAt } from '@paperwage/documents/kinds';
import { DAY, dayText } from '../../../ui/day-text.ts';

/** Something that is known of a document, in words. */
export interface Fact {
  readonly label: string;
  readonly text: string;
}

/** The columns of a list but the last, which says when a document was made. The first says whose it is. */
export function columnsOf(type: DocumentType): readonly RowField[] {
  return KINDS[type].fields.filter(({ isOnPageOnly }) => !isOnPageOnly);
}

/** What stands in the columns of a document. */
export function cellsOf(row: DocumentRow): readonly string[] {
  return columnsOf(row.type).map((field) => textOf(row, field));
}

/** What stands in the columns after the name, and what there is no column for. */
export function factsOf(row: DocumentRow): readonly Fact[] {
  const [, ...others] = KINDS[row.type].fields;
  return others.map((field) => ({ label: field.label, text: textOf(row, field) || (field.none ?? 'None') }));
}

/** Whose document it is. */
export function nameOf(row: DocumentRow): string {
  return cellsOf(row)[0]?.trim() || 'No name';
}

/** What tells a document from others of the same name, to be read after it: `, paid Nov 20, 2026`. Empty if nothing does. */
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

/** What stands in a field of a row; empty where nothing does. */
function textOf(row: DocumentRow, field: RowField): string {
  const text = textAt(row, field.at);
  switch (field.is) {
    case 'text':
    case 'year':
      return text;
    case 'day':
      return dayText(text);
    case 'money':
      return moneyText(text, field.currencyAt && textAt(row, field.currencyAt));
    case 'count':
      return String(valueAt(row, field.at));
    case 'period':
      return periodText(textAt(row, `${field.at}.from`), textAt(row, `${field.at}.to`));
  }
}

function periodText(from: string, to: string): string {
  if (from && to) return `${dayText(from)} to ${dayText(to)}`;
  return from || to ? `${from ? 'From' : 'To'} ${dayText(from || to)}` : '';
}

/** An amount as the server writes it, with the code of a currency that is not the dollar. */
function moneyText(amount: string, currency = 'USD'): string {
  const [whole = '', cents] = amount.replaceAll(',', '').split('.');
  if (!/^-?\d+$/.test(whole)) return amount;
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const text = cents === undefined ? grouped : `${grouped}.${cents}`;
  return currency === 'USD' ? text : `${text} ${currency}`;
}
