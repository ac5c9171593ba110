import { miscEditions, necEditions } from '../../forms/form-1099-editions.ts';
import { editionOf, FORM_YEARS } from '../../forms/form-edition.ts';
import type { Form1099Draft } from './schema.ts';

const PARTS = {
  Name: 'name',
  Address: 'street address',
  Room: 'room or apartment',
  City: 'city',
  State: 'state',
  Zip: 'ZIP code',
  Country: 'country',
  Telephone: 'phone',
};

/** Names for fields without a box of their own, or in a shared one. */
const NAMES: Readonly<Record<string, string>> = {
  formType: 'Kind of payment',
  year: 'Year',
  income: 'Income',
  companyEin: 'Payer’s taxpayer number',
  socialSecurity: 'Recipient’s taxpayer number',
  accountNumber: 'Account number',
  otherFormsForRecipient: 'Other forms for the recipient',
  directSalesElsewhere: 'Direct sales on another form',
  returnsOfYear: 'Information returns of the year',
  corrected: 'Corrected',
  void: 'Void',
  fatca: 'FATCA filing requirement',
  secondTinNotice: '2nd TIN not.',
  ...Object.fromEntries(Object.entries(PARTS).map(([part, name]) => [`payers${part}`, `Payer ${name}`])),
  ...Object.fromEntries(Object.entries(PARTS).map(([part, name]) => [`recipients${part}`, `Recipient ${name}`])),
};

/** What people call a place in the draft, such as `Box 4`; undefined for a place that isn't a field. */
export function form1099PlaceName(draft: Form1099Draft, path: string): string | undefined {
  const [field] = path.split('.') as [string];
  if (NAMES[field] !== undefined) return NAMES[field];
  const editions = draft.formType === 'nec' ? necEditions : miscEditions;
  const { boxes } = editionOf(editions, Number(draft.year || FORM_YEARS.at(-1)));
  const box = boxes.find(({ entries }) => entries.some((entry) => entry.field === field));
  return box?.number === undefined ? undefined : `Box ${box.number}`;
}
