import { useDeferredValue, useMemo } from 'react';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import { AddressContext } from './navigation/address.ts';
import { builtRow } from './routes/built-rows.ts';
import { isPublicPage } from './routes/access.ts';
import { usePage } from './routes/load-page.ts';
import { PageAccess } from './routes/page-access.tsx';
import type { PageProps } from './routes/route-row.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { Frame } from './shell/frame.tsx';
import { PageArrival } from './shell/page-arrival.tsx';
import styles from './site.module.css';

const loadChat = () => import('./features/chat/chat-panel.tsx');

/**
 * The page of the address and what surrounds it. A page whose code is still fetched leaves the one before in its place.
 * `path` is where the HTML was made for; its code has to be loaded. The query is not known when the HTML is made.
 */
export function Site({ path }: PageProps) {
  const pathname = usePathname({ ssrPath: path });
  const search = useSearch({ ssrSearch: '' });
  const asked = useMemo(() => ({ pathname, search }), [pathname, search]);
  const ready = useDeferredValue(asked);
  const isReady = ready.pathname === pathname;
  const shown = isReady ? asked : ready;
  const row = builtRow(shown.pathname);
  const header = row?.shell === 'builder' ? 'own' : 'site';
  return (
    <ErrorBoundary>
      <AddressContext value={shown}>
        {!isReady && <RouteProgress />}
        <Frame path={shown.pathname} header={header} loadChat={row?.['without-chatbot'] ? undefined : loadChat}>
          <ErrorBoundary key={shown.pathname} headerFor={header === 'own' ? shown.pathname : undefined}>
            <ShownPage path={shown.pathname} />
          </ErrorBoundary>
        </Frame>
        <PageArrival address={shown} title={row?.title} />
      </AddressContext>
    </ErrorBoundary>
  );
}

function ShownPage({ path }: PageProps) {
  const Page = usePage(path);
  const page = <Page path={path} />;
  // That a page is not built is said to everybody.
  if (builtRow(path) === undefined || isPublicPage(path)) return page;
  return <PageAccess path={path}>{page}</PageAccess>;
}

/** A thin bar at the top while the next page loads; quick changes don't show it. */
function RouteProgress() {
  return <div className={styles.bar} role="progressbar" aria-label="Loading the page" />;
}
