import type { DraftContext, PrepareInPage } from '@paperwage/documents';
import type { DraftKind } from './storage-kind.ts';

/** What the user agrees to before a download. */
export interface Agreements {
  readonly privacy: boolean;
  readonly terms: boolean;
}

/** Which parts of a draft are sent to the account and come back, and what is sent to make a file. */
export interface AccountKind<Draft extends object = object> extends DraftKind<Draft> {
  /** What the account stores of a draft, if not all. Includes the full SSN only with consent. */
  toAccount?(draft: Draft, mayHoldWhole?: boolean): Draft;
  /** The draft, completed with data that the account stores but the browser does not. */
  complete?(draft: Draft, inAccount: unknown): Draft;
  /** The draft for another document like it, if that needs something of its own, such as a number. */
  duplicate?(draft: Draft, context: DraftContext): Draft;
  /** The draft sent to make a template's file: with the agreements, and only the ID digits that the template shows. */
  toSend?(draft: Draft, agreements: Agreements, template: string): Draft;
  /** Fetches the code that makes the file in the page when the server can't be reached. */
  loadPrepare(): Promise<PrepareInPage>;
}
