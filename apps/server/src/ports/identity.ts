/** Who a request comes from, by an ID token that was proven. */
export interface Identity {
  readonly userId: string;
  /** When the person signed in, as against when the token was last refreshed. */
  readonly signedInAtMs: number;
  /** The sign-in the token belongs to, where the provider keeps them apart. */
  readonly sessionId?: string;
}

/** Proves ID tokens, whoever issues them. */
export interface TokenVerifier {
  /**
   * Nothing for a token that is forged, out of date, for another audience, or of an account that has ended it. `device` is
   * where it came from, for providers of which sign-ins are known here only by their first token.
   */
  verifyIdToken(token: string, device?: string): Promise<Identity | undefined>;
}
