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

const FOR_EVERYBODY: AccessRow = {
  path: '/',
  unknown: 'render',
  expected: 'render',
  visitor: 'render',
  user: 'render',
};

/** Visitors log in first. */
const FOR_USERS = { unknown: 'loader', expected: 'loader', visitor: 'to-login', user: 'render' } as const;

/**
 * Every page by who asks for it, the first row that fits; what stands in no row renders for everybody. The data are
 * protected by the calls.
 */
const rows: readonly AccessRow[] = [
  ...[
    // They do what a link out of a mail says, also in a browser where somebody is signed in already.
    '/auth/reset-password',
    '/auth/verify-email',
    // Shown while the browser still forgets who was signed in.
    '/auth/account-deleted',
    // Whoever connects another provider to the account is signed in.
    '/auth/social',
  ].map((path) => ({ ...FOR_EVERYBODY, path })),
  { path: '/auth/', unknown: 'render', expected: 'loader', visitor: 'render', user: 'to-app' },
  ...['/user/', '/checkout', '/checkout/', '/admin', '/admin/'].map((path) => ({ ...FOR_USERS, path })),
];

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
