import { boxOfField } from '../../forms/box-of-field.ts';
import type { Form1099Document } from './document.ts';
import { AMOUNT_FIELDS } from './fields.ts';

/** Whether the form reports anything: an amount, a mark, or, on a corrected form, an amount being withdrawn. */
export function hasFilledBox1099(document: Form1099Document): boolean {
  const { amounts, checks, edition, isCorrected } = document;
  const fields = AMOUNT_FIELDS.filter((field) => boxOfField(edition, field) && !field.startsWith('state'));
  return (
    fields.some((field) => (amounts[field] ?? 0) > 0 || (isCorrected && amounts[field] === 0)) ||
    (['payerDirectSales', 'fatca'] as const).some((field) => boxOfField(edition, field) && checks[field])
  );
}
