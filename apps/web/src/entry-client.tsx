import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import { StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { PlainSite } from './plain-site.tsx';
import { builtRow, loadUnknownPage } from './routes/built-rows.ts';
import { ErrorScreen } from './shell/error-screen.tsx';
import { interceptLinks } from './shell/intercept-links.ts';
import { rememberRoute } from './shell/previous-route.ts';
import { loadSiteConfig } from './shell/site-config.ts';

type Router = Awaited<ReturnType<typeof routedSite>>['router'];

let routed: ReturnType<typeof createSite> | undefined;
const routedSite = () => (routed ??= createSite());

/** The site with its router, at the page that is shown. */
async function createSite() {
  const site = (await import('./routed-site.tsx')).createRoutedSite();
  // The page is there already; without this the router would expect a boundary that prerendering leaves out.
  site.router.ssr = { manifest: undefined };
  await site.router.load();
  return site;
}

/**
 * Takes over the page, whose code is loaded first, so that the first render equals the HTML. A plain page comes without
 * the router, which takes its place when the visitor leaves for another page. Returns the way to the router.
 */
async function start(element: HTMLElement): Promise<() => Promise<Router>> {
  const path = location.pathname;
  const row = builtRow(path);
  const isEmpty = element.firstElementChild === null;
  if (isEmpty || row?.shell === 'builder') {
    const { router, element: site } = await routedSite();
    show(isEmpty ? createRoot(element) : undefined, element, site);
    return async () => router;
  }
  const page = await (row?.load ?? loadUnknownPage)();
  const root = show(undefined, element, <PlainSite path={path} page={page} />);
  let hasRouter = false;
  return async () => {
    const { router, element: site } = await routedSite();
    if (!hasRouter) flushSync(() => root.render(strict(site)));
    hasRouter = true;
    return router;
  };
}

function show(root: Root | undefined, element: HTMLElement, site: ReactNode): Root {
  if (!root) return hydrateRoot(element, strict(site));
  root.render(strict(site));
  return root;
}

function strict(site: ReactNode): ReactNode {
  return <StrictMode>{site}</StrictMode>;
}

async function run(): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no element with the id "root".');
  const router = await start(element).catch((error: unknown) => {
    // A plain page can still be read when its code does not come; a builder is nothing without it.
    if (builtRow(location.pathname)?.shell === 'builder') createRoot(element).render(<ErrorScreen />);
    throw error;
  });
  interceptLinks({
    isPage: (path) => builtRow(path) !== undefined,
    preload: async (path) => (await routedSite()).router.preloadRoute({ to: path }),
    navigate: async (href) => (await router()).navigate({ href }),
  });
  addEventListener('pagehide', () =>
    rememberRoute(location.pathname + location.search + location.hash, sessionStorage),
  );
  await loadSiteConfig();
}

void run();
