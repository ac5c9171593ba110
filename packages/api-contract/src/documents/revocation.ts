import type { REPORT_REASONS } from '../constants.ts';

/** Why we revoke a document that somebody reported. */
export type RevocationReason = (typeof REPORT_REASONS)[number];

/** What the document's issuer, and anyone who checks it, reads. */
export const REVOCATION_SENTENCES: Readonly<Record<RevocationReason, string>> = {
  notIssuedByEmployer: 'The employer or seller told us they didn’t issue this.',
  falseFigures: 'The figures are false.',
  nameUsed: 'A name is used without permission.',
  other: 'This breaks our terms.',
};
