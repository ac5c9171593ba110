import { impossibleDay, parseCalendarDate } from '@paperwage/values';
import type { Issue } from '../../drafts/issue.ts';
import { amountIssues, issue, priceIssues, quantityIssues, warning } from '../../drafts/issue.ts';
import { lettersNotPrintable } from '../../drafts/letter-issues.ts';
import { logoOfText } from '../../drafts/logo.ts';
import { placeCodeOf } from '../../forms/form-places.ts';
import { isWrittenAsSsn } from '../../forms/tins/tin.ts';
import { telephoneIssues } from '../../drafts/telephone-issues.ts';
import { lengthIssues, limitsFor } from '../../drafts/text-lengths.ts';
import { isBlankItem } from './calculation/blank-item.ts';
import { payLinkOf } from './calculation/pay-link.ts';
import { rateFault } from './calculation/rates.ts';
import type { InvoiceDraft, InvoiceItem } from './schema.ts';
import { BUSINESS_NUMBER_MAX_LENGTH, INVOICE_LIMITS, ITEM_LIMITS, PARTY_LIMITS } from './text-limits.ts';

/**
 * Everything wrong that the draft alone can show, in the form's order. A finished document has no `error`; a `warning`
 * explains something odd that may still be right.
 */
export function validateInvoice(draft: InvoiceDraft): Issue[] {
  return [
    ...logoIssues(draft),
    ...partyIssues('from', draft.from, 'Enter your name or company.'),
    ...businessNumberIssues(draft.from),
    ...partyIssues('to', draft.to, 'Enter the client’s name or company.'),
    ...detailIssues(draft),
    ...draft.items.flatMap(itemIssues),
    ...totalIssues(draft),
    ...invoiceLengthIssues(draft),
    ...lettersNotPrintable(printedTexts(draft)),
  ];
}

function logoIssues({ logo }: InvoiceDraft): Issue[] {
  if (logo === '' || logoOfText(logo)) return [];
  return [issue('logo', 'logo-unreadable', 'We can’t read this logo. Choose another picture.')];
}

const US_ZIP = /^\d{5}(-\d{4})?$/;

function partyIssues(holder: 'from' | 'to', party: InvoiceDraft['to'], missing: string): Issue[] {
  const { name, email, phone, state, zip } = party;
  const issues: Issue[] = [];
  if (name.trim() === '') issues.push(issue(`${holder}.name`, 'name-missing', missing));
  if (email.trim() !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) {
    const message = 'Enter an email address such as name@example.com.';
    issues.push(warning(`${holder}.email`, 'email-unusual', message));
  }
  issues.push(...telephoneIssues(`${holder}.phone`, phone));
  if (US_ZIP.test(zip.trim()) && state.trim() !== '' && placeCodeOf(state) === undefined) {
    const message = `${state.trim()} is not a US state. Enter two letters, such as OR.`;
    issues.push(warning(`${holder}.state`, 'state-unusual', message));
  }
  if (/^\d/.test(zip.trim()) && !US_ZIP.test(zip.trim())) {
    const message = 'Enter a 5- or 9-digit ZIP code, such as 78701 or 78701-1234.';
    issues.push(warning(`${holder}.zip`, 'zip-unusual', message));
  }
  return issues;
}

/** An invoice goes to strangers, and we store no more of a personal number than in its other fields. */
function businessNumberIssues({ businessNumber }: InvoiceDraft['from']): Issue[] {
  if (!isWrittenAsSsn(businessNumber)) return [];
  const message =
    'This looks like a Social Security number. Leave it off the invoice. We keep only its last four digits.';
  return [warning('from.businessNumber', 'business-number-ssn', message)];
}

