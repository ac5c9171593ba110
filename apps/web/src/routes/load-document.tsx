import type { ComponentType } from 'react';
import { keepStatic } from './keep-static.tsx';
import type { PageProps } from './route-row.ts';

/**
 * The page of a path that `built-rows.ts` doesn't have: a document of its own, or none at all. Its HTML is kept as the
 * server sent it. The browser fetches its code only when it comes back to it from a page that it went to without a new
 * document.
 */
export function loadDocument(path: string): Promise<ComponentType<PageProps>> {
  return keepStatic(
    'document',
    async () => (await import('./document-rows.ts')).loadDocumentPage(path),
    async () => (await import('../features/blog/try-it.tsx')).TryIt,
  )();
}
