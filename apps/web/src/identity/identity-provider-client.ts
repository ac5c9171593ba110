import type { Called } from './call.ts';

/** What the identity provider has to tell. */
export interface IdTokenChange {
  /** Nothing when nobody is signed in. */
  readonly idToken: string | undefined;
  /** Whether this tab has brought it about. What comes from another tab has its server session already. */
  readonly isOwn: boolean;
}

/** Whoever knows who is signed in: our own server, or another provider's. */
export interface IdentityProviderClient {
  /** Called after every change of the ID token; never when it stays the same. Returns what ends that. */
  onIdTokenChanged(listener: (change: IdTokenChange) => void): () => void;
  /** Takes up the sign-in that this browser keeps. `unreachable` says nothing about whether there is one. */
  resume(): Promise<'signed-in' | 'signed-out' | 'unreachable'>;
  /** Exchanges the token of a sign-in or sign-up for an ID token. */
  signInWithCustomToken(customToken: string): Promise<Called<undefined>>;
  /** One that is good now, made anew when it has to be; nothing when there is none to be had. */
  getIdToken(options?: { readonly isRefused?: string }): Promise<string | undefined>;
  /** The one that is held and good now, at once; nothing when it would have to be made anew. */
  heldIdToken(): string | undefined;
  /** Forgets the sign-in, in all tabs when it was ended here. */
  forget(options: { readonly isOwn: boolean }): void;
}
