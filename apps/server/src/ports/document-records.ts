import type { GenerateDocumentRequest } from '@paperwage/api-contract';
import type { DocumentType } from '@paperwage/documents';

/** What a document was made of, and the name its file goes by. */
export interface DocumentContent {
  readonly request: GenerateDocumentRequest;
  readonly fileName: string;
}

/** Of a document of the history, what its list shows, as the use case wrote it. */
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
  /** Each must be the beginning of a word of the document. */
  readonly beginnings: readonly string[];
  /** Made at this time or later, and at this time or earlier. */
  readonly fromMs?: number | undefined;
  readonly toMs?: number | undefined;
}

/** The history. The id of a document says when it was made; lists go from the newest to the oldest. */
export interface DocumentRecords {
  /** `words` are those it is found by. */
  add(userId: string, document: StoredDocument, words: readonly string[]): Promise<void>;
  list(filter: DocumentFilter): Promise<readonly DocumentHead[]>;
  find(userId: string, id: string): Promise<StoredDocument | undefined>;
  /** The same, also of one that was removed. */
  findEvenRemoved(userId: string, id: string): Promise<StoredDocument | undefined>;
  /** Takes a document away for as long as `purge` leaves it. False when there is none. */
  remove(userId: string, id: string, atMs: number): Promise<boolean>;
  restore(userId: string, id: string): Promise<boolean>;
  /** Takes documents away for good that were removed before a time, and answers whose they were; at most `limit`. */
  purge(removedBeforeMs: number, limit: number): Promise<readonly DocumentOwner[]>;
  /** Takes documents of a user away for good, removed or not; at most `limit`. */
  purgeSomeOf(userId: string, limit: number): Promise<readonly DocumentOwner[]>;
  /** Those of the ids that there are. */
  existing(ids: readonly string[]): Promise<ReadonlySet<string>>;
}

export interface DocumentOwner {
  readonly id: string;
  readonly userId: string;
}
