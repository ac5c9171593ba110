import type { Cents } from '@paperwage/values';
import { formatRate, negate } from '@paperwage/values';
import { amount, dateText, UNKNOWN_AMOUNT } from '../../../look/wording.ts';
import { currencyName, currencySign, termsName } from '../choices.ts';
import type { InvoiceDocument } from '../document.ts';
import type { Fact } from '../../../look/facts.ts';

/** `$6,956.85`, `CA$6,956.85`, or `−€5.00` with a true minus. */
export function money({ currency }: InvoiceDocument, value: Cents): string {
  const written = amount(value);
  const sign = currencySign(currency);
  return written.startsWith('\u2212') ? `\u2212${sign}${written.slice(1)}` : `${sign}${written}`;
}

/** Number, date, terms and due date, as far as they are known; the currency where it is not the usual one. */
export function invoiceFacts({ number, date, terms, due, currency }: InvoiceDocument): readonly Fact[] {
  const isNamed = terms !== 'none' && terms !== 'custom';
  return [
    { label: 'Number', value: number, region: 'number' },
    { label: 'Date', value: dateText(date), region: 'date' },
    { label: 'Terms', value: isNamed ? termsName(terms) : '', region: 'terms' },
    { label: 'Due', value: dateText(due), region: 'due' },
    { label: 'Currency', value: currency === 'USD' ? '' : currencyName(currency), region: 'currency' },
  ];
}

/** A line of the totals. */
export interface TotalLine {
  readonly label: string;
  readonly value: string;
  readonly region: string;
  /** Says what is within the lines above it and adds nothing. */
  readonly isAside?: boolean;
  readonly isStrong?: boolean;
}

/**
 * The lines from the subtotal to what is due: each one that counts, with its sign, and the total if one was paid. No
 * figure is shown while a typed number doesn't count.
 */
export function totalLines(document: InvoiceDocument): readonly TotalLine[] {
  const lines = countedLines(document);
  return document.isSettled ? lines : lines.map((line) => ({ ...line, value: UNKNOWN_AMOUNT }));
}

function countedLines(document: InvoiceDocument): readonly TotalLine[] {
  const { totals } = document;
  const { subtotal, discount, tax, total, paid } = totals;
  const inCurrency = (value: Cents) => money(document, value);
  const taken = (value: Cents) => money(document, value === 0 ? value : negate(value));
  const lines: TotalLine[] = [{ label: 'Subtotal', value: inCurrency(subtotal), region: 'subtotal' }];
  if (discount.type !== 'none') {
    const label = discount.type === 'percent' ? `Discount, ${formatRate(discount.rate)}` : 'Discount';
    lines.push({ label, value: taken(discount.amount), region: 'discount' });
  }
  if (tax.rate !== 0 && !tax.isIncluded) {
    const value = tax.type === 'deducted' ? taken(tax.amount) : inCurrency(tax.amount);
    const of = isTaxBaseShown(document) ? '' : ` of ${inCurrency(tax.base)}`;
    lines.push({ label: `${tax.label}, ${formatRate(tax.rate)}${of}`, value, region: 'tax' });
  }
  if (paid !== 0) {
    lines.push({ label: 'Total', value: inCurrency(total), region: 'total', isStrong: true });
  }
  if (tax.rate !== 0 && tax.isIncluded) {
    const within = isTaxBaseShown(document) ? '' : `, in ${inCurrency(tax.base)}`;
    const label = `Includes ${tax.label}, ${formatRate(tax.rate)}${within}`;
    lines.push({ label, value: inCurrency(tax.amount), region: 'tax', isAside: true });
  }
  const isRefunded = isRefundedInFull(document);
  if (paid !== 0 && (isRefunded || !isPaidInFull(document))) {
    lines.push({ label: isRefunded ? 'Refunded' : 'Paid', value: taken(paid), region: 'paidAmount' });
  }
  return lines;
}

/** Whether the taxable amount is visible: the whole subtotal less the discount, or the items' amounts. */
export function isTaxBaseShown({ totals }: Pick<InvoiceDocument, 'totals'>): boolean {
  const { subtotal, discount, tax } = totals;
  return tax.base === subtotal - discount.amount && (tax.type !== 'per_item' || discount.amount === 0);
}

/** The balance with the day it is due, for the head of a page. */
export function balanceHeading(document: InvoiceDocument): string {
  const { label } = balanceLine(document);
  if (document.isSettled && document.totals.balance <= 0) return label;
  return [label, document.due ? dateText(document.due) : document.terms === 'on_receipt' ? 'on receipt' : '']
    .filter(Boolean)
    .join(' ');
}

/**
 * What the balance is called: due, or a credit, which is then written without a sign. If it was paid or refunded in
 * full, showing that amount says more than a balance of zero.
 */
export function balanceLine(document: InvoiceDocument): { readonly label: string; readonly value: string } {
  const { balance, total } = document.totals;
  if (!document.isSettled) return { label: 'Balance due', value: UNKNOWN_AMOUNT };
  if (balance < 0) return { label: 'Credit', value: money(document, negate(balance)) };
  if (isPaidInFull(document)) return { label: fullLabel(document), value: money(document, total) };
  return { label: 'Balance due', value: money(document, balance) };
}

/** Whether something was paid, and all of it. */
export function isPaidInFull({ totals }: Pick<InvoiceDocument, 'totals'>): boolean {
  return totals.balance === 0 && totals.paid > 0;
}

/** Whether all of it was paid, and then paid back. */
export function isRefundedInFull(document: Pick<InvoiceDocument, 'totals' | 'isRefunded'>): boolean {
  return document.isRefunded && isPaidInFull(document);
}

/** What a balance of nothing is called where something was paid. */
export function fullLabel({ isRefunded }: Pick<InvoiceDocument, 'isRefunded'>): string {
  return isRefunded ? 'Refunded in full' : 'Paid in full';
}

/** `Invoice INV-20418 · Fernhill Garden Design`: which document a page belongs to. */
export function pageTitle({ title, number, from }: InvoiceDocument): string {
  return [[title, number].filter(Boolean).join(' '), from.name].filter(Boolean).join(' \u00b7 ');
}

/** `(503) 555-0186 · hello@fernhill.example`. */
export function contactLine({ telephone, email }: { readonly telephone: string; readonly email: string }): string {
  return [telephone, email].filter(Boolean).join(' \u00b7 ');
}
