import type { DocumentType, DraftContext } from '@paperwage/documents';
import type { ZodType } from 'zod';
import type { Picture } from '../../../records/storage-keys.ts';

/** What is the same of a draft wherever it is kept. */
export interface DraftKind<Draft extends object = object> {
  /** On the wire, and in the names of what the browser keeps. */
  readonly type: DocumentType;
  readonly pictures: readonly Picture[];
  /** Checks what comes back from the browser's storage, the account or a file; only fetched when there is some. */
  loadKeptSchemas(): Promise<StoredSchemas>;
  /** What of a draft the browser keeps, where that is not all of it. */
  toKeep?(draft: Draft): Draft;
}

/**
 * How the browser keeps the work on a kind of document and restores it. `Own` is what its builder keeps beside the draft
 * and no other kind does.
 */
export interface StorageKind<Draft extends object = object, Own extends object = object> extends DraftKind<Draft> {
  emptyDraft(context: DraftContext): Draft;
  /** Names of fields in which one empty draft differs from the next: what is made up, and what follows the day. */
  readonly generated: ReadonlySet<string>;
  /** Beside the draft: how it begins, what of it other work begins anew, and what of it outlives a closed tab. */
  readonly own: {
    readonly initial: Own;
    readonly begun: Partial<Own>;
    readonly kept: readonly string[];
  };
  /** What follows for its own state from another draft. */
  follow?(own: Own, draft: Draft): Partial<Own>;
}

export interface StoredSchemas {
  readonly draft: ZodType;
  /** Of `own.kept`, by name. */
  readonly own: Readonly<Record<string, ZodType>>;
  /** Reads the data attached to a PDF of this kind; undefined when it is none. Nothing in it is taken on trust. */
  readAttachment?(json: string): AttachedDocument | undefined;
}

/** A document as its PDF carries it. */
export interface AttachedDocument {
  readonly template: string;
  readonly theme?: string;
  readonly documentData: object;
}
