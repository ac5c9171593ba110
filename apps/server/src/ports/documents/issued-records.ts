import type { Issuer, RevocationReason } from '@paperwage/api-contract';
import type { CodeFacts, DocumentType, IssuedFacts } from '@paperwage/documents';
import type { FileFormat } from './document-renderer.ts';

/** A document as it is issued. */
export interface NewIssued {
  /** Its id in the history. */
  readonly id: string;
  readonly userId: string;
  readonly type: DocumentType;
  readonly issuedAtMs: number;
  readonly issuer: Issuer;
  /** The sentence that the issuer attested. */
  readonly attestation: string;
  /** One for each of the facts' codes. */
  readonly codes: readonly string[];
  readonly facts: IssuedFacts;
}

/** What we know about an issued document, without its figures. */
export interface IssuedHead extends Omit<NewIssued, 'facts'> {
  /** Absent while it is valid. */
  readonly end?: IssuedEnd;
}

/** Since when a document is no longer valid: it was replaced, or revoked by its issuer or by us. */
export interface IssuedEnd {
  readonly atMs: number;
  readonly replacedBy?: string | undefined;
  readonly revokedFor?: RevocationReason | undefined;
}

/** What an account has issued, including a document that it is about to issue. */
export interface IssuingHistory {
  /** How many different employers, sellers or payers lately. */
  readonly issuers: number;
  /** How many different people with exactly the figures of this one. */
  readonly recipients: number;
}

/** Documents that others can verify. They are permanently deleted with their history entries. */
export interface IssuedRecords {
  add(issued: NewIssued): Promise<void>;
  /** Keeps the hash of a file. Does nothing if it is kept already. */
  addFile(id: string, format: FileFormat, sha256: string): Promise<void>;
  /** Revokes a valid document, or replaces it. False if the user has no valid one of this id. */
  end(userId: string, id: string, end: IssuedEnd): Promise<boolean>;
  /** Those of the ids that are issued. */
  heads(ids: readonly string[]): Promise<ReadonlyMap<string, IssuedHead>>;
  /** The same without deleted documents, which nobody can check. */
  standingHeads(ids: readonly string[]): Promise<ReadonlyMap<string, IssuedHead>>;
  /** The documents of a file that are not deleted, or even those, valid ones first, then the newest. */
  ofFile(
    sha256: string,
    evenDeleted?: boolean,
  ): Promise<readonly { readonly format: FileFormat; readonly head: IssuedHead }[]>;
  /** The document of each known code that is not deleted, or even those, in the order of the codes. */
  ofCodes(
    codes: readonly string[],
    evenDeleted?: boolean,
  ): Promise<readonly { readonly code: string; readonly head: IssuedHead }[]>;
  /** What we show for a code; undefined if the document was permanently deleted. */
  factsOf(head: IssuedHead, code: string): Promise<CodeFacts | undefined>;
  historyOf(
    issuing: Pick<NewIssued, 'userId' | 'facts'> & { readonly issuersSinceMs: number },
  ): Promise<IssuingHistory>;
  /** Counts a report about a document. */
  countReport(id: string): Promise<void>;
  /** How many documents an account issued, deleted ones too, and how often they were reported. */
  countsOf(userId: string): Promise<{ readonly documents: number; readonly reports: number }>;
}
