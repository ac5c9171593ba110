import { describe, expect, it } from 'vitest';
import type { AuthState } from '../identity/auth-state.ts';
import { VISITOR } from '../identity/auth-state.ts';
import { accessTo, isPublicPage } from './access.ts';

const unknown: AuthState = { ...VISITOR, isFirebaseLoaded: false };
const expected: AuthState = { ...unknown, isExpected: true };
const user: AuthState = { ...VISITOR, isLoggedIn: true };

const access = (path: string) => [unknown, expected, VISITOR, user].map((state) => accessTo(path, state));

describe('page access', () => {
  it.each([
    '/',
    '/make-your-paystub',
    '/invoice-generator',
    '/make-your-w2',
    '/make-your-1099',
    '/pricing',
    '/faq',
    '/blog',
    '/contact',
    '/privacy-policy',
    '/terms',
    '/tax-rules',
    '/no-such-page',
    '/authors',
    '/users',
    '/administrators',
    '/checkouts',
  ])('lets everybody see %s', (path) => {
    expect(access(path)).toEqual(['render', 'render', 'render', 'render']);
    expect(isPublicPage(path)).toBe(true);
  });

  it.each(['/auth/login', '/auth/sign-up', '/auth/forgot-password', '/auth/email-link', '/auth/phone-code'])(
    'leads the signed-in on from %s',
    (path) => {
      expect(access(path)).toEqual(['render', 'loader', 'render', 'to-app']);
    },
  );

  it.each(['/auth/reset-password', '/auth/verify-email'])('lets the signed-in open a link to %s', (path) => {
    expect(access(path)).toEqual(['render', 'render', 'render', 'render']);
  });

  it.each(['/user/account', '/user/history/w2/17', '/admin', '/admin/reports/17', '/checkout', '/checkout/success'])(
    'has visitors log in for %s',
    (path) => {
      expect(access(path)).toEqual(['loader', 'loader', 'to-login', 'render']);
      expect(isPublicPage(path)).toBe(false);
    },
  );
});
