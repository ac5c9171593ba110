import { formatUsDate } from '@paperwage/values';
import type { PayFrequency } from '@paperwage/payroll';
import { PAY_FREQUENCY_NAMES } from '@paperwage/payroll';
import type { Cents } from '@paperwage/values';
import { openProgram } from '../../../explanations/coverage-sentence.ts';
import { isBeforeLocalTax } from '../../../explanations/local-coverage-sentence.ts';
import { UNKNOWN_AMOUNT } from '../../../look/wording.ts';
import type { PayStub, PayStubDocument, Totals } from '../document.ts';

/** Filing statuses as a stub prints them. */
export const STATUS_NAMES: Readonly<Record<PayStubDocument['employee']['maritalStatus'], string>> = {
  SINGLE: 'Single',
  MARRIED: 'Married',
  HEAD_OF_HOUSEHOLD: 'Head of household',
};

/** `monthly`, `every two weeks`. */
export function frequencyInSentence(frequency: PayFrequency): string {
  return PAY_FREQUENCY_NAMES[frequency].toLowerCase();
}

/** A total as text: a dash while it is not settled, because a number would be a wrong one. */
export function totalOrDash(
  stub: PayStub,
  which: 'gross' | 'deductionTotal' | 'net',
  of: keyof Totals,
  format: (total: Cents) => string,
): string {
  const isSettled = stub.settled[which === 'gross' ? 'gross' : 'net'][of];
  return isSettled ? format(stub[which][of]) : UNKNOWN_AMOUNT;
}

/** `11/07/2026 – 11/20/2026`; with one end known, that one after `From` or `To`. */
export function periodText({ from, to }: PayStub['period']): string {
  if (from && to) return `${formatUsDate(from)} \u2013 ${formatUsDate(to)}`;
  if (from) return `From ${formatUsDate(from)}`;
  return to ? `To ${formatUsDate(to)}` : '';
}

/** How a direct deposit is named; empty when the pay is not deposited. */
export function depositText(deposit: PayStubDocument['directDeposit']): string {
  if (!deposit) return '';
  return deposit.accountEnding === '' ? 'Direct deposit' : `Direct deposit to account ending ${deposit.accountEnding}`;
}

/** `Net pay`, with what it is before while a tax is open that belongs to it: `Net pay before local tax`. */
export function netName(recipient: PayStubDocument['recipient'], stub: PayStub): string {
  return withOpenTaxes(netWord(recipient), stub);
}

/** The name of a net amount, with what it is before: `Net before local tax`. */
export function withOpenTaxes(name: string, stub: PayStub): string {
  const open = openTaxes(stub);
  return open === undefined ? name : `${name} ${open}`;
}

/** What is left of the pay is called alike on the screen and on paper. */
export function netWord(recipient: PayStubDocument['recipient']): string {
  return recipient === 'contractor' ? 'Amount paid' : 'Net pay';
}

/** `before local tax`: what nobody said yet how to withhold; undefined where nothing is open. */
export function openTaxes({ coverage, deductions }: Pick<PayStub, 'coverage' | 'deductions'>): string | undefined {
  if (!coverage) return undefined;
  const isLocalOpen = isBeforeLocalTax(coverage.local);
  const program = openProgram(coverage);
  const isProgramOpen = program && !deductions.some(({ key, typed }) => key === program.key && typed);
  const open = [...(isLocalOpen ? ['local tax'] : []), ...(isProgramOpen ? [program.short] : [])];
  return open.length === 0 ? undefined : `before ${open.join(' and ')}`;
}

/** What the recipient is called, and the words that go with it. */
export interface RecipientWords {
  readonly title: string;
  readonly recipient: string;
  readonly recipientId: string;
  readonly gross: string;
}

export function recipientWords(recipient: PayStubDocument['recipient']): RecipientWords {
  return recipient === 'contractor'
    ? { title: 'Payment statement', recipient: 'Contractor', recipientId: 'Contractor ID', gross: 'Gross payment' }
    : { title: 'Earnings statement', recipient: 'Employee', recipientId: 'Employee ID', gross: 'Gross pay' };
}
