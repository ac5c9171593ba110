/** Fetched when it is needed, not with the page. */
const FETCHED_LATER =
  /[\\/]features[\\/]builder[\\/](finish|download[\\/]download-document|logo[\\/](normalise|clean|encode)|saving[\\/]read-record)|[\\/]kept-schemas|[\\/]schema\.ts|[\\/]workbook|[\\/]attachment/;
const FRAME =
  /[\\/](apps[\\/]web[\\/]src[\\/]features[\\/]builder|packages[\\/]paper[\\/]src|packages[\\/]documents[\\/]src[\\/](drafts|look))[\\/]/;
const PAY_STUB =
  /[\\/](packages[\\/]documents[\\/]src[\\/]kinds[\\/]pay-stub|apps[\\/]web[\\/]src[\\/]features[\\/]pay-stub-builder[\\/](store|fields|frame|kind))[\\/]|[\\/]packages[\\/]payroll[\\/]src[\\/](taxes[\\/]|earlier|check|calculate|year-to-date|elections|figures)/;

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
  return part.test(id) && !FETCHED_LATER.test(id) && !id.endsWith('.css');
}
