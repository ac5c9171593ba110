/** What one browser has begun and is to go on with: nobody else can, whatever they know. */
export interface SignInStep {
  /** Of the secret that goes through the address. */
  readonly hash: string;
  /** Of the secret in the cookie. */
  readonly browserHash: string;
  readonly kind: string;
  /** Sealed. */
  readonly content: unknown;
  readonly expiresAtMs: number;
}

export interface SignInStepRecords {
  add(step: SignInStep): Promise<void>;
  /** Nothing for another browser or kind, or when it is over. */
  find(step: Pick<SignInStep, 'hash' | 'browserHash' | 'kind'>, nowMs: number): Promise<unknown>;
  /** True for the one who takes it. */
  take(hash: string): Promise<boolean>;
}
