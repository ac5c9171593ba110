import type { ComponentType, ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import { useAuth } from '../../identity/auth-state.ts';
import { HeaderSubmenu } from './header-submenu.tsx';
import { LogOut } from '../log-out/log-out.tsx';
import styles from './site-header.module.css';

const links = [
  { href: '/user/account', label: 'My profile', isUnder: '/user/account' },
  { href: '/user/history/paystub', label: 'History', isUnder: '/user/history' },
  { href: '/user/drafts', label: 'Drafts', isUnder: '/user/drafts' },
] as const;

/** Visitors never need it; what it does not do now is done on the next page. */
const GuestDraftsClaimed = lazy<ComponentType<{ readonly userId: string }>>(() =>
  import('../guest-drafts/guest-drafts.tsx').then(
    (code) => ({ default: code.GuestDraftsClaimed }),
    () => ({ default: () => null }),
  ),
);

/**
 * The end of a header's menu: a link to log in for visitors, the account for the signed-in. Both are always there and
 * `data-signed-in` on the root element shows one of them, so that nothing changes when the code arrives.
 */
export function AccountMenu({ path, signUp }: { readonly path: string; readonly signUp?: ReactNode }) {
  const { user } = useAuth();
  return (
    <>
      {user && (
        <Suspense fallback={null}>
          <GuestDraftsClaimed userId={user.id} />
        </Suspense>
      )}
      {signUp !== undefined && (
        <li className={styles.login}>
          <a href="/auth/sign-up">{signUp}</a>
        </li>
      )}
      <li className={styles.login}>
        <a href="/auth/login" aria-current={path === '/auth/login' ? 'page' : undefined}>
          Log in
        </a>
      </li>
      <HeaderSubmenu id="account-menu" label="Account" className={styles.account} isActive={path.startsWith('/user/')}>
        {(close) => (
          <>
            {links.map(({ href, label, isUnder }) => (
              <li key={href}>
                <a href={href} aria-current={path.startsWith(isUnder) ? 'page' : undefined} onClick={close}>
                  {label}
                </a>
              </li>
            ))}
            {user?.roles.admin && (
              <li>
                <a href="/admin" onClick={close}>
                  Admin
                </a>
              </li>
            )}
            <li>
              <LogOut onDone={close} />
            </li>
          </>
        )}
      </HeaderSubmenu>
    </>
  );
}
