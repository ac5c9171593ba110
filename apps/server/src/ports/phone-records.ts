/** A number that opens an account, to which codes are sent. */
export interface Phone {
  readonly userId: string;
  /** In E.164; kept sealed. */
  readonly number: string;
  /** By which it is found: keyed, since all numbers there are could be tried against a plain hash. */
  readonly numberHash: string;
  readonly addedAtMs: number;
}

export interface PhoneRecords {
  /** False when the number opens an account already, or the account has a number; then nothing was added. */
  add(phone: Phone): Promise<boolean>;
  findByHash(numberHash: string): Promise<Phone | undefined>;
  findOf(userId: string): Promise<Phone | undefined>;
  /** False when there was none. */
  removeOf(userId: string): Promise<boolean>;
}
