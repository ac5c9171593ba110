import type { Called } from './call.ts';

/** What the identity provider reports. */
export interface IdTokenChange {
  /** Nothing when nobody is signed in. */
  readonly idToken: string | undefined;
  /** Whether this tab has brought it about. What comes from another tab has its server session already. */
  readonly isOwn: boolean;
}

/** The source of the signed-in user: our own server, or another provider's. */
export interface IdentityProviderClient {
  /** Called after every change of the ID token; never when it stays the same. Returns an unsubscriber. */
  onIdTokenChanged(listener: (change: IdTokenChange) => void): () => void;
  /** Takes up the sign-in that this browser keeps. `unreachable` says nothing about whether there is one. */
  resume(): Promise<'signed-in' | 'signed-out' | 'unreachable'>;
  /** Exchanges the token of a sign-in or sign-up for an ID token. */
  signInWithCustomToken(customToken: string): Promise<Called<undefined>>;
  /** A currently valid token, renewed if needed; undefined if none is available. */
  getIdToken(options?: { readonly isRefused?: string }): Promise<string | undefined>;
  /** The current valid token, at once; undefined if it would have to be renewed. */
  heldIdToken(): string | undefined;
  /** Forgets the sign-in, in all tabs when it was ended here. */
  forget(options: { readonly isOwn: boolean }): void;
}
