/** The public part of a key on the user's device. */
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
  /** False if this credential is known; then nothing is added. */
  add(passkey: Passkey): Promise<boolean>;
  findByCredential(credentialId: string): Promise<Passkey | undefined>;
  /** Oldest first. */
  listOf(userId: string): Promise<readonly Passkey[]>;
  setCounter(id: string, counter: number): Promise<void>;
  /** False if the user has no such passkey. */
  rename(id: string, userId: string, name: string): Promise<boolean>;
  /** False if the user has no such passkey. */
  remove(id: string, userId: string): Promise<boolean>;
  removeAllOf(userId: string): Promise<void>;
}
