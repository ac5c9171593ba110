import type { ComponentType } from 'react';
import { keepStatic } from './keep-static.tsx';
import type { PageProps } from './route-row.ts';

/** One import for both, because every page carries the address of each. */
const loadParts = () => import('./document-parts.ts');

/**
 * The page of a path that `built-rows.ts` doesn't have: a document of its own, or none at all. Its HTML is kept as the
 * server sent it. The browser fetches its code only when it comes back to it from a page that it went to without a new
 * document.
 */
export function loadDocument(path: string): Promise<ComponentType<PageProps>> {
  return keepStatic(
    'document',
    async () => (await loadParts()).loadDocumentPage(path),
    async () => (await loadParts()).TryIt,
  )(path);
}
