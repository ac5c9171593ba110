import type { Form1099Document } from './document.ts';
import { AMOUNT_FIELDS } from './fields.ts';
import { hasBox } from './validation/rule-facts.ts';

/** Whether the form reports anything: an amount, a mark, or, on a corrected form, an amount being withdrawn. */
export function hasFilledBox1099(document: Form1099Document): boolean {
  const { amounts, checks, isCorrected } = document;
  const fields = AMOUNT_FIELDS.filter((field) => hasBox(document, field) && !field.startsWith('state'));
  return (
    fields.some((field) => (amounts[field] ?? 0) > 0 || (isCorrected && amounts[field] === 0)) ||
    (['payerDirectSales', 'fatca'] as const).some((field) => hasBox(document, field) && checks[field])
  );
}
