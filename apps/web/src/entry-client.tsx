import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import { startTransition, StrictMode, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { takeLinkTokens } from './identity/link-token.ts';
import { startAuth } from './identity/start-auth.ts';
import { go } from './navigation/go.ts';
import { loadAgain } from './navigation/load-again.ts';
import { rememberScrolling } from './navigation/scroll-memory.ts';
import { builtRow } from './routes/built-rows.ts';
import { loadPage } from './routes/load-page.ts';
import { interceptLinks } from './shell/intercept-links.ts';
import { NotLoadedScreen } from './shell/not-loaded-screen.tsx';
import { rememberRoute } from './shell/previous-route.ts';
import { askSiteConfig, loadSiteConfig } from './shell/site-config.ts';
import { Site } from './site.tsx';

/** What these show comes from their code alone; the text of other pages is readable without. */
const NEEDS_CODE = /^\/(?:user|auth|admin|checkout)\b/;
const TOO_LATE_MS = 10_000;
/** By then the page has come to rest on a phone too. */
const SETTLED_MS = 2_000;

/** Takes over the page, whose code is loaded first, so that the first render equals the HTML. */
async function start(element: HTMLElement): Promise<void> {
  const path = location.pathname;
  const isBuilder = builtRow(path)?.shell === 'builder';
  await loadPage(path).catch((error: unknown) => {
    if (isBuilder || NEEDS_CODE.test(path)) createRoot(element).render(<NotLoadedScreen />);
    throw error;
  });
  rememberScrolling(isBuilder);
  const site = (
    <StrictMode>
      <Site path={path} />
      <Answering />
    </StrictMode>
  );
  // In pieces: a phone can answer a touch between two of them.
  startTransition(() => {
    if (element.firstElementChild) hydrateRoot(element, site);
    else createRoot(element).render(site);
  });
}

/** Says when the page begins to answer; `public/before-paint.js` has noted what was pressed until then. */
function Answering() {
  useLayoutEffect(() => void dispatchEvent(new Event('paperwage:answering')), []);
  return null;
}

/** Rejects when a page should long have been there. */
function tooLate(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('The page is taking too long.')), TOO_LATE_MS));
}

async function run(): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no element with the id "root".');
  const siteConfig = askSiteConfig();
  takeLinkTokens();
  startAuth();
  await start(element);
  interceptLinks({
    isPage: (path) => builtRow(path) !== undefined,
    // A failure now is reported when its page is requested.
    preload: (path) => void loadPage(path).catch(() => undefined),
    navigate(href, path) {
      go(href);
      // The site may have been rebuilt since this document was fetched: its own files lead to the page. Code that was fetched
      // ahead and is gone makes some browsers wait for ever.
      Promise.race([loadPage(path), tooLate()]).catch(() => {
        // Users who have gone elsewhere meanwhile are not disturbed.
        if (location.pathname === path) void loadAgain();
      });
    },
  });
  addEventListener('pagehide', () =>
    rememberRoute(location.pathname + location.search + location.hash, sessionStorage),
  );
  await loadSiteConfig(siteConfig);
  // What nobody waits for.
  setTimeout(() => void import('./after-start/after-start.ts').catch(() => undefined), SETTLED_MS);
}

void run();
