import type { GenerateDocumentRequest } from '@paperwage/api-contract';
import type { DocumentType } from '@paperwage/documents';

/** What a document was made from, and the name of its file. */
export interface DocumentContent {
  readonly request: GenerateDocumentRequest;
  readonly fileName: string;
  /** How many warnings there were for it; not known of documents from before they were counted. */
  readonly warningCount?: number;
}

/** What a word begins with that only the whole word finds; no word of a name does. */
export const MARK = '=';

/** What the history's list shows of a document, as the use case wrote it. */
export interface DocumentHead {
  readonly id: string;
  readonly type: DocumentType;
  readonly summary: unknown;
}

export interface StoredDocument extends DocumentHead {
  readonly content: DocumentContent;
  /** The key of its PDF, which is a file. */
  readonly fileWrappedKey: Uint8Array;
}

export interface DocumentFilter {
  readonly userId: string;
  readonly type: DocumentType;
  readonly limit: number;
  /** Only documents before this id. */
  readonly before?: string | undefined;
  /** Each must be the start of a word of the document, or a whole one that begins with `MARK`. */
  readonly beginnings: readonly string[];
  /** Made at or after this time, and at or before this time. */
  readonly fromMs?: number | undefined;
  readonly toMs?: number | undefined;
}

/** A page of what a user deleted, the last first. */
export interface RemovedPage {
  readonly limit: number;
  /** The last one of the page before. */
  readonly before?: { readonly removedAtMs: number; readonly id: string } | undefined;
}

/** The list's part of a document with what was added to it since it was made. */
export interface CompletedRow {
  readonly summary: unknown;
  readonly words: readonly string[];
}

/** The history. The id of a document says when it was made; lists go from the newest to the oldest. */
export interface DocumentRecords {
  /** `words` are those it is found by. */
  add(userId: string, document: StoredDocument, words: readonly string[]): Promise<void>;
  list(filter: DocumentFilter): Promise<readonly DocumentHead[]>;
  find(userId: string, id: string): Promise<StoredDocument | undefined>;
  /** The same, including a removed one. */
  findEvenRemoved(userId: string, id: string): Promise<StoredDocument | undefined>;
  /** Removes a document, which can be restored until `purge` deletes it. False if there is none. */
  remove(userId: string, id: string, atMs: number): Promise<boolean>;
  restore(userId: string, id: string): Promise<boolean>;
  /** Documents that can be restored, the last removed first. */
  removed(userId: string, page: RemovedPage): Promise<readonly (DocumentHead & { readonly removedAtMs: number })[]>;
  /** Permanently deletes documents removed before a time, and returns whose they were; at most `limit`. */
  purge(removedBeforeMs: number, limit: number): Promise<readonly DocumentOwner[]>;
  /** Permanently deletes documents of a user, removed or not; at most `limit`. */
  purgeSomeOf(userId: string, limit: number): Promise<readonly DocumentOwner[]>;
  /**
   * Completes the rows of documents made before lists showed as much, and returns how many; at most `limit`. One that
   * changes meanwhile is left for the next time.
   */
  completeSome(complete: (content: DocumentContent, row: CompletedRow) => CompletedRow, limit: number): Promise<number>;
  /** Those of the ids that exist. */
  existing(ids: readonly string[]): Promise<ReadonlySet<string>>;
}

export interface DocumentOwner {
  readonly id: string;
  readonly userId: string;
}
