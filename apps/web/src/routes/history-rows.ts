import type { DocumentType } from '@paperwage/documents/kinds';
import { DOCUMENT_TYPES, KINDS } from '@paperwage/documents/kinds';
import type { BuiltRow } from './route-row.ts';

const page = { shell: 'site', isStatic: false } as const;

/** What the title of a page calls the documents of a type. */
export function listTitleOf(type: DocumentType): string {
  const { listTitle, plural } = KINDS[type].words;
  return listTitle ?? plural;
}

/** What a user has made: the lists of each type, one document, and the drafts. */
export const historyRows: readonly BuiltRow[] = [
  {
    ...page,
    path: '/user/history',
    title: 'Your documents',
    load: async () => (await import('../features/history/history-index-page.tsx')).HistoryIndexPage,
  },
  ...DOCUMENT_TYPES.map((type): BuiltRow => ({
    ...page,
    path: `/user/history/${type}`,
    title: `Your documents: ${listTitleOf(type)}`,
    load: async () => (await import('../features/history/list/history-list-page.tsx')).HistoryListPage,
  })),
  ...DOCUMENT_TYPES.map((type): BuiltRow => ({
    ...page,
    path: `/user/history/${type}/$id`,
    title: `Your documents: ${listTitleOf(type)}, preview`,
    load: async () => (await import('../features/history/preview/document-page.tsx')).DocumentPage,
  })),
  {
    ...page,
    path: '/user/history/deleted',
    title: 'Recently deleted',
    load: async () => (await import('../features/history/deleted/deleted-page.tsx')).DeletedPage,
  },
  {
    ...page,
    path: '/user/drafts',
    title: 'Drafts',
    load: async () => (await import('../features/history/drafts/drafts-page.tsx')).DraftsPage,
  },
];
