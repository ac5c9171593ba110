import type { DraftContext, PrepareInPage } from '@paperwage/documents';
import type { DraftKind } from './storage-kind.ts';

/** What is agreed to before a download. */
export interface Agreements {
  readonly privacy: boolean;
  readonly terms: boolean;
}

/** What of a draft goes to the account and comes back from it, and what is sent for a file. */
export interface AccountKind<Draft extends object = object> extends DraftKind<Draft> {
  /** What the account stores of a draft, if not all. Includes the full SSN only with consent. */
  toAccount?(draft: Draft, mayHoldWhole?: boolean): Draft;
  /** The draft with what the account knows of it and the browser does not keep. */
  complete?(draft: Draft, inAccount: unknown): Draft;
  /** The draft of another document like it, where that has something of its own such as a number. */
  duplicate?(draft: Draft, context: DraftContext): Draft;
  /** The draft as it is sent for a file of a template: with what was agreed, and no more of a number than that shows. */
  toSend?(draft: Draft, agreements: Agreements, template: string): Draft;
  /** Fetches what makes the file in the page, where the server can't be reached. */
  loadPrepare(): Promise<PrepareInPage>;
}
