const storageKey = 'paperwage.previous-route';
const authPath = '/auth/';

/** Remembers the page that is being left, so that signing in can lead back to it. Pages of signing in are passed over. */
export function rememberRoute(left: string, storage: Storage): void {
  if (left.includes(authPath)) return;
  try {
    storage.setItem(storageKey, left);
  } catch {
    // A full or forbidden storage: there is then no page to go back to.
  }
}

/** The page that was left last, as path, search and hash; nothing when there was none in this tab. */
export function previousRoute(storage: Storage): string | undefined {
  return storage.getItem(storageKey) ?? undefined;
}
