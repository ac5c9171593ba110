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
  /** Tokens from sign-ins before this are no longer valid. */
  readonly sessionsEndedAtMs: number;
}

export interface AccountRecords {
  /** False if an account with this address exists; then nothing is added. */
  add(account: Account): Promise<boolean>;
  find(id: string): Promise<Account | undefined>;
  findByEmail(email: string): Promise<Account | undefined>;
  setNames(id: string, names: Pick<Account, 'firstName' | 'lastName'>): Promise<void>;
  /** False if another account has this address; then nothing is changed, and the transaction must be rolled back. */
  setEmail(id: string, email: string, isValidEmail: boolean): Promise<boolean>;
  setEmailValid(id: string): Promise<void>;
  setSessionsEnded(id: string, timeMs: number): Promise<void>;
  /** Including everything for signing in. */
  remove(id: string): Promise<void>;
}

export interface PasswordRecords {
  /** The stored hash, or nothing for an account without a password. */
  hashOf(userId: string): Promise<string | undefined>;
  set(userId: string, hash: string, changedAtMs: number, isNoticeDue: boolean): Promise<void>;
  remove(userId: string): Promise<void>;
  /** True for the first caller after a change that requires a notice. */
  takeNotice(userId: string): Promise<boolean>;
}
