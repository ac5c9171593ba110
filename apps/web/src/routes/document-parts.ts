import type { ComponentType } from 'react';
import type { PageProps } from './route-row.ts';

/** The interactive part of an article. */
export { TryIt } from '../features/blog/try-it.tsx';

/** The page of a document, or the not-found page. All documents together are large, so each loads separately. */
export async function loadDocumentPage(path: string): Promise<ComponentType<PageProps>> {
  const { documentRows } = await import('./document-rows.ts');
  const row = documentRows.find((one) => one.path === path);
  return row ? row.load() : (await import('./unknown-page.tsx')).UnknownPage;
}
