/** Parts of a path, with either kind of slash between them. */
const inside = (...parts: readonly string[]) => new RegExp(parts.join('|').replaceAll('/', '[\\\\/]'));

/** Fetched when it is needed, not with the page. */
const FETCHED_LATER = inside(
  'features/builder/download/download-document',
  'features/builder/saving/read-record',
  'features/builder/logo/(?:normalise|clean|encode)',
  '/kept-schemas',
  '/schema\\.ts',
  '/workbook',
  '/attachment',
  '\\.css$',
);

/** What every builder is first drawn with, and no other page. */
const FRAME = inside(
  'features/builder/(?:frame|store|fields|kind|saving|download|logo)/',
  'ui/(?:text-field|segmented-field|check-field|bare-input|toast|disclosure)\\.',
  'node_modules/(?:@tanstack|use-sync-external-store)/',
  'web/src/(?:routed-site|routes/route-tree|shell/builder-header|shell/shell)\\.',
  'packages/values/src/(?:quantity|rate|unit-price)\\.',
  'packages/paper/src/(?!paint/pdf|index)',
  'packages/documents/src/(?:drafts|look)/',
);

/** What a pay stub is worked out with: its own page needs it, and the sum of stubs into a W-2. */
const PAY_STUB = inside('packages/documents/src/kinds/pay-stub/(?!document-data|index)');

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
  return part.test(id) && !FETCHED_LATER.test(id);
}
