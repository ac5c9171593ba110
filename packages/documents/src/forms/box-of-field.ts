import type { FormBox, FormEdition, FormEntry } from './form-edition.ts';

/** The number and caption of a field's box; the number is empty if the box has none. */
export interface BoxName {
  readonly number: string;
  readonly caption: string;
}

/** A field's box in an edition; undefined if the edition has none for it. */
export function boxOfField(edition: FormEdition, field: string): BoxName | undefined {
  for (const box of edition.boxes) {
    const entry = box.entries.find((one) => one.field === field);
    if (entry) return { number: box.number ?? '', caption: captionOf(box, entry) };
  }
  return undefined;
}

/** Whether a field is in the second of two state rows. */
export function isOfSecondState({ boxes }: FormEdition, field: string): boolean {
  return boxes.some(({ entries }) => entries.some((entry) => entry.field === field) && rowAbove(entries, field));
}

function captionOf({ number = '', caption, entries }: FormBox, entry: FormEntry): string {
  const { field } = entry;
  if (number.startsWith('12') && entries.length > 1) return field.endsWith('Code') ? 'Code' : 'Amount';
  // Rows without a caption of their own repeat the one above.
  const printed = entry.caption ?? entry.words ?? caption ?? rowAbove(entries, field)?.caption;
  return printed ?? (field === 'year' ? 'Calendar year' : '');
}

function rowAbove(entries: readonly FormEntry[], field: string): FormEntry | undefined {
  if (!field.endsWith('B')) return undefined;
  const first = field.slice(0, -1);
  return entries.find((one) => one.field === first || one.field === `${first}A`);
}
