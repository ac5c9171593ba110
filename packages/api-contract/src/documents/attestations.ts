import type { DocumentType } from '@paperwage/documents/kinds';
import { DOCUMENT_TYPES, KINDS } from '@paperwage/documents/kinds';

/** What issuers attest, by type. We store the sentence with each issued document. */
export const ATTESTATIONS = Object.fromEntries(
  DOCUMENT_TYPES.map((type) => [type, KINDS[type].words.attestation]),
) as Readonly<Record<DocumentType, string>>;
