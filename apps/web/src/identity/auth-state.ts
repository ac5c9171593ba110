import type { Profile } from '@paperwage/api-contract';
import { useSyncExternalStore } from 'react';

/** Who uses the site. The same in every tab of a browser. */
export interface AuthState {
  /** Comes a moment after `isLoggedIn`. */
  readonly user: Profile['user'] | undefined;
  readonly subscription: Profile['subscription'] | undefined;
  readonly isLoggedIn: boolean;
  /** Whether the identity provider has said who it is, if anybody. */
  readonly isFirebaseLoaded: boolean;
  /** Whether somebody was signed in when this browser last knew. */
  readonly isExpected: boolean;
  /** Whose messages the chat shows: that of this tab, which belongs to no account. Nothing before the first question. */
  readonly chatId: string | undefined;
  /** Why it cannot be said who it is, or the profile cannot be shown; nothing when all is well. */
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

/** Who is signed in, drawn again when that changes. Pages are prerendered for nobody known. */
export function useAuth(): AuthState {
  return useSyncExternalStore(subscribeAuth, getAuth, () => UNKNOWN);
}

/** The same outside of a component. */
export function getAuth(): AuthState {
  return current;
}

/** Calls back after every change. Returns what ends that. */
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
