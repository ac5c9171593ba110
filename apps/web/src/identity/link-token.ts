import { useSyncExternalStore } from 'react';

const PREFIX = '#token=';

let taken: string | undefined;
const listeners = new Set<() => void>();

/**
 * Takes the secret of a link out of the address, before anything can keep or show it. Such links lead to pages of signing
 * in; one that is followed on such a page changes its address alone.
 */
export function takeLinkTokens(): void {
  take();
  addEventListener('hashchange', take);
}

/** The secret of the link that led here; nothing when there was none. */
export function useLinkToken(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => taken,
    () => undefined,
  );
}

/** Once used it is worth nothing. */
export function dropLinkToken(): void {
  taken = undefined;
  for (const listener of [...listeners]) listener();
}

function take(): void {
  const { pathname, search, hash } = location;
  if (!pathname.startsWith('/auth/') || !hash.startsWith(PREFIX)) return;
  history.replaceState(history.state, '', pathname + search);
  taken = hash.slice(PREFIX.length);
  for (const listener of [...listeners]) listener();
}
