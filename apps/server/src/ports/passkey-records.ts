/** A key that a device of the user holds; this is its public part. */
export interface Passkey {
  readonly id: string;
  readonly userId: string;
  /** As the authenticator names it, in base64url. */
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly name: string;
  readonly createdAtMs: number;
}

export interface PasskeyRecords {
  /** False when this credential is known; then nothing was added. */
  add(passkey: Passkey): Promise<boolean>;
  findByCredential(credentialId: string): Promise<Passkey | undefined>;
  /** The oldest first. */
  listOf(userId: string): Promise<readonly Passkey[]>;
  setCounter(id: string, counter: number): Promise<void>;
  /** False when there was none of this user. */
  rename(id: string, userId: string, name: string): Promise<boolean>;
  /** False when there was none of this user. */
  remove(id: string, userId: string): Promise<boolean>;
  removeAllOf(userId: string): Promise<void>;
}
