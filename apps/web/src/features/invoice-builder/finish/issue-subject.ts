import { invoiceIssuedFacts } from '@paperwage/documents/invoice';
import { formatMoney } from '@paperwage/values';
import { dayText } from '../../../ui/day-text.ts';
import type { IssueSubject } from '../../builder/store/issue-subject.ts';
import type { InvoiceBuilder } from '../store/builder.ts';

/** What is issued of an invoice: the figures that the verify page will show. */
export function invoiceSubject({ calculation }: Pick<InvoiceBuilder, 'calculation'>): IssueSubject {
  const { issuer, recipient, codes } = invoiceIssuedFacts(calculation().result.document);
  return {
    issuer,
    owner: 'Seller',
    hasCodes: true,
    columns: ['Invoice date', 'Client', 'Total'],
    rows: codes.map(({ date, amount }) => [dayText(date), recipient, formatMoney(amount)]),
    typedOver: [],
  };
}
