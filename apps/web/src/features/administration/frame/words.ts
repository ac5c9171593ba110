import type { AdminJob, AdminOrder, AdminRefusal, AdminReport, AdminTrailEntry } from '@paperwage/api-contract';

const TIME = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** `Nov 20, 2026, 4:05 PM`. */
export function timeText(timeMs: number): string {
  return new Date(timeMs).toLocaleString('en-US', TIME);
}

const LONGEST_EXCERPT = 120;

/** The beginning of a text, for a list. */
export function excerpt(text: string): string {
  const letters = [...text];
  return letters.length <= LONGEST_EXCERPT ? text : `${letters.slice(0, LONGEST_EXCERPT).join('')}…`;
}

export const ORDER_STATUS: Readonly<Record<AdminOrder['status'], string>> = {
  pending: 'Not settled yet',
  authenticationNeeded: 'Waits for the bank',
  paid: 'Paid',
  declined: 'Declined',
  refunded: 'Refunded',
};

export const SUBSCRIPTION_STATUS = {
  none: 'None',
  active: 'Active',
  pastDue: 'Past due',
  canceled: 'Canceled',
  ended: 'Ended',
} as const;

export const REASONS: Readonly<Record<AdminReport['reason'], string>> = {
  notIssuedByEmployer: 'Employer or seller didn’t issue it',
  falseFigures: 'False figures',
  nameUsed: 'Name used without permission',
  other: 'Something else',
};

export const SHOWS: Readonly<Record<AdminReport['verification']['result'], string>> = {
  stands: 'A document with this code is issued and valid',
  unchanged: 'This file is issued, unchanged and valid',
  revoked: 'Its issuer revoked it',
  replaced: 'Its issuer replaced it',
  unknown: 'We have no such document',
};

export const RULES: Readonly<Record<AdminRefusal['rule'], string>> = {
  issuerBlocked: 'The name looks like an agency, bank or payroll company',
  issuersTooMany: 'More companies in 24 hours than an account can have',
  namesTooMany: 'Same dates and amounts for more people than an account can have',
};

export const ACTIONS: Readonly<Record<AdminTrailEntry['action'], string>> = {
  confirmed: 'Confirmed with a code',
  refunded: 'Refunded',
  reportClosed: 'Closed a report',
  issuingAllowed: 'Allowed a refused document',
  issuingRefused: 'Kept refusing a document',
  jobRetried: 'Ran a job again',
  messageClosed: 'Closed a message',
};

const JOBS: Readonly<Record<string, string>> = {
  mail: 'Send an email',
  accountLink: 'Write an email with a login or password link',
  phoneCode: 'Send a code by text',
  'remove-files': 'Delete files',
  'settle-order': 'Find out how a payment came out',
  'refund-order': 'Refund a payment',
  'forget-card': 'Delete a card at the card processor',
  'remove-rest': 'Delete what is left of an account',
  sweep: 'Delete what expired',
  'stray-files': 'Delete files that nothing uses',
  'cut-numbers': 'Cut Social Security numbers',
  billing: 'Renew subscriptions',
};

/** What a job does. */
export function jobText({ kind }: Pick<AdminJob, 'kind'>): string {
  return JOBS[kind] ?? kind;
}
