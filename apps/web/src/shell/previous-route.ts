import { DOCUMENT_TYPES, KINDS } from '@paperwage/documents/kinds';

const storageKey = 'paperwage.previous-route';
const builderKey = 'paperwage.previous-builder';
const authPath = '/auth/';

/** Remembers the page that is being left, so that signing in can lead back to it. Pages of signing in are passed over. */
export function rememberRoute(left: string, storage: Storage): void {
  if (left.includes(authPath)) return;
  try {
    storage.setItem(storageKey, left);
    if (isBuilder(left)) storage.setItem(builderKey, left);
  } catch {
    // A full or forbidden storage: there is then no page to go back to.
  }
}

/** The page that was left last, as path, search and hash; nothing when there was none in this tab. */
export function previousRoute(storage: Storage): string | undefined {
  return storage.getItem(storageKey) ?? undefined;
}

/** The builder that was left last in this tab, whatever pages came after it: what was made there may wait to be issued. */
export function previousBuilder(storage: Storage): string | undefined {
  return storage.getItem(builderKey) ?? undefined;
}

function isBuilder(address: string): boolean {
  const path = address.split(/[?#]/)[0];
  return DOCUMENT_TYPES.some((type) => KINDS[type].builderPath === path);
}
