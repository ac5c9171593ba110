/** What a page asks an authenticator for, as JSON of WebAuthn. */
export type PasskeyOptions = { readonly challenge: string } & Readonly<Record<string, unknown>>;

/** What an authenticator answered, as JSON of WebAuthn: anybody can send anything. */
export type PasskeyAnswer = { readonly id: string } & Readonly<Record<string, unknown>>;

export interface PasskeyCredential {
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
}

/** Proves whether the challenge within an answer is one of ours; it is given as it was, not in base64. */
export type ChallengeCheck = (challenge: string) => Promise<boolean>;

/** Speaks WebAuthn for this site. The user is always asked for a finger, a face or a PIN. */
export interface PasskeyProtocol {
  creationOptions(
    user: { readonly id: string; readonly email: string },
    existing: readonly string[],
    challenge: string,
  ): Promise<PasskeyOptions>;
  /** The credential that was created, or nothing when the answer is not good. */
  created(answer: PasskeyAnswer, check: ChallengeCheck): Promise<PasskeyCredential | undefined>;
  requestOptions(challenge: string): Promise<PasskeyOptions>;
  /** The new counter of the credential, or nothing when the answer is not good. */
  used(answer: PasskeyAnswer, credential: PasskeyCredential, check: ChallengeCheck): Promise<number | undefined>;
}
