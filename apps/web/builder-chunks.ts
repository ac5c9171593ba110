/** Parts of a path, with either kind of slash between them. */
const inside = (...parts: readonly string[]) => new RegExp(parts.join('|').replaceAll('/', '[\\\\/]'));

/** Fetched when it is needed, not with the page. */
const FETCHED_LATER = inside(
  'features/builder/download/download-document',
  'features/builder/saving/read-record',
  'features/builder/logo/(?:normalize|clean|encode)',
  '/kept-schemas',
  'packages/paper/src/fonts/generated/other-alphabets\\.',
  '/schema\\.ts',
  '/workbook',
  '/attachment',
  '/files/',
  '/kinds/pay-stub/(?:validation/(?:assumptions|assumed-note|assumed-figures)|edit/(?:sample-draft|next-pay-stub))\\.',
  '/kinds/[\\w-]+/(?:finish|paper|prepare)\\.',
  '\\.css$',
);

/** What every builder is first drawn with, and no other page. */
const FRAME = inside(
  'features/builder/(?:frame|store|fields|kind|saving|download|open)/(?!read-pdf|date-)',
  'features/builder/open-builder',
  'features/builder/account/(?:follow-account|open-from-address|send-now)',
  'features/builder/address-book/lazy',
  'ui/(?:text-field|check-field|bare-input|toast|select-on-entry)\\.',
  'web/src/shell/header/builder-header\\.',
  'packages/values/src/(?:quantity|unit-price|telephone|allocate)\\.',
  // QR codes are on invoices alone.
  'packages/paper/src/(?!paint/pdf|index|layout/qr-block|read/)',
  'packages/documents/src/(?:drafts|look)/',
);

/** What prices on pages that are no builder need too. */
const PRICES = inside(
  'ui/(?:segmented-field|field-frame|use-dropped-files|file-button)\\.',
  'packages/values/src/(?:rate|decimal-text|thousands|calendar-date|join-words)\\.',
  'web/src/navigation/hand-over\\.',
);

/** What calls of the server share, small as it is, on the builders and the pages of the account. */
const CALLS = inside(
  'web/src/identity/call',
  'packages/api-contract/src/(?:constants|media-types)\\.',
  'web/src/records/(?:digest|is-logo-address|open-work|hand-over-file|is-file|file-name-in)\\.',
);

/** What a pay stub is calculated and laid out with: its own page needs it, and the sum of stubs into a W-2. */
const PAY_STUB = inside(
  'packages/documents/src/kinds/pay-stub/(?!index|descriptor)',
  'packages/documents/src/amount-in-words',
  'packages/values/src/social-security-number\\.',
);

/** What taxes are calculated with, on the pages of pay stubs and of W-2 forms; what a state adds comes with the state. */
const TAXES = inside(
  'packages/documents/src/explanations/(?:local-)?coverage-sentence',
  'packages/payroll/src/(?:problems|pay|calculate-pay|extra-withholding)\\.',
  'packages/payroll/src/pay-input/',
  // A whole year is calculated on the pages of calculators alone.
  'packages/payroll/src/year-to-date/(?!year-of-paychecks)',
  'packages/payroll/src/(?:calendar/pay-dates|places/place-answers|working/figures)\\.',
  'packages/payroll/src/certificates/(?:elections-of-state|form-w4)\\.',
  'packages/payroll/src/rule-book/(?:covered-days|income-tax-state|new-year|rule-book)\\.',
  'packages/payroll/src/loading/load-rule-book\\.',
  'packages/payroll/src/taxes/(?:pre-tax|social-security|prepend-steps|rate-schedule|supplemental-wages|worksheet-1a)\\.',
  'packages/payroll/src/taxes/(?:federal-|medicare|nonresident-|yearly-maximum|items/item-wages)',
  'packages/payroll/src/rules/(?:index|pre-tax-rules|20../us)\\.',
  'features/builder/(?:tax-rules/|open-with-rules)',
);

/** What tax forms are checked and drawn with, whichever they are. */
const FORMS = inside(
  'packages/documents/src/forms/(?:mark-issues|box-of-field|form-years|form-issues|agreement-issues|form-edition|form-facts)\\.',
  'packages/documents/src/forms/tins/full-tin\\.',
  'packages/documents/src/forms/drawing/(?!w2-art|form-1099-art)',
);

/** All of them, so that a test finds a part that names no file. */
export const PARTS = { FETCHED_LATER, FRAME, PRICES, CALLS, PAY_STUB, TAXES, FORMS };

/**
 * What every builder shares is one file, and so is what calls share, what parts of the pay stub share, the taxes and the tax forms: left to itself, the bundler
 * makes a file for every set of pages that share something, and many small files compress worse than one.
 */
export const builderChunks = {
  groups: [
    { name: 'builder', test: (id: string) => isOf(FRAME, id), minShareCount: 2 },
    { name: 'prices', test: (id: string) => isOf(PRICES, id), minShareCount: 2 },
    { name: 'calls', test: (id: string) => isOf(CALLS, id), minShareCount: 2 },
    { name: 'pay-stub', test: (id: string) => isOf(PAY_STUB, id), minShareCount: 2 },
    { name: 'taxes', test: (id: string) => isOf(TAXES, id), minShareCount: 2 },
    { name: 'forms', test: (id: string) => isOf(FORMS, id), minShareCount: 2 },
  ],
  includeDependenciesRecursively: false,
};

function isOf(part: RegExp, id: string): boolean {
  return part.test(id) && !FETCHED_LATER.test(id);
}
