import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createSiteRouter } from './router.tsx';
import { builtRow } from './routes/built-rows.ts';
import { interceptLinks } from './shell/intercept-links.ts';
import { loadSiteConfig } from './shell/site-config.ts';

/**
 * Takes over the prerendered page. The route's code is loaded first, so that the first render equals the HTML; a page
 * without HTML, as in development, is drawn from nothing.
 */
async function start(root: HTMLElement): Promise<void> {
  const router = createSiteRouter();
  const page = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (root.firstElementChild === null) {
    createRoot(root).render(page);
  } else {
    // Says that the HTML came from a server; without it the router expects a boundary that prerendering leaves out.
    router.ssr = { manifest: undefined };
    await router.load();
    hydrateRoot(root, page);
  }
  interceptLinks(router, (path) => builtRow(path) !== undefined);
  await loadSiteConfig();
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
void start(root);
