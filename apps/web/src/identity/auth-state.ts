import type { Profile } from '@paperwage/api-contract';
import { useSyncExternalStore } from 'react';

/** Who uses the site. The same in every tab of a browser. */
export interface AuthState {
  /** Comes a moment after `isLoggedIn`. */
  readonly user: Profile['user'] | undefined;
  readonly subscription: Profile['subscription'] | undefined;
  readonly isLoggedIn: boolean;
  /** Whether the identity provider has reported the user, if any. */
  readonly isFirebaseLoaded: boolean;
  /** Whether a user was signed in when this browser last knew. */
  readonly isExpected: boolean;
  /** Whose messages the chat shows: that of this tab, which belongs to no account. Nothing before the first question. */
  readonly chatId: string | undefined;
  /** Why the user is unknown or the profile cannot be shown; empty if all is well. */
  readonly failure: string | undefined;
}

const UNKNOWN: AuthState = {
  user: undefined,
  subscription: undefined,
  isLoggedIn: false,
  isFirebaseLoaded: false,
  isExpected: false,
  chatId: undefined,
  failure: undefined,
};

/** Nobody is signed in. */
export const VISITOR: AuthState = { ...UNKNOWN, isFirebaseLoaded: true };

let current = UNKNOWN;
const listeners = new Set<() => void>();

/** The signed-in user; re-renders on change. Pages are prerendered with the user unknown. */
export function useAuth(): AuthState {
  return useSyncExternalStore(subscribeAuth, getAuth, () => UNKNOWN);
}

/** The same outside of a component. */
export function getAuth(): AuthState {
  return current;
}

/** Calls back after every change. Returns an unsubscriber. */
export function subscribeAuth(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For the session alone. */
export function setAuth(next: AuthState): void {
  if (next === current) return;
  current = next;
  for (const listener of [...listeners]) listener();
}
