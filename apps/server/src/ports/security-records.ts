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

/** The trail of what was done to accounts, kept under pseudonyms. */
export interface SecurityRecords {
  add(event: SecurityEvent, atMs: number): Promise<Pseudonyms>;
  /** Of one account, the newest first. */
  listOf(
    userId: string,
    limit: number,
  ): Promise<readonly (Pick<SecurityEvent, 'kind' | 'device'> & { readonly id: string; readonly atMs: number })[]>;
  purge(beforeMs: number): Promise<void>;
}
