const anyOf = (parts: readonly string[]) => new RegExp(parts.join('|'));

/** Fetched when it is needed, not with the page. */
const FETCHED_LATER = anyOf([
  'features/builder/(?:finish|download/download-document|logo/(?:normalise|clean|encode)|saving/read-record|open/read-pdf)',
  '/(?:kept-schemas|schema|workbook|attachment|document-data)\\.ts',
  '\\.css$',
]);

/** What every builder has and no other page needs. */
const FRAME = anyOf([
  'apps/web/src/features/builder/',
  'apps/web/src/ui/(?:text-field|segmented-field|bare-input|toast)',
  'apps/web/src/(?:routed-site|routes/route-tree|shell/builder-header|shell/shell)\\.',
  'node_modules/(?:@tanstack|use-sync-external-store)/',
  'packages/paper/src/',
  'packages/documents/src/(?:drafts|look)/',
]);

const PAY_STUB = anyOf([
  'packages/documents/src/kinds/pay-stub/',
  'apps/web/src/features/pay-stub-builder/(?:store|fields|frame|kind)/',
  'packages/payroll/src/(?:taxes/|earlier|check|calculate|year-to-date|elections|figures)',
]);

/**
 * What every builder shares is one file, and what parts of the pay stub share is another: left to itself, the bundler
 * makes a file for every set of pages that share something, and many small files compress worse than one.
 */
export const builderChunks = {
  groups: [
    { name: 'builder', test: (id: string) => isOf(FRAME, id), minShareCount: 2 },
    { name: 'pay-stub', test: (id: string) => isOf(PAY_STUB, id), minShareCount: 2 },
  ],
  includeDependenciesRecursively: false,
};

function isOf(part: RegExp, id: string): boolean {
  const path = id.replaceAll('\\', '/');
  return part.test(path) && !FETCHED_LATER.test(path);
}
