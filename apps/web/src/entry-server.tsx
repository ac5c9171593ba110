import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createSiteRouter } from './router.tsx';

export { routeTable } from './routes/route-table.ts';

/** The HTML of one page, to be placed inside the element `#root`. */
export async function renderPage(path: string): Promise<string> {
  const router = createSiteRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  return renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
