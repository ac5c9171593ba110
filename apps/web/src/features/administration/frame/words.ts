import type { AdminJob, AdminOrder, AdminRefusal, AdminReport, AdminTrailEntry } from '@paperwage/api-contract';
import type { CallError } from '../../../identity/call.ts';

const NOT_HERE = 'Nothing is at this address. Check the link, or open it from its list.';
const OUT_OF_DATE = 'This page is out of date. Reload it.';

/** Why something isn’t shown: the server’s message, unless it is meant for developers. */
export function failureText({ code, message }: CallError): string {
  if (code === 'requestInvalid') return NOT_HERE;
  return code === 'callUnknown' ? OUT_OF_DATE : message;
}

const TIME = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** `Nov 20, 2026, 4:05 PM`. */
export function timeText(timeMs: number): string {
  return new Date(timeMs).toLocaleString('en-US', TIME);
}

const SIGN_NAMES: Readonly<Record<string, string>> = {
  '00AD': 'soft hyphen',
  '034F': 'grapheme joiner',
  '200B': 'zero-width space',
  '200C': 'zero-width non-joiner',
  '200D': 'zero-width joiner',
  '200E': 'left-to-right mark',
  '200F': 'right-to-left mark',
  '2060': 'word joiner',
  FEFF: 'zero-width no-break space',
};

/** A name with what nobody sees in it spelled out: `A[U+200B zero-width space]DP`. */
export function visibleText(name: string): string {
  return name.replace(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, (sign) => {
    const code = sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
    return `[${['U+' + code, SIGN_NAMES[code]].filter(Boolean).join(' ')}]`;
  });
}

const LONGEST_EXCERPT = 120;

/** The beginning of a text, for a list. */
export function excerpt(text: string): string {
  const letters = [...text];
  return letters.length <= LONGEST_EXCERPT ? text : `${letters.slice(0, LONGEST_EXCERPT).join('')}…`;
}

export const ORDER_STATUS: Readonly<Record<AdminOrder['status'], string>> = {
  pending: 'Not settled yet',
  authenticationNeeded: 'Waiting for the bank',
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
  stands: 'Not revoked or replaced',
  unchanged: 'This file is unchanged, and not revoked or replaced',
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
  documentRevoked: 'Revoked a document',
  issuingAllowed: 'Allowed a refused document',
  issuingRefused: 'Kept refusing a document',
  issuingStopped: 'Stopped an account from issuing',
  issuingStarted: 'Let an account issue again',
  jobRetried: 'Ran a job again',
  experimentSet: 'Changed an experiment',
  messageClosed: 'Closed a message',
};

const JOBS: Readonly<Record<string, string>> = {
  mail: 'Send an email',
  accountLink: 'Write an email with a login or password link',
  phoneCode: 'Send a code by text',
  'remove-files': 'Delete files',
  'settle-order': 'Check how a payment turned out',
  'refund-order': 'Refund a payment',
  analytics: 'Forward what happened in a visit',
  'forget-card': 'Delete a card at the card processor',
  'remove-rest': 'Delete what is left of an account',
  sweep: 'Delete expired data',
  'stray-files': 'Delete unused files',
  'cut-numbers': 'Shorten Social Security numbers',
  billing: 'Renew subscriptions',
};

/** What a job does. */
export function jobText({ kind }: Pick<AdminJob, 'kind'>): string {
  return JOBS[kind] ?? kind;
}
