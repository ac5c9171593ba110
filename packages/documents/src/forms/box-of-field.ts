import type { FormEdition } from './form-edition.ts';

/** The number and the caption of the box that a field stands in; the number is empty where the box has none. */
export interface BoxName {
  readonly number: string;
  readonly caption: string;
}

/** The box of a field in an edition; undefined where the edition has none for it. */
export function boxOfField(edition: FormEdition, field: string): BoxName | undefined {
  for (const box of edition.boxes) {
    const entry = box.entries.find((one) => one.field === field);
    if (!entry) continue;
    const caption = entry.caption ?? entry.words ?? box.caption ?? captionAbove(edition, field);
    return { number: box.number ?? '', caption };
  }
  return undefined;
}

/** Rows without a caption of their own repeat the one above. */
function captionAbove(edition: FormEdition, field: string): string {
  const first = field.replace(/B$/, '');
  for (const box of edition.boxes) {
    const entry = box.entries.find((one) => one.field === first || one.field === `${first}A`);
    if (entry) return `${entry.caption ?? box.caption ?? ''} (second)`.trim();
  }
  return field === 'year' ? 'Calendar year' : '';
}
