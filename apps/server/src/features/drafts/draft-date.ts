import type { GenerateDocumentRequest } from '@paperwage/api-contract';
import { parseCalendarDate } from '@paperwage/values';

/**
 * What tells one draft of the same people from another: the last pay date, the date of an invoice as `YYYY-MM-DD`, or
 * the year of a form. Empty where it is not filled in, or is none.
 */
export function draftDate({ type, documentData }: GenerateDocumentRequest): string {
  switch (type) {
    case 'paystub':
      return documentData.items
        .map(({ payDate }) => dayOr(payDate))
        .reduce((last, day) => (day > last ? day : last), '');
    case 'invoice':
      return dayOr(documentData.date);
    case 'w2':
    case '1099':
      return /^\d{4}$/.test(documentData.year) ? documentData.year : '';
  }
}

function dayOr(text: string): string {
  return parseCalendarDate(text) ?? '';
}
