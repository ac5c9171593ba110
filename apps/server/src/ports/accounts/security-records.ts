import type { SecurityEventKind } from '@paperwage/api-contract';

/** What was done to an account, without revealing whose it is or where from. */
export interface SecurityEvent {
  readonly kind: SecurityEventKind;
  /** Undefined if no such account exists. */
  readonly userId: string | undefined;
  /** The network address, as limits count it. */
  readonly address: string;
  readonly device: string;
  /** The id of the request in the log. */
  readonly requestId: string;
}

/** The log's names for an account and a network address: keyed hashes, the same each time. */
export interface Pseudonyms {
  readonly account: string | undefined;
  readonly address: string;
}

/** An event in an account's list. */
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
   * For one account, newest first. Refused logins have their own limit, and those from one device at one address are one
   * event with a count: a stranger can cause any number of them.
   */
  listOf(userId: string, most: { readonly refused: number; readonly others: number }): Promise<readonly ListedEvent[]>;
  purge(beforeMs: number): Promise<void>;
}
