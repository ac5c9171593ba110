import { impossibleDay, parseCalendarDate } from '@paperwage/values';
import { amountFault, priceFault, quantityFault } from '../../drafts/amounts.ts';
import type { Issue } from '../../drafts/issue.ts';
import { amountIssue, issue, priceIssue, quantityIssue, warning } from '../../drafts/issue.ts';
import { lettersNotPrintable } from '../../drafts/letter-issues.ts';
import { logoOfText } from '../../drafts/logo.ts';
import { telephoneIssues } from '../../drafts/telephone-issues.ts';
import { payLinkOf } from './calculation/pay-link.ts';
import { rateFault } from './calculation/rates.ts';
import type { InvoiceDraft, InvoiceItem } from './schema.ts';

/**
 * Everything the draft alone can tell is wrong, in the order of the form. A finished document has no `error`; a
 * `warning` explains something odd that may well be right.
 */
export function validateInvoice(draft: InvoiceDraft): Issue[] {
  return [
    ...logoIssues(draft),
    ...partyIssues('from', draft.from, 'Enter your name or that of your company.'),
    ...partyIssues('to', draft.to, 'Enter the name of the client.'),
    ...detailIssues(draft),
    ...draft.items.flatMap((item, index) => itemIssues(item, `items.${index}`)),
    ...totalIssues(draft),
    ...lettersNotPrintable(printedTexts(draft)),
  ];
}

function logoIssues({ logo }: InvoiceDraft): Issue[] {
  if (logo === '' || logoOfText(logo)) return [];
  return [issue('logo', 'logo-unreadable', 'This logo cannot be read. Choose another image.')];
}

function partyIssues(holder: 'from' | 'to', party: InvoiceDraft['to'], missing: string): Issue[] {
  const { name, email, phone, zip } = party;
  const issues: Issue[] = [];
  if (name.trim() === '') issues.push(issue(`${holder}.name`, 'name-missing', missing));
  if (email.trim() !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) {
    const message = 'This is not an email address. One looks like name@example.com.';
    issues.push(warning(`${holder}.email`, 'email-unusual', message));
  }
  issues.push(...telephoneIssues(`${holder}.phone`, phone));
  if (/^\d/.test(zip.trim()) && !/^\d{5}(-\d{4})?$/.test(zip.trim())) {
    const message = 'A ZIP code has 5 digits, such as 78701, or 5 and 4.';
    issues.push(warning(`${holder}.zip`, 'zip-unusual', message));
  }
  return issues;
}

function detailIssues({ number, date, terms, customDueDate }: InvoiceDraft): Issue[] {
  const issues: Issue[] = [];
  if (number.trim() === '') issues.push(issue('number', 'number-missing', 'Enter the number of the invoice.'));
  issues.push(...dateIssues('date', date, 'Enter the date of the invoice.'));
  if (terms !== 'custom') return issues;
  issues.push(...dateIssues('customDueDate', customDueDate, 'Enter the due date, or choose other terms.'));
  const [from, due] = [parseCalendarDate(date), parseCalendarDate(customDueDate)];
  if (from && due && due < from) {
    const message = 'The due date lies before the date of the invoice. Check both.';
    issues.push(warning('customDueDate', 'due-before-date', message));
  }
  return issues;
}

function dateIssues(path: string, text: string, missing: string): Issue[] {
  if (text === '') return [issue(path, 'date-missing', missing)];
  if (parseCalendarDate(text)) return [];
  return [issue(path, 'date-unknown', impossibleDay(text) ?? 'This is no date. Enter one such as 11/20/2026.')];
}

function itemIssues({ description, rate, qty }: InvoiceItem, path: string): Issue[] {
  const missing = issue(`${path}.description`, 'description-missing', 'Say what this item is, or remove it.');
  return [
    ...(description.trim() === '' ? [missing] : []),
    ...priceIssue(`${path}.rate`, priceFault(rate)),
    ...quantityIssue(`${path}.qty`, quantityFault(qty)),
  ];
}

function totalIssues(draft: InvoiceDraft): Issue[] {
  const { discountType, discountRate, taxType, taxRate, paidAmount, payLink } = draft;
  const issues: Issue[] = [];
  if (discountType === 'percent') issues.push(...rateIssues('discountRate', discountRate, 'The discount'));
  if (discountType === 'flat_amount') issues.push(...amountIssue('discountRate', amountFault(discountRate)));
  if (taxType !== 'none') issues.push(...rateIssues('taxRate', taxRate, 'The tax'));
  issues.push(...amountIssue('paidAmount', amountFault(paidAmount)));
  if (payLink.trim() !== '' && payLinkOf(payLink) === undefined) {
    const message = 'This is not an address on the web. Enter one such as https://pay.example.com/invoice.';
    issues.push(issue('payLink', 'link-unreadable', message));
  }
  return issues;
}

function rateIssues(path: string, text: string, what: string): Issue[] {
  const fault = rateFault(text);
  if (!fault) return [];
  if (fault === 'outOfRange') {
    return [issue(path, 'rate-out-of-range', `${what} is a percentage from 0 to 100. Enter one such as 8.25.`)];
  }
  return [issue(path, 'not-a-number', `${what} is not a percentage. Enter digits, such as 8.25; at most 4 decimals.`)];
}

function printedTexts({ formName, from, to, number, taxLabel, items, notes }: InvoiceDraft) {
  const party = ['name', 'email', 'phone', 'address1', 'address2', 'city', 'state', 'zip'] as const;
  return [
    { path: 'formName', text: formName },
    ...party.map((field) => ({ path: `from.${field}`, text: from[field] })),
    ...party.map((field) => ({ path: `to.${field}`, text: to[field] })),
    { path: 'from.businessNumber', text: from.businessNumber },
    { path: 'number', text: number },
    ...items.flatMap(({ description, details }, index) => [
      { path: `items.${index}.description`, text: description },
      { path: `items.${index}.details`, text: details },
    ]),
    { path: 'taxLabel', text: taxLabel },
    { path: 'notes', text: notes },
  ];
}
