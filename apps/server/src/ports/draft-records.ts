import type { DocumentType } from '@paperwage/documents';

/** Of a draft, what its list shows. */
export interface DraftHead {
  readonly id: string;
  readonly type: DocumentType;
  readonly fromName: string;
  readonly toName: string;
  /** The day it is of, or the year of a form; empty where it is not filled in. */
  readonly date: string;
  readonly version: number;
  readonly updatedAtMs: number;
}

/** What is in a draft; sealed. */
export interface DraftContent {
  readonly template: string;
  readonly theme: string;
  readonly documentData: unknown;
}

export interface StoredDraft extends DraftHead {
  readonly content: DraftContent;
}

export interface DraftRecords {
  create(userId: string, draft: StoredDraft): Promise<void>;
  /** Puts a draft of the same type in the place of the version before it. False when that is not the one there. */
  replace(userId: string, draft: StoredDraft): Promise<boolean>;
  find(userId: string, id: string): Promise<StoredDraft | undefined>;
  /** The last changed first. */
  list(userId: string): Promise<readonly DraftHead[]>;
  count(userId: string): Promise<number>;
  /** Takes a draft away for as long as `purge` leaves it. False when there is none. */
  remove(userId: string, id: string, atMs: number): Promise<boolean>;
  restore(userId: string, id: string): Promise<boolean>;
  /** Takes drafts away for good that were removed before a time, and answers their ids; at most `limit`. */
  purge(removedBeforeMs: number, limit: number): Promise<readonly string[]>;
  /** Takes all drafts of a user away for good, and answers their ids. */
  purgeAllOf(userId: string): Promise<readonly string[]>;
}
