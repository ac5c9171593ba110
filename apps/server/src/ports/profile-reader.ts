/** Tells what the account itself knows of a user: name, mail address, ways to sign in. Whoever keeps accounts provides it. */
export interface ProfileReader {
  /** Anything JSON can say, to be given to the user with all else of theirs. */
  readProfile(userId: string): Promise<unknown>;
}
