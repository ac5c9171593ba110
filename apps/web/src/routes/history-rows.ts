import type { BuiltRow } from './route-row.ts';

const page = { shell: 'site', isStatic: false } as const;

const lists = [
  ['paystub', 'Pay stubs'],
  ['invoice', 'Invoices'],
  ['w2', 'W-2 forms'],
  ['1099', '1099 forms'],
] as const;

/** What somebody has made: the lists of each type, one document, and the drafts. */
export const historyRows: readonly BuiltRow[] = [
  {
    ...page,
    path: '/user/history',
    title: 'Your documents',
    load: async () => (await import('../features/history/history-index-page.tsx')).HistoryIndexPage,
  },
  ...lists.map(([type, title]): BuiltRow => ({
    ...page,
    path: `/user/history/${type}`,
    title: `Your documents: ${title}`,
    load: async () => (await import('../features/history/list/history-list-page.tsx')).HistoryListPage,
  })),
  ...lists.map(([type, title]): BuiltRow => ({
    ...page,
    path: `/user/history/${type}/$id`,
    title: `Your documents: one of your ${title}`,
    load: async () => (await import('../features/history/preview/document-page.tsx')).DocumentPage,
  })),
  {
    ...page,
    path: '/user/drafts',
    title: 'Drafts',
    load: async () => (await import('../features/history/drafts/drafts-page.tsx')).DraftsPage,
  },
];
