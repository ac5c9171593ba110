import type { DocumentType, DraftContext } from '@paperwage/documents';
import type { ZodType } from 'zod';
import type { Picture } from '../../../records/storage-keys.ts';

/** What a draft has in common wherever it is stored. */
export interface DraftKind<Draft extends object = object> {
  /** Used in API calls and in the browser's storage keys. */
  readonly type: DocumentType;
  readonly pictures: readonly Picture[];
  /** Checks data from the browser's storage, the account or a file; only fetched when there is any. */
  loadKeptSchemas(): Promise<StoredSchemas>;
  /** The part of a draft that the browser stores, if not all of it. */
  toKeep?(draft: Draft): Draft;
}

/**
 * How the browser stores and restores the work on a document kind. `Own` is what only this kind's builder keeps besides the
 * draft.
 */
export interface StorageKind<Draft extends object = object, Own extends object = object> extends DraftKind<Draft> {
  emptyDraft(context: DraftContext): Draft;
  /** Names of fields in which empty drafts differ: generated values, and those that depend on the date. */
  readonly generated: ReadonlySet<string>;
  /** Besides the draft: its initial state, which parts reset with other work, and which outlive a closed tab. */
  readonly own: {
    readonly initial: Own;
    readonly begun: Partial<Own>;
    readonly kept: readonly string[];
  };
  /** How its own state changes when the draft does. */
  follow?(own: Own, draft: Draft): Partial<Own>;
}

export interface StoredSchemas {
  readonly draft: ZodType;
  /** Of `own.kept`, by name. */
  readonly own: Readonly<Record<string, ZodType>>;
  /** Reads the data attached to a PDF of this kind; undefined if it is not one. None of it is trusted. */
  readAttachment?(json: string): AttachedDocument | undefined;
}

/** A document as its PDF carries it. */
export interface AttachedDocument {
  readonly template: string;
  readonly theme?: string;
  readonly documentData: object;
}
