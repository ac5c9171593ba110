import type { AuthState } from '../identity/auth-state.ts';

/** What a page does: renders, shows a placeholder, or redirects. */
export type Access = 'render' | 'loader' | 'to-login' | 'to-app';

interface AccessRow {
  /** The page itself, or with a slash at the end all pages below. */
  readonly path: string;
  readonly unknown: Access;
  /** While it is not known yet, in a browser where a user was last signed in. */
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
 * Access to each page by user state; the first matching row applies, and pages in no row render for everyone. The API calls
 * protect the data.
 */
const rows: readonly AccessRow[] = [
  ...[
    // They carry out an email link, even in a browser where a user is already signed in.
    '/auth/reset-password',
    '/auth/verify-email',
    // Shown while the browser is still clearing the session.
    '/auth/account-deleted',
    // A user connecting another provider to the account is signed in.
    '/auth/social',
  ].map((path) => ({ ...FOR_EVERYBODY, path })),
  { path: '/auth/', unknown: 'render', expected: 'loader', visitor: 'render', user: 'to-app' },
  ...['/user/', '/checkout', '/checkout/', '/admin', '/admin/'].map((path) => ({ ...FOR_USERS, path })),
];

/** Whether a page is the same for every visitor. */
export function isPublicPage(path: string): boolean {
  return rowOf(path) === FOR_EVERYBODY;
}

/** Whether a page redirects signed-in users. */
export function redirectsSignedIn(path: string): boolean {
  return rowOf(path).user === 'to-app';
}

/** What the page at a path does for signed-in or signed-out users. */
export function accessTo(path: string, { isFirebaseLoaded, isLoggedIn, isExpected }: AuthState): Access {
  const row = rowOf(path);
  if (!isFirebaseLoaded) return isExpected ? row.expected : row.unknown;
  return isLoggedIn ? row.user : row.visitor;
}

function rowOf(path: string): AccessRow {
  return rows.find((row) => (row.path.endsWith('/') ? path.startsWith(row.path) : path === row.path)) ?? FOR_EVERYBODY;
}
