import type { TokenVerifier } from './identity.ts';

/** What a client gets for a custom token or a refresh token. */
export interface IssuedTokens {
  readonly idToken: string;
  readonly expiresInSeconds: number;
  /** Replaces the previous one. */
  readonly refreshToken: string;
  /** How long it is valid if unused. */
  readonly refreshForMs: number;
}

/** Issues ID tokens if the provider is part of this server; otherwise the client asks the provider itself. */
export interface TokenIssuer {
  /** The first tokens of a sign-in on a device; nothing for a custom token that is invalid or was used. */
  exchange(customToken: string, device: string): Promise<IssuedTokens | undefined>;
  /** The next tokens; nothing for an invalid refresh token. A reused one ends the sign-in. */
  refresh(refreshToken: string): Promise<IssuedTokens | undefined>;
  /** The keys that verify ID tokens, in the format of RFC 7517. */
  publicKeys(): Promise<{ readonly keys: (Readonly<Record<string, unknown>> & { readonly kid: string })[] }>;
}

/** What pages need to ask Firebase for ID tokens. None of it is secret. */
export interface FirebaseClient {
  readonly apiKey: string;
  /** Where custom tokens are exchanged and ID tokens refreshed. */
  readonly accountsUrl: string;
  readonly tokensUrl: string;
}

/** Says who is signed in. The accounts features have already checked the password or link. */
export interface IdentityProvider extends TokenVerifier {
  readonly kind: 'embedded' | 'firebase';
  /** Lets a client sign in as this user, once and soon. */
  createCustomToken(userId: string): Promise<string>;
  readonly tokens: TokenIssuer | undefined;
  /** Where clients ask the provider themselves. */
  readonly client: FirebaseClient | undefined;
}
