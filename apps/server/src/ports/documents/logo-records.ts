/** An uploaded logo. Its picture is in a file, and the key of that file is here. */
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
   * Records which logos a draft or document (`drafts:<id>`, `documents:<id>`) uses, replacing what it used before.
   * Skips logos that aren't the user's.
   */
  setUses(userId: string, usedBy: string, names: readonly string[]): Promise<void>;
  clearUses(usedBy: readonly string[]): Promise<void>;
  /** Deletes expired logos that nothing uses, and returns their names; at most `limit`. */
  purge(expiredBeforeMs: number, limit: number): Promise<readonly string[]>;
  /** Deletes all logos of a user, used or not, and returns their names. */
  purgeAllOf(userId: string): Promise<readonly string[]>;
  /** Those of the names that exist. */
  existing(names: readonly string[]): Promise<ReadonlySet<string>>;
}
