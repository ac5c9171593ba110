import { plainName } from '../../../drafts/plain-name.ts';
import type { InvoiceDocument } from '../document.ts';

const LONGEST_NUMBER = 30;

/** As many digits as a tax number has, however they are grouped. */
const TAX_NUMBER_DIGITS = 9;

/**
 * `invoice-2026-11-20-inv-20418.pdf`: date and number, or the client's name where there is no number. A number as long
 * as an SSN or EIN is left out, because no such number is ever part of a name.
 */
export function invoiceFileName({ date, number, to }: InvoiceDocument, extension: 'pdf' | 'xlsx'): string {
  return `${['invoice', date, plainNumber(number) || plainName(to.name)].filter(Boolean).join('-')}.${extension}`;
}

function plainNumber(number: string): string {
  if (number.replace(/\D/g, '').length >= TAX_NUMBER_DIGITS) return '';
  return number
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .slice(0, LONGEST_NUMBER)
    .replace(/^-+|-+$/g, '');
}
