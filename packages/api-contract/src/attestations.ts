import type { DocumentType } from '@paperwage/documents/kinds';

/**
 * What issuers attest, by type. The version is stored with every issued document, so change it whenever the words change.
 */
export const ATTESTATION_VERSION = '1';
export const ATTESTATIONS = {
  paystub: 'The names, dates and amounts are true, and this pay was or will be paid.',
  invoice: 'The names, dates and amounts are true, and the goods or services were or will be provided.',
  w2: 'The names, numbers and amounts are true.',
  '1099': 'The names, numbers and amounts are true.',
} satisfies Record<DocumentType, string>;
