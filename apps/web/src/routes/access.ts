import type { AuthState } from '../identity/auth-state.ts';

/** What a page does: shows itself, waits in its place, or gives way to another. */
export type Access = 'render' | 'loader' | 'to-login' | 'to-app';

interface AccessRow {
  /** The page itself, or with a slash at the end all pages below. */
  readonly path: string;
  readonly unknown: Access;
  /** While it is not known yet, in a browser where somebody was signed in last. */
  readonly expected: Access;
  readonly visitor: Access;
  readonly user: Access;
}

/**
 * Every page by who asks for it, the first row that fits; what stands in no row renders for everybody. The data are
 * protected by the calls.
 */
const rows: readonly AccessRow[] = [
  // They do what a link out of a mail says, also in a browser where somebody is signed in already.
  { path: '/auth/reset-password', unknown: 'render', expected: 'render', visitor: 'render', user: 'render' },
  { path: '/auth/verify-email', unknown: 'render', expected: 'render', visitor: 'render', user: 'render' },
  // Shown while the browser still forgets who was signed in.
  { path: '/auth/account-deleted', unknown: 'render', expected: 'render', visitor: 'render', user: 'render' },
  // Whoever connects another provider to the account is signed in.
  { path: '/auth/social', unknown: 'render', expected: 'render', visitor: 'render', user: 'render' },
  { path: '/auth/', unknown: 'render', expected: 'loader', visitor: 'render', user: 'to-app' },
  { path: '/user/', unknown: 'loader', expected: 'loader', visitor: 'to-login', user: 'render' },
  { path: '/admin', unknown: 'loader', expected: 'loader', visitor: 'to-login', user: 'render' },
  { path: '/admin/', unknown: 'loader', expected: 'loader', visitor: 'to-login', user: 'render' },
  { path: '/checkout', unknown: 'loader', expected: 'loader', visitor: 'to-login', user: 'render' },
  { path: '/checkout/', unknown: 'loader', expected: 'loader', visitor: 'to-login', user: 'render' },
];

const FOR_EVERYBODY: AccessRow = {
  path: '/',
  unknown: 'render',
  expected: 'render',
  visitor: 'render',
  user: 'render',
};

/** Whether a page is the same whoever asks for it. */
export function isPublicPage(path: string): boolean {
  return rowOf(path) === FOR_EVERYBODY;
}

/** Whether whoever is signed in is led on from a page to another. */
export function redirectsSignedIn(path: string): boolean {
  return rowOf(path).user === 'to-app';
}

/** What the page at a path does for whoever is signed in, or not. */
export function accessTo(path: string, { isFirebaseLoaded, isLoggedIn, isExpected }: AuthState): Access {
  const row = rowOf(path);
  if (!isFirebaseLoaded) return isExpected ? row.expected : row.unknown;
  return isLoggedIn ? row.user : row.visitor;
}

function rowOf(path: string): AccessRow {
  return rows.find((row) => (row.path.endsWith('/') ? path.startsWith(row.path) : path === row.path)) ?? FOR_EVERYBODY;
}
