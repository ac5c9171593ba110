import type { SavedContact } from '@paperwage/api-contract';
import type { DocumentType } from '@paperwage/documents';
import type { DocumentContent } from '../documents/document-records.ts';
import type { DraftContent } from '../documents/draft-records.ts';

/** How to remove full SSNs from each kind of content. */
export interface NumberCuts {
  readonly draft: (type: DocumentType, content: DraftContent) => DraftContent;
  readonly contact: (contact: SavedContact) => SavedContact;
  readonly document: (content: DocumentContent) => DocumentContent;
}

/** Who lets drafts and the address book store full SSNs, and what has some. */
export interface FullSsnRecords {
  /** When the user allowed it; undefined if they didn't. */
  consentedAtMs(userId: string): Promise<number | undefined>;
  consent(userId: string, atMs: number): Promise<void>;
  withdraw(userId: string): Promise<void>;
  /** Whether the user allowed it; until the transaction ends, it can't be withdrawn. */
  holdConsent(userId: string): Promise<boolean>;
  /** Cuts the SSNs in all drafts and contacts of a user, including removed drafts. */
  cutAllOf(userId: string, cuts: NumberCuts): Promise<void>;
  /**
   * The same for what was written before consent was asked for, and for documents; returns how many rows, at most
   * `limit`.
   */
  cutUnasked(cuts: NumberCuts, limit: number): Promise<number>;
}
