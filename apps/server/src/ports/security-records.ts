import type { SecurityEventKind } from '@paperwage/api-contract';

/** What was done to an account, without saying whose it is or from where. */
export interface SecurityEvent {
  readonly kind: SecurityEventKind;
  /** Undefined where nobody has that account. */
  readonly userId: string | undefined;
  /** The network address, as limits count it. */
  readonly address: string;
  readonly device: string;
  /** The request in the log. */
  readonly requestId: string;
}

/** What the log calls an account and a network address: keyed hashes, the same each time. */
export interface Pseudonyms {
  readonly account: string | undefined;
  readonly address: string;
}

/** An event in the list of its account. */
export interface ListedEvent extends Pick<SecurityEvent, 'kind' | 'device'> {
  readonly id: string;
  /** When it happened last. */
  readonly atMs: number;
  readonly count: number;
}

/** The trail of what was done to accounts, kept under pseudonyms. */
export interface SecurityRecords {
  add(event: SecurityEvent, atMs: number): Promise<Pseudonyms>;
  /**
   * Of one account, the newest first. Refused logins are limited apart, and those from one device at one address are one
   * event with their count: a stranger can make any number of them.
   */
  listOf(userId: string, most: { readonly refused: number; readonly others: number }): Promise<readonly ListedEvent[]>;
  purge(beforeMs: number): Promise<void>;
}
