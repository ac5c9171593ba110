const storageKey = 'paperwage.signed-in';
/** On the root element; `public/before-paint.js` puts it there before the first paint, and the headers go by it. */
const attribute = 'data-signed-in';

/** Whether a user was signed in when this browser last knew, but not who. */
export function isHinted(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

/** Remembers whether a user is signed in, so that visitors send no request; also notifies other tabs. */
export function setHint(isSignedIn: boolean): void {
  showHint(isSignedIn);
  try {
    if (isSignedIn) localStorage.setItem(storageKey, '1');
    else localStorage.removeItem(storageKey);
  } catch {
    // A full or forbidden storage: the sign-in then ends with this page.
  }
}

/** Has the headers show the one or the other menu. */
export function showHint(isSignedIn: boolean): void {
  document.documentElement.toggleAttribute(attribute, isSignedIn);
}

/** Calls back when another tab has signed in or out. */
export function onHintChanged(listener: (isSignedIn: boolean) => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey) listener(newValue !== null);
    // The whole storage was cleared.
    else if (key === null) listener(false);
  });
}
