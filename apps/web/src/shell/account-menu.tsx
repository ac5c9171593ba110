import { LogOut } from './log-out.tsx';
import { useDisclosure } from './use-disclosure.ts';
import styles from './site-header.module.css';

const links = [
  { href: '/user/account', label: 'My profile', isUnder: '/user/account' },
  { href: '/user/history/paystub', label: 'History', isUnder: '/user/history' },
  { href: '/user/drafts', label: 'Drafts', isUnder: '/user/drafts' },
] as const;

/**
 * The end of a header's menu: a link to log in for visitors, the account for the signed-in. Both are always there and
 * `data-signed-in` on the root element shows one of them, so that nothing changes when the code arrives.
 */
export function AccountMenu({ path }: { readonly path: string }) {
  const { isOpen, toggle, close, boxRef, buttonRef } = useDisclosure<HTMLLIElement>();
  return (
    <>
      <li className={styles.login}>
        <a href="/auth/login" aria-current={path === '/auth/login' ? 'page' : undefined}>
          Log in
        </a>
      </li>
      <li ref={boxRef} className={styles.account}>
        <button
          ref={buttonRef}
          type="button"
          className={styles.disclose}
          aria-expanded={isOpen}
          aria-controls="account-menu"
          data-active={path.startsWith('/user/')}
          onClick={toggle}
        >
          Account
          <svg width="10" height="6" viewBox="0 0 10 6" aria-hidden="true">
            <path d="m1 1 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.6" />
          </svg>
        </button>
        <ul id="account-menu" aria-label="Account" className={styles.submenu} data-open={isOpen}>
          {links.map(({ href, label, isUnder }) => (
            <li key={href}>
              <a href={href} aria-current={path.startsWith(isUnder) ? 'page' : undefined} onClick={close}>
                {label}
              </a>
            </li>
          ))}
          <li>
            <LogOut onDone={close} />
          </li>
        </ul>
      </li>
    </>
  );
}
