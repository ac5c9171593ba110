import type { Profile } from '@paperwage/api-contract';
import { SHORTEST_REFRESH_MS } from '@paperwage/api-contract';
import { getAuth, setAuth, VISITOR } from './auth-state.ts';
import type { Called } from './call.ts';
import { call } from './call.ts';
import { claimsOf } from './claims-of.ts';
import type { IdentityProviderClient } from './identity-provider-client.ts';
import { isHinted, setHint } from './sign-in-hint.ts';

/** What signs in and out, and keeps the state that pages read in step with the provider and the server. */
export interface Session {
  /** Takes up the sign-in that this browser keeps, or tries again what failed of it. */
  resume(): Promise<void>;
  /** Ends a sign-in or sign-up, with the token that it was answered. */
  enter(customToken: string): Promise<Called<undefined>>;
  /**
   * Ends the session on the server, then here and in all tabs. Fails when the server does not say that it ended it, unless
   * it had ended before. `onEnded` is called between the two.
   */
  logOut(options?: { readonly onEnded?: () => void }): Promise<Called<undefined>>;
  /** The session was ended elsewhere: by another tab or the server; `isOwn` says which. */
  forget(options?: { readonly isOwn: boolean }): void;
  /** For the header of a call; nothing for a visitor. */
  getIdToken(options?: { readonly isRefused?: string }): Promise<string | undefined>;
  /** The current one, at once: a closing page cannot wait. */
  heldIdToken(): string | undefined;
  /** Requests the profile again, after a change to it. */
  reloadProfile(): Promise<Called<Profile>>;
}

const UNREACHABLE = 'We can’t reach the server, so we don’t know if you’re logged in.';

/** A session of that provider. There is one a page; see session.ts. */
export function createSession(provider: IdentityProviderClient): Session {
  let isServerTold = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  async function tellServer(idToken: string): Promise<void> {
    clearTimeout(retry);
    const answer = await call('POST /api/login', { idToken });
    if (!answer.ok && getAuth().isLoggedIn) retry = setTimeout(() => void tellServer(idToken), SHORTEST_REFRESH_MS);
  }

  async function loadProfile(idToken: string | undefined): Promise<Called<Profile>> {
    const answer = await call('GET /api/profile/profile-data', { idToken });
    const state = getAuth();
    if (!state.isLoggedIn) return answer;
    if (answer.ok) setAuth({ ...state, ...answer.data, failure: undefined });
    else if (!state.user) setAuth({ ...state, failure: answer.error.message });
    return answer;
  }

  /** The profile comes with the first ID token, and when another tab has changed the user. */
  async function arrive(idToken: string, isOwn: boolean): Promise<void> {
    const before = getAuth();
    const isSame = before.user !== undefined && before.user.id === claimsOf(idToken).sub;
    setHint(true);
    setAuth({ ...(isSame ? before : VISITOR), chatId: before.chatId, isLoggedIn: true, isFirebaseLoaded: true });
    await Promise.all([isOwn && tellServer(idToken), isSame || loadProfile(idToken)]);
  }

  function leave(isOwn: boolean): void {
    clearTimeout(retry);
    setHint(false);
    setAuth(VISITOR);
    // Takes away the cookies; the session itself has been ended or will end by itself.
    if (isOwn && !isServerTold) void call('POST /api/logout');
  }

  provider.onIdTokenChanged(({ idToken, isOwn }) => {
    if (idToken === undefined) leave(isOwn);
    else void arrive(idToken, isOwn);
  });

  return {
    async resume() {
      const outcome = await provider.resume();
      const state = getAuth();
      if (outcome === 'signed-out' && isHinted()) leave(true);
      else if (outcome === 'unreachable' && !state.isLoggedIn) setAuth({ ...state, failure: UNREACHABLE });
      else if (state.isLoggedIn && state.failure !== undefined) await loadProfile(await provider.getIdToken());
    },
    enter: (customToken) => provider.signInWithCustomToken(customToken),
    async logOut({ onEnded } = {}) {
      const idToken = await provider.getIdToken();
      const answer = await call('POST /api/logout', idToken === undefined ? {} : { idToken });
      if (!answer.ok && answer.error.code !== 'signInNeeded') return answer;
      onEnded?.();
      isServerTold = true;
      provider.forget({ isOwn: true });
      // If there was no ID token left to forget, no listener was notified.
      if (isHinted()) leave(true);
      isServerTold = false;
      return { ok: true, data: undefined };
    },
    forget: ({ isOwn } = { isOwn: false }) => provider.forget({ isOwn }),
    getIdToken: async (options) => (isHinted() ? provider.getIdToken(options) : undefined),
    heldIdToken: () => (isHinted() ? provider.heldIdToken() : undefined),
    reloadProfile: async () => loadProfile(await provider.getIdToken()),
  };
}
