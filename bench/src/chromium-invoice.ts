import type { InvoiceDocument, InvoiceLine } from '@paperwage/documents/invoice';
import { formatMoney, formatQuantity, formatUnitPrice, formatUsDate } from '@paperwage/values';
import { fontFaces, row } from './html-parts.ts';

/** The style sheet with our own small fonts; made once, as a server that prints pages would. */
export function invoiceStyle(folder: string): string {
  return `${fontFaces(folder)}
body{margin:36pt;font:9.2pt/1.4 Stub;color:#1a1f24}header,section{display:flex;justify-content:space-between}
header{border-bottom:1.6pt solid #2f5d43;padding-bottom:12pt}table{border-collapse:collapse;width:100%}
small{display:block;font-size:7.6pt;color:#5b656f}th{background:#e8efe9;font-size:7.6pt}tr{break-inside:avoid}
td,th{text-align:right;padding:4pt 6pt;border-bottom:.5pt solid #e4e8ec;vertical-align:top}
td:first-child,th:first-child{text-align:left}aside{margin-left:55%;break-inside:avoid}`;
}

const item = (line: InvoiceLine) =>
  row('td', [
    [line.description, ...line.details.map((detail) => `<small>${detail}</small>`)].join(''),
    formatQuantity(line.quantity),
    formatUnitPrice(line.rate),
    formatMoney(line.amount),
  ]);

/** The lines below the items, each with its amount. */
export function totalLines({ totals, currency }: InvoiceDocument): readonly (readonly [string, string])[] {
  return [
    ['Subtotal', formatMoney(totals.subtotal)],
    ['Discount', `-${formatMoney(totals.discount.amount)}`],
    [totals.tax.label, formatMoney(totals.tax.amount)],
    ['Total', formatMoney(totals.total)],
    ['Paid', formatMoney(totals.paid)],
    [`Balance due (${currency})`, formatMoney(totals.balance)],
  ];
}

/** The invoice as the page that Chromium is to print, every text and line of ours but for the QR code. */
export function invoiceHtml(style: string, document: InvoiceDocument): string {
  const { from, to, items, date, due } = document;
  const logo = from.logo
    ? `<img width="32" alt="" src="data:${from.logo.mediaType};base64,${Buffer.from(from.logo.bytes).toString('base64')}">`
    : '';
  return `<!doctype html><html lang="en"><meta charset="utf8"><title>${document.title}</title><style>${style}</style>
<header><div>${logo}<h1>${from.name}</h1>${from.address.join('<br>')}<br>${from.telephone}<br>${from.email}</div>
<div><h2>${document.title}</h2>No. ${document.number}<br>Date ${date ? formatUsDate(date) : ''}<br>Due ${due ? formatUsDate(due) : ''}</div></header>
<section><div><small>Bill to</small><b>${to.name}</b><br>${to.address.join('<br>')}<br>${to.telephone}<br>${to.email}</div></section>
<table><thead>${row('th', ['Description', 'Quantity', 'Rate', 'Amount'])}</thead>${items.map(item).join('')}</table>
<aside><table>${totalLines(document)
    .map((line) => row('td', line))
    .join('')}</table></aside>
<p>${document.notes.join('<br>')}</p><p>${document.payLink}</p></html>`;
}
