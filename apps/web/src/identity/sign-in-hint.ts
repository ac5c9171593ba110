const storageKey = 'paperwage.signed-in';
/** On the root element; `public/before-paint.js` puts it there before the first paint, and the headers go by it. */
const attribute = 'data-signed-in';

/** Whether somebody was signed in when this browser last knew. It says nothing about who. */
export function isHinted(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

/** Remembers whether somebody is signed in, so that visitors ask the server nothing; other tabs are told by it. */
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
export function onHintChanged(told: (isSignedIn: boolean) => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey) told(newValue !== null);
    // The whole storage was cleared.
    else if (key === null) told(false);
  });
}
