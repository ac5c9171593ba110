/** Remembers what a call created, so that repeating the call creates nothing. */
export interface IdempotencyRecords {
  /**
   * The id already created under this key; otherwise nothing, and the key is now reserved for `createdId`. Only use it
   * in the transaction that creates.
   */
  take(entry: IdempotencyEntry): Promise<string | undefined>;
  /** The id that was created under a key, if any. */
  find(entry: Pick<IdempotencyEntry, 'userId' | 'call' | 'key'>): Promise<string | undefined>;
  forgetBefore(timeMs: number): Promise<void>;
  removeAllOf(userId: string): Promise<void>;
}

export interface IdempotencyEntry {
  readonly userId: string;
  readonly call: string;
  readonly key: string;
  readonly createdId: string;
  readonly createdAtMs: number;
}
