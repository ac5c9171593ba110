import { useDeferredValue, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useAuth } from '../identity/auth-state.ts';
import { retryAuth } from '../identity/start-auth.ts';
import { go } from '../navigation/go.ts';
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

/** Shows a page to users with access, and redirects others to where they have to go first. */
export function PageAccess({ path, children }: PageAccessProps) {
  const auth = useAuth();
  const access = accessTo(path, auth);
  // Once the page has settled: the address's query updates a moment after the page, and the return link needs it.
  const settled = useDeferredValue(access);
  const wasAtHeading = useRef(false);
  // During a redirect, already show the heading of the target page.
  const title = builtRow(access === 'to-app' ? wayOn().split(/[?#]/)[0]! : path)?.title;
  useEffect(() => {
    // The page shown may lag behind the address.
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
    // Keep focus on the heading when the real page replaces the placeholder.
    if (access === 'render' && wasAtHeading.current) document.querySelector<HTMLElement>('main h1')?.focus();
    return () => {
      wasAtHeading.current = access === 'loader' && document.activeElement?.localName === 'h1';
    };
  }, [access]);
  // The static HTML shows the page before the code that redirects signed-in users has loaded.
  if (access === 'render')
    return redirectsSignedIn(path) ? <div className={styles.redirectsSignedIn}>{children}</div> : children;
  return <PageSkeleton title={title} failure={auth.isFirebaseLoaded ? undefined : auth.failure} onRetry={retryAuth} />;
}

/** Where the user wanted to go before logging in. */
function wayOn(): string {
  return safeReturnAddress(previousRoute(sessionStorage), location.origin) ?? '/user/account';
}

/**
 * A remembered address if it is a page of this site to return to: never another site, and never a sign-in page, which would
 * cause a loop.
 */
export function safeReturnAddress(kept: string | undefined, origin: string): string | undefined {
  if (kept === undefined || !kept.startsWith('/')) return undefined;
  const url = URL.canParse(kept, origin) ? new URL(kept, origin) : undefined;
  if (url?.origin !== origin || /^\/(?:auth)?\//.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}
