import type { IssuedFacts } from '../../../document-kind.ts';
import type { InvoiceDocument } from '../document.ts';
import { invoiceFacts, money } from '../templates/wording.ts';

/** What is known about an issued invoice. None of the fields it is checked by is empty, and every total is calculated. */
export function invoiceIssuedFacts(document: InvoiceDocument): IssuedFacts {
  const { from, to, date, due, items, totals, title } = document;
  const facts = [
    { label: 'From', value: from.name },
    { label: 'To', value: to.name },
    ...invoiceFacts(document)
      .filter(({ value }) => value !== '')
      .map(({ label, value }) => ({ label: label === 'Number' ? `${title} number` : label, value })),
    { label: 'Total', value: money(document, totals.total) },
    ...(totals.paid === 0 ? [] : [{ label: 'Paid', value: money(document, totals.paid) }]),
  ];
  return {
    issuer: from.name,
    otherNames: [],
    lines: [from.businessNumber, ...from.address],
    recipient: to.name,
    figures: JSON.stringify([date, due, items.map(({ rate, quantity, amount }) => [rate, quantity, amount]), totals]),
    codes: [{ date: date!, amount: totals.total, facts, typedOver: [] }],
  };
}
