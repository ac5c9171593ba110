/** A person with an account. */
export interface Account {
  readonly id: string;
  /** In lower case; no two accounts have the same. */
  readonly email: string;
  readonly isValidEmail: boolean;
  readonly isGuest: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly createdAtMs: number;
  /** Tokens of a sign-in before this are not good any more. */
  readonly sessionsEndedAtMs: number;
}

export interface AccountRecords {
  /** False when an account with this address exists; then nothing was added. */
  add(account: Account): Promise<boolean>;
  find(id: string): Promise<Account | undefined>;
  findByEmail(email: string): Promise<Account | undefined>;
  setNames(id: string, names: Pick<Account, 'firstName' | 'lastName'>): Promise<void>;
  /** False when another account has this address; then nothing was changed, and the transaction is to be given up. */
  setEmail(id: string, email: string, isValidEmail: boolean): Promise<boolean>;
  setEmailValid(id: string): Promise<void>;
  setSessionsEnded(id: string, timeMs: number): Promise<void>;
  /** With all that belongs to signing in. */
  remove(id: string): Promise<void>;
}

export interface PasswordRecords {
  /** The hash as it was kept, or nothing for an account without a password. */
  hashOf(userId: string): Promise<string | undefined>;
  set(userId: string, hash: string, changedAtMs: number, isNoticeDue: boolean): Promise<void>;
  remove(userId: string): Promise<void>;
  /** True for the first who asks after a change of which notice is due. */
  takeNotice(userId: string): Promise<boolean>;
}
