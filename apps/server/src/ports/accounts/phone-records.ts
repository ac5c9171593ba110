/** A number that opens an account and receives codes. */
export interface Phone {
  readonly userId: string;
  /** In E.164; stored encrypted. */
  readonly number: string;
  /** For finding it: keyed, since all numbers could be tried against a plain hash. */
  readonly numberHash: string;
  readonly addedAtMs: number;
}

export interface PhoneRecords {
  /** False if the number already opens an account, or the account has a number; then nothing is added. */
  add(phone: Phone): Promise<boolean>;
  findByHash(numberHash: string): Promise<Phone | undefined>;
  findOf(userId: string): Promise<Phone | undefined>;
  /** False when there was none. */
  removeOf(userId: string): Promise<boolean>;
}
