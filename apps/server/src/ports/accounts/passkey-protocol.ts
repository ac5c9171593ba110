/** What a page asks an authenticator for, as JSON of WebAuthn. */
export type PasskeyOptions = { readonly challenge: string } & Readonly<Record<string, unknown>>;

/** What an authenticator answered, as JSON of WebAuthn. Don't trust it: anyone can send anything. */
export type PasskeyAnswer = { readonly id: string } & Readonly<Record<string, unknown>>;

export interface PasskeyCredential {
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
}

/** Checks whether the challenge in an answer is one of ours; it is passed as it was, not in base64. */
export type ChallengeCheck = (challenge: string) => Promise<boolean>;

/** Speaks WebAuthn for this site. The user is always asked for a finger, a face or a PIN. */
export interface PasskeyProtocol {
  creationOptions(
    user: { readonly id: string; readonly email: string },
    existing: readonly string[],
    challenge: string,
  ): Promise<PasskeyOptions>;
  /** The created credential, or nothing if the answer isn't valid. */
  created(answer: PasskeyAnswer, check: ChallengeCheck): Promise<PasskeyCredential | undefined>;
  requestOptions(challenge: string): Promise<PasskeyOptions>;
  /** The new counter of the credential, or nothing if the answer isn't valid. */
  used(answer: PasskeyAnswer, credential: PasskeyCredential, check: ChallengeCheck): Promise<number | undefined>;
}
