import { useDeferredValue, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useAuth } from '../identity/auth-state.ts';
import { retryAuth } from '../identity/start-auth.ts';
import { go } from '../navigation/go.ts';
import { safeReturnAddress } from '../navigation/safe-return-address.ts';
import { PageSkeleton } from '../shell/page-skeleton.tsx';
import { previousRoute, rememberRoute } from '../shell/previous-route.ts';
import { windowTitle } from '../shell/window-title.ts';
import { accessTo, redirectsSignedIn } from './access.ts';
import { builtRow } from './built-rows.ts';
import styles from './page-access.module.css';

interface PageAccessProps {
  readonly path: string;
  readonly children: ReactNode;
}

/** Shows a page to those who may see it, and leads the others to where they have to be first. */
export function PageAccess({ path, children }: PageAccessProps) {
  const auth = useAuth();
  const access = accessTo(path, auth);
  // Once the page has settled: the query of the address comes a moment after the page, and is part of the way back.
  const settled = useDeferredValue(access);
  const wasAtHeading = useRef(false);
  // Whoever is led on sees the heading of where that leads already.
  const title = builtRow(access === 'to-app' ? wayOn().split(/[?#]/)[0]! : path)?.title;
  useEffect(() => {
    // The page that is shown may be one behind the address.
    if (location.pathname !== path) return;
    if (settled === 'to-login') {
      rememberRoute(location.pathname + location.search + location.hash, sessionStorage);
      go('/auth/login', { replace: true });
    }
    if (settled === 'to-app') {
      document.title = windowTitle(title ?? '');
      go(wayOn(), { replace: true });
    }
  }, [settled, path, title]);
  useLayoutEffect(() => {
    // Whoever came by a link has the focus on the heading, which the one of the page takes the place of.
    if (access === 'render' && wasAtHeading.current) document.querySelector<HTMLElement>('main h1')?.focus();
    return () => {
      wasAtHeading.current = access === 'loader' && document.activeElement?.localName === 'h1';
    };
  }, [access]);
  // The HTML of the page shows it before the code has come that leads whoever is signed in on.
  if (access === 'render')
    return redirectsSignedIn(path) ? <div className={styles.redirectsSignedIn}>{children}</div> : children;
  return <PageSkeleton title={title} failure={auth.isFirebaseLoaded ? undefined : auth.failure} onRetry={retryAuth} />;
}

/** To where whoever has logged in wanted to be. */
function wayOn(): string {
  return safeReturnAddress(previousRoute(sessionStorage), location.origin) ?? '/user/account';
}
