import { use, type ComponentType } from 'react';
import { builtRow } from './built-rows.ts';
import { keepStatic } from './keep-static.tsx';
import { PageNotLoaded } from '../navigation/page-not-loaded.ts';
import type { PageProps } from './route-row.ts';

type Page = ComponentType<PageProps>;

/** One import for both, because every page carries the address of each. */
const loadParts = () => import('./document-parts.ts');

/**
 * The page for a path not in `built-rows.ts`: a separate document, or none at all. Its HTML stays as the server sent it. The
 * browser fetches its code only when returning from a page reached without a new document.
 */
function loadDocument(path: string): Promise<Page> {
  return keepStatic(
    'document',
    async () => (await loadParts()).loadDocumentPage(path),
    async () => (await loadParts()).TryIt,
  )(path);
}

const loading = new Map<string, Promise<Page>>();
const loaded = new Map<string, Page>();
const failed = new Set<string>();

/** Fetches the code of the page at a path, once. Retries earlier failures. Rejects with `PageNotLoaded` if it fails to load. */
export function loadPage(path: string): Promise<Page> {
  if (failed.delete(path)) loading.delete(path);
  return loading.get(path) ?? load(path);
}

function load(path: string): Promise<Page> {
  const coming = (builtRow(path)?.load(path) ?? loadDocument(path)).catch((cause: unknown) => {
    throw new PageNotLoaded(path, cause);
  });
  loading.set(path, coming);
  coming.then(
    (page) => loaded.set(path, page),
    () => failed.add(path),
  );
  return coming;
}

/**
 * The page at a path. Suspends while its code is fetched and throws if it fails to load; a failure persists until the page is
 * requested again, because React tries to render it more than once.
 */
export function usePage(path: string): Page {
  return loaded.get(path) ?? use(loading.get(path) ?? load(path));
}
