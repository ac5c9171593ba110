import type { Form1099Document } from '@paperwage/documents/1099';
import { boxOfField } from '@paperwage/documents/forms';

/** Parts of an address that share a box where the edition has none of their own. */
const SHARED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['Address', 'Room', 'City', 'State', 'Zip', 'Country', 'Telephone'].map((part) => [`payers${part}`, 'payersName']),
  ),
  recipientsRoom: 'recipientsAddress',
  recipientsState: 'recipientsCity',
  recipientsZip: 'recipientsCity',
  recipientsCountry: 'recipientsCity',
};

/** The region of the paper that shows a field, where the two have different names. */
export function regionOfField(path: string, { edition }: Pick<Form1099Document, 'edition'>): string {
  const [field] = path.split('.') as [string];
  return boxOfField(edition, field) ? field : (SHARED[field] ?? field);
}

/** The field behind a region of the paper. */
export function fieldOfRegion(region: string): string {
  return region === 'tippedOccupationCodes' ? 'tippedOccupationCodes.0' : region;
}
