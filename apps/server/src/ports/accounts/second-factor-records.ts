/** What an account shares with an authenticator app. */
export interface SecondFactor {
  readonly secret: string;
  /** Not asked for until it is confirmed. */
  readonly isOn: boolean;
}

export interface SecondFactorRecords {
  find(userId: string): Promise<SecondFactor | undefined>;
  /** Replaces one that wasn't confirmed; false if one is on. */
  begin(userId: string, secret: string): Promise<boolean>;
  turnOn(userId: string): Promise<void>;
  /** Uses up a time step's code: true the first time, then false for it and all before it. */
  takeStep(userId: string, step: number): Promise<boolean>;
  /** Including the recovery codes. */
  remove(userId: string): Promise<void>;
  setRecoveryCodes(userId: string, hashes: readonly string[]): Promise<void>;
  takeRecoveryCode(userId: string, hash: string): Promise<boolean>;
  countRecoveryCodes(userId: string): Promise<number>;
}
