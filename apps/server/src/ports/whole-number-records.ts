import type { SavedContact } from '@paperwage/api-contract';
import type { DocumentType } from '@paperwage/documents';
import type { DocumentContent } from './document-records.ts';
import type { DraftContent } from './draft-records.ts';

/** How each kind of content becomes one without the whole number of a person. */
export interface NumberCuts {
  readonly draft: (type: DocumentType, content: DraftContent) => DraftContent;
  readonly contact: (contact: SavedContact) => SavedContact;
  readonly document: (content: DocumentContent) => DocumentContent;
}

/** Who said that drafts and the address book may hold whole numbers of persons, and what holds some. */
export interface WholeNumberRecords {
  /** When the user said so; undefined for who did not. */
  consentedAtMs(userId: string): Promise<number | undefined>;
  consent(userId: string, atMs: number): Promise<void>;
  withdraw(userId: string): Promise<void>;
  /** Whether the user said so; until the transaction ends, it cannot be withdrawn. */
  holdConsent(userId: string): Promise<boolean>;
  /** Cuts the numbers in all drafts and contacts of a user, in drafts that were removed too. */
  cutAllOf(userId: string, cuts: NumberCuts): Promise<void>;
  /** The same for what was written before consent was asked, and for documents; answers how many rows, at most `limit`. */
  cutUnasked(cuts: NumberCuts, limit: number): Promise<number>;
}
