import type { FullSsnConsent } from '@paperwage/api-contract';
import { useSyncExternalStore } from 'react';
import { getAuth } from '../identity/auth-state.ts';
import type { Called } from '../identity/call.ts';
import { callAsUser } from '../identity/call-as-user.ts';

/** What is known about the signed-in user; kept only in memory. */
let known: (FullSsnConsent & { readonly userId: string }) | undefined;
const listeners = new Set<() => void>();

/** Whether the user lets the account store full personal ID numbers; undefined until known. */
export function fullSsnsKept(): boolean | undefined {
  return known !== undefined && known.userId === getAuth().user?.id ? known.isKept : undefined;
}

/** The same as a hook, which re-renders on change. */
export function useFullSsnsKept(): boolean | undefined {
  return useSyncExternalStore(subscribeFullSsns, fullSsnsKept, () => undefined);
}

/** Calls back after every change. Returns an unsubscriber. */
export function subscribeFullSsns(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the server: another tab or device may have changed it. */
export function fetchFullSsnConsent(): Promise<Called<FullSsnConsent>> {
  return rememberConsent(callAsUser('GET /api/profile/whole-numbers'));
}

/** Sets whether the account may store them; if not, the stored ones are truncated. */
export function setFullSsnConsent(isKept: boolean): Promise<Called<FullSsnConsent>> {
  return rememberConsent(callAsUser('POST /api/profile/whole-numbers', { body: { isKept } }));
}

async function rememberConsent(call: Promise<Called<FullSsnConsent>>): Promise<Called<FullSsnConsent>> {
  const userId = getAuth().user?.id;
  const answer = await call;
  if (answer.ok && userId !== undefined) {
    known = { ...answer.data, userId };
    for (const listener of [...listeners]) listener();
  }
  return answer;
}
