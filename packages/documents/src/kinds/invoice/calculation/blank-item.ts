import { priceOf } from '../../../drafts/amounts.ts';
import type { InvoiceItem } from '../schema.ts';

/** Whether nothing was entered in an item, so that it isn't printed. */
export function isBlankItem({ description, details, rate }: InvoiceItem): boolean {
  return description.trim() === '' && details.trim() === '' && priceOf(rate) === 0;
}
