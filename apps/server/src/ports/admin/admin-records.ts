import type { AdminTrailEntry } from '@paperwage/api-contract';
import type { Page } from '../page.ts';

/** What an admin did. */
export interface TrailEntry {
  /** The admin's account, and its email at the time. */
  readonly adminId: string;
  readonly by: string;
  readonly action: AdminTrailEntry['action'];
  /** The id of what the action was about. */
  readonly subject: string;
  /** A few words without names, emails or amounts of documents. */
  readonly details: string;
}

/** Everything that admins did. There is no way to change or delete it. */
export interface TrailRecords {
  /** Only in the transaction of the action. */
  add(entry: TrailEntry, atMs: number): Promise<void>;
  list(page: Page): Promise<readonly (TrailEntry & { readonly id: string; readonly atMs: number })[]>;
}

/** That a mail was sent. Neither its text nor the whole address is kept. */
export interface SentMail {
  readonly shownTo: string;
  readonly subject: string;
}

export interface SentMailRecords {
  add(mail: SentMail & { readonly to: string }, atMs: number): Promise<void>;
  /** All, or those to an address. */
  list(
    page: Page & { readonly to?: string | undefined },
  ): Promise<readonly (SentMail & { readonly id: string; readonly atMs: number })[]>;
  removeTo(address: string): Promise<void>;
  /** Deletes those sent before a time. */
  purge(beforeMs: number): Promise<void>;
}
