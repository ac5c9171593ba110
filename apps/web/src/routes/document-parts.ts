import type { ComponentType } from 'react';
import type { PageProps } from './route-row.ts';

/** The part of an article that does something. */
export { TryIt } from '../features/blog/try-it.tsx';

/** The page of a document, or the page that says that there is none. All documents together are large: they come alone. */
export async function loadDocumentPage(path: string): Promise<ComponentType<PageProps>> {
  const { documentRows } = await import('./document-rows.ts');
  const row = documentRows.find((one) => one.path === path);
  return row ? row.load() : (await import('./unknown-page.tsx')).UnknownPage;
}
