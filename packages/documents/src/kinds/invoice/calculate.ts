import { parseCalendarDate } from '@paperwage/values';
import { addressLines } from '../../drafts/address-lines.ts';
import { priceOf, quantityOf } from '../../drafts/amounts.ts';
import type { Issue } from '../../drafts/issue.ts';
import { isExcludedFromSums } from '../../drafts/issue.ts';
import { logoOfText } from '../../drafts/logo.ts';
import { isBlankItem } from './calculation/blank-item.ts';
import { dueDate } from './calculation/due-date.ts';
import { payLinkOf } from './calculation/pay-link.ts';
import { resultIssues } from './calculation/result-issues.ts';
import type { ItemFigures } from './calculation/totals.ts';
import { invoiceFigures } from './calculation/totals.ts';
import type { InvoiceDocument, InvoiceLine, InvoiceParty } from './document.ts';
import type { InvoiceDraft, InvoiceItem } from './schema.ts';
import { validateInvoice } from './validate.ts';

/** A row never splits across two pages, so its length is limited. */
const MAX_DETAIL_LINES = 8;

/** A computed draft: what is printed, every item's figures, and what is wrong with it. */
export interface InvoiceResult {
  readonly document: InvoiceDocument;
  /** One per item in the draft, in order; the document omits items with nothing entered. */
  readonly items: readonly ItemFigures[];
  /** Everything to report about the draft: what `validateInvoice` finds, and what only the calculation can find. */
  readonly issues: readonly Issue[];
}

/** Computes an invoice. Never throws on any text: unreadable text counts as 0 and has an issue. */
export function calculateInvoice(draft: InvoiceDraft): InvoiceResult {
  const { items, totals } = invoiceFigures(draft);
  const issues = [...validateInvoice(draft), ...resultIssues(draft, totals)];
  const uncounted = issues.filter(isExcludedFromSums).map(({ path }) => path);
  const lines = draft.items.flatMap((item, index) => {
    const isSettled = !uncounted.some((path) => path.startsWith(`items.${index}.`));
    return isSettled && isBlankItem(item) ? [] : [{ ...lineOf(item, index, items[index]!), isSettled }];
  });
  const document: InvoiceDocument = {
    title: draft.formName.trim() || 'Invoice',
    from: {
      ...partyOf(draft.from),
      businessNumber: draft.from.businessNumber.trim(),
      logo: draft.logo === '' ? undefined : logoOfText(draft.logo),
    },
    to: partyOf(draft.to),
    number: draft.number.trim(),
    date: parseCalendarDate(draft.date),
    terms: draft.terms,
    due: dueDate(draft),
    currency: draft.currency,
    paperSize: draft.paperSize,
    items: lines,
    totals,
    isRefunded: draft.isRefunded === true,
    isSettled: uncounted.length === 0,
    notes: linesOf(draft.notes),
    payLink: (totals.balance > 0 && payLinkOf(draft.payLink)) || '',
  };
  return { document, items, issues };
}

function lineOf(item: InvoiceItem, index: number, figures: ItemFigures): Omit<InvoiceLine, 'isSettled'> {
  return {
    id: item.id,
    index,
    description: item.description.trim(),
    details: detailsOf(item.details),
    rate: priceOf(item.rate),
    quantity: quantityOf(item.qty),
    withTax: item.withTax,
    ...figures,
  };
}

function partyOf({ name, email, phone, address1, address2, city, state, zip }: InvoiceDraft['to']): InvoiceParty {
  return {
    name: name.trim(),
    email: email.trim(),
    telephone: phone.trim(),
    address: addressLines({ street1: address1, street2: address2, city, state, zip }),
  };
}

/** Text with its line breaks; of several empty lines in a row, one is kept. */
function linesOf(text: string): string[] {
  const lines = text
    .trim()
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.trim());
  return lines.filter((line, at) => line !== '' || (at > 0 && lines[at - 1] !== ''));
}

/** The lines of an item's details; if a row can't hold them all, they run together so that none is lost. */
function detailsOf(text: string): string[] {
  const lines = linesOf(text).filter((line) => line !== '');
  return lines.length <= MAX_DETAIL_LINES ? lines : [lines.join(' \u00b7 ')];
}
