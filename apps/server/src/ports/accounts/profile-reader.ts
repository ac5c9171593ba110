/**
 * Reads what the account itself knows about a user: name, email, ways to sign in. The part that keeps accounts provides
 * it.
 */
export interface ProfileReader {
  /** Any JSON, given to the user with the rest of their data. */
  readProfile(userId: string): Promise<unknown>;
}
