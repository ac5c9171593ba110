import type { DocumentType } from '@paperwage/documents';
import type { RemovedPage } from './document-records.ts';

/** What the list shows of a draft. */
export interface DraftHead {
  readonly id: string;
  readonly type: DocumentType;
  readonly fromName: string;
  readonly toName: string;
  /** Its date, or the year of a form; empty if not filled in. */
  readonly date: string;
  readonly version: number;
  readonly updatedAtMs: number;
}

/** The contents of a draft; encrypted. */
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
  /** Replaces the version before it with a draft of the same type. False if that isn't the current version. */
  replace(userId: string, draft: StoredDraft): Promise<boolean>;
  find(userId: string, id: string): Promise<StoredDraft | undefined>;
  /** Most recently changed first, without those that became documents. */
  list(userId: string): Promise<readonly DraftHead[]>;
  /** How many the list has. */
  count(userId: string): Promise<number>;
  /**
   * Takes a draft off the list that became a document, until it is changed again. False if that isn't the current
   * version.
   */
  finish(userId: string, id: string, version: number, atMs: number): Promise<boolean>;
  /** Removes a draft, which can be restored until `purge` deletes it. False if there is none. */
  remove(userId: string, id: string, atMs: number): Promise<boolean>;
  restore(userId: string, id: string): Promise<boolean>;
  /** Drafts that can be restored, the last removed first. */
  removed(userId: string, page: RemovedPage): Promise<readonly (DraftHead & { readonly removedAtMs: number })[]>;
  /** Permanently deletes drafts removed or finished before a time, and returns their ids; at most `limit`. */
  purge(removedBeforeMs: number, limit: number): Promise<readonly string[]>;
  /** Permanently deletes all drafts of a user, and returns their ids. */
  purgeAllOf(userId: string): Promise<readonly string[]>;
}
