/** A step that one browser has started and only it can continue, whatever others know. */
export interface SignInStep {
  /** Of the secret that goes through the address. */
  readonly hash: string;
  /** Of the secret in the cookie. */
  readonly browserHash: string;
  readonly kind: string;
  /** Encrypted. */
  readonly content: unknown;
  readonly expiresAtMs: number;
}

export interface SignInStepRecords {
  add(step: SignInStep): Promise<void>;
  /** Nothing for another browser or kind, or after it expires. */
  find(step: Pick<SignInStep, 'hash' | 'browserHash' | 'kind'>, nowMs: number): Promise<unknown>;
  /** True for the one caller who takes it. */
  take(hash: string): Promise<boolean>;
}
