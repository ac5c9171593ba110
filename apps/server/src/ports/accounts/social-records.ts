/** A person at a provider, and the account they can open. */
export interface SocialIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly userId: string;
  /** As the configuration calls it. */
  readonly provider: string;
}

export interface SocialRecords {
  find(issuer: string, subject: string): Promise<SocialIdentity | undefined>;
  /** False if this person already opens an account; then nothing is added. */
  add(identity: SocialIdentity, createdAtMs: number): Promise<boolean>;
  /** Ids of the providers that open an account, in alphabetical order. */
  providersOf(userId: string): Promise<readonly string[]>;
  /** False when there was none. */
  remove(userId: string, provider: string): Promise<boolean>;
  removeAllOf(userId: string): Promise<void>;
}
