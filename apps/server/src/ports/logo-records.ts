/** A logo that somebody uploaded. Its picture is a file, of which this is the key. */
export interface StoredLogo {
  /** The dated folder and the name in it: the end of its address. */
  readonly name: string;
  readonly wrappedKey: Uint8Array;
}

export interface LogoRecords {
  add(userId: string, logo: StoredLogo, times: { createdAtMs: number; expiresAtMs: number }): Promise<void>;
  find(userId: string, name: string): Promise<StoredLogo | undefined>;
  count(userId: string): Promise<number>;
  /** By name. */
  list(userId: string): Promise<readonly StoredLogo[]>;
  /**
   * Says which logos a draft or document (`drafts:<id>`, `documents:<id>`) uses, in place of what it used before. Names
   * of logos that are not the user's are passed over.
   */
  setUses(userId: string, usedBy: string, names: readonly string[]): Promise<void>;
  clearUses(usedBy: readonly string[]): Promise<void>;
  /** Takes away logos that are past their time and used by nothing, and answers their names; at most `limit`. */
  purge(expiredBeforeMs: number, limit: number): Promise<readonly string[]>;
  /** Takes all logos of a user away, used or not, and answers their names. */
  purgeAllOf(userId: string): Promise<readonly string[]>;
  /** Those of the names that there are. */
  existing(names: readonly string[]): Promise<ReadonlySet<string>>;
}
