import type { TokenVerifier } from './identity.ts';

/** What a client gets for a custom token or a refresh token. */
export interface IssuedTokens {
  readonly idToken: string;
  readonly expiresInSeconds: number;
  /** Replaces the one before. */
  readonly refreshToken: string;
  /** How long it is good when it is not used. */
  readonly refreshForMs: number;
}

/** Issues ID tokens where the provider is part of this server; elsewhere the client asks the provider itself. */
export interface TokenIssuer {
  /** The first tokens of a sign-in on a device; nothing for a custom token that is not good, or was used. */
  exchange(customToken: string, device: string): Promise<IssuedTokens | undefined>;
  /** The next tokens; nothing for a refresh token that is not good. One that was used before ends the sign-in. */
  refresh(refreshToken: string): Promise<IssuedTokens | undefined>;
  /** The keys that prove ID tokens, as RFC 7517 writes them. */
  publicKeys(): Promise<{ readonly keys: readonly object[] }>;
}

/** What pages need to ask Firebase for ID tokens. None of it is secret. */
export interface FirebaseClient {
  readonly apiKey: string;
  /** Where custom tokens are exchanged, and where ID tokens are made anew. */
  readonly accountsUrl: string;
  readonly tokensUrl: string;
}

/** Says who is signed in. Whether a password or a link is right is decided before, by the features of accounts. */
export interface IdentityProvider extends TokenVerifier {
  readonly kind: 'embedded' | 'firebase';
  /** Lets a client sign in as this user, once and soon. */
  createCustomToken(userId: string): Promise<string>;
  readonly tokens: TokenIssuer | undefined;
  /** Where clients ask the provider themselves. */
  readonly client: FirebaseClient | undefined;
}
