/** Who a request comes from, by a verified ID token. */
export interface Identity {
  readonly userId: string;
  /** When the person signed in, not when the token was last refreshed. */
  readonly signedInAtMs: number;
  /** The sign-in the token belongs to, if the provider distinguishes them. */
  readonly sessionId?: string;
}

/** Verifies ID tokens from any issuer. */
export interface TokenVerifier {
  /**
   * Nothing for a token that is forged, expired, for another audience, or of an account that has ended it. `device` is
   * where it came from, for providers whose sign-ins we only learn of from their first token.
   */
  verifyIdToken(token: string, device?: string): Promise<Identity | undefined>;
}
