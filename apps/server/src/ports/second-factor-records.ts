/** What an account shares with an authenticator app. */
export interface SecondFactor {
  readonly secret: string;
  /** Begun but not confirmed, it is not asked for. */
  readonly isOn: boolean;
}

export interface SecondFactorRecords {
  find(userId: string): Promise<SecondFactor | undefined>;
  /** Puts a new one in place of one that was not confirmed; false when one is on. */
  begin(userId: string, secret: string): Promise<boolean>;
  turnOn(userId: string): Promise<void>;
  /** Takes the code of a time step: true for the first, false for it and all before it from then on. */
  takeStep(userId: string, step: number): Promise<boolean>;
  /** With the recovery codes. */
  remove(userId: string): Promise<void>;
  setRecoveryCodes(userId: string, hashes: readonly string[]): Promise<void>;
  takeRecoveryCode(userId: string, hash: string): Promise<boolean>;
  countRecoveryCodes(userId: string): Promise<number>;
}
