import type { ComponentType } from 'react';
import { keepStatic } from './keep-static.tsx';
import type { PageProps } from './route-row.ts';

/** One import for both, because every page carries the address of each. */
const loadParts = () => import('./document-parts.ts');

/**
 * The page for a path not in `built-rows.ts`: a separate document, or none at all. Its HTML stays as the server sent it. The
 * browser fetches its code only when returning from a page reached without a new document.
 */
export function loadDocument(path: string): Promise<ComponentType<PageProps>> {
  return keepStatic(
    'document',
    async () => (await loadParts()).loadDocumentPage(path),
    async () => (await loadParts()).TryIt,
  )(path);
}