function detailIssues({ number, date, terms, customDueDate }: InvoiceDraft): Issue[] {
  const issues: Issue[] = [];
  if (number.trim() === '') issues.push(issue('number', 'number-missing', 'Enter the invoice number.'));
  issues.push(...dateIssues('date', date, 'Enter the invoice date.'));
  if (terms !== 'custom') return issues;
  issues.push(...dateIssues('customDueDate', customDueDate, 'Enter the due date, or choose other terms.'));
  const [from, due] = [parseCalendarDate(date), parseCalendarDate(customDueDate)];
  if (from && due && due < from) {
    const message = 'The due date is before the invoice date. Check both.';
    issues.push(warning('customDueDate', 'due-before-date', message));
  }
  return issues;
}

function dateIssues(path: string, text: string, missing: string): Issue[] {
  if (text === '') return [issue(path, 'date-missing', missing)];
  if (parseCalendarDate(text)) return [];
  return [issue(path, 'date-unknown', impossibleDay(text) ?? 'Enter a date such as 11/20/2026.')];
}

function itemIssues(item: InvoiceItem, index: number): Issue[] {
  const { description, rate, qty } = item;
  const path = `items.${index}`;
  const missing = issue(`${path}.description`, 'description-missing', 'Describe this item, or remove it.');
  return [
    ...(description.trim() === '' ? [missing] : []),
    ...priceIssues(`${path}.rate`, rate),
    ...quantityIssues(`${path}.qty`, qty),
    ...(isBlankItem(item) ? [] : emptyAmountIssues(item, index)),
  ];
}

/** Empty counts as 0, which is seldom intended. */
function emptyAmountIssues(item: InvoiceItem, index: number): Issue[] {
  const amounts = [
    { field: 'qty', name: 'quantity' },
    { field: 'rate', name: 'rate' },
  ] as const;
  return amounts
    .filter(({ field }) => item[field].trim() === '')
    .map(({ field, name }) => {
      const message = `Item ${index + 1} has no ${name}, so it comes to $0.00.`;
      return warning(`items.${index}.${field}`, 'amount-empty', message);
    });
}

function totalIssues(draft: InvoiceDraft): Issue[] {
  const { discountType, discountRate, taxType, taxRate, paidAmount, payLink } = draft;
  const issues: Issue[] = [];
  if (discountType === 'percent') issues.push(...rateIssues('discountRate', discountRate, 'The discount'));
  if (discountType === 'flat_amount') issues.push(...amountIssues('discountRate', discountRate));
  if (taxType !== 'none') issues.push(...rateIssues('taxRate', taxRate, 'The tax'));
  issues.push(...amountIssues('paidAmount', paidAmount));
  if (payLink.trim() !== '' && payLinkOf(payLink) === undefined) {
    const message = 'Enter a web address such as https://pay.example.com/invoice.';
    issues.push(issue('payLink', 'link-unreadable', message));
  }
  return issues;
}

function rateIssues(path: string, text: string, what: string): Issue[] {
  const fault = rateFault(text);
  if (!fault) return [];
  if (fault === 'comma') {
    const meant = text.replace('%', '').replace(',', '.').trim();
    const example = rateFault(meant) === undefined ? meant : '8.5';
    return [issue(path, 'rate-with-comma', `${what} has a comma. Enter ${example} with a period.`)];
  }
  if (fault === 'outOfRange') {
    return [issue(path, 'rate-out-of-range', `${what} must be from 0% to 100%. Enter a rate such as 8.25.`)];
  }
  return [issue(path, 'not-a-number', `${what} must be a percentage with at most 4 decimals, such as 8.25.`)];
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

/** Texts that an invoice has no room for. */
function invoiceLengthIssues(draft: InvoiceDraft): Issue[] {
  return lengthIssues([
    ...limitsFor('from.', draft.from, { ...PARTY_LIMITS, businessNumber: BUSINESS_NUMBER_MAX_LENGTH }),
    ...limitsFor('to.', draft.to, PARTY_LIMITS),
    ...draft.items.flatMap((item, index) => limitsFor(`items.${index}.`, item, ITEM_LIMITS)),
    ...limitsFor('', draft, INVOICE_LIMITS),
  ]);
}
