/** What pages need at run time, separate from the schemas to keep pages small. */

/**
 * Header of every call that creates something. A call repeated by the same user with the same key creates nothing and
 * returns the first answer: an answer can be lost on its way although the work was done.
 */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** Header of `generatePdf`'s answer to a signed-in user: the document's id in the history. */
export const DOCUMENT_ID_HEADER = 'x-document-id';

/** Header of the answers of `generatePdf` and `generateXlsx`: how many warnings the builder shows for the document. */
export const WARNING_COUNT_HEADER = 'x-document-warnings';

/** Who issues a document: the employer, someone who prepares pay for an employer, or someone who is self-employed. */
export const ISSUER_ROLES = ['employer', 'preparer', 'selfEmployed'] as const;

/** What may be wrong with a reported document. */
export const REPORT_REASONS = ['notIssuedByEmployer', 'falseFigures', 'nameUsed', 'other'] as const;

/** The longest message to us or answer to one, question to the chat, and note on an answer. */
export const LONGEST_MESSAGE = 4000;
export const LONGEST_QUESTION = 500;
export const LONGEST_NOTE = 1000;

/** How many events of a visit are sent at once, and how many groups of errors are shown. */
export const MOST_EVENTS = 50;
export const MOST_GROUPS = 100;

export const ADDRESS_BOOK_KINDS = ['employer', 'employee', 'client'] as const;

/** How many rows a page of an admin list has. */
export const ADMIN_PAGE_ROWS = 25;

/** How many rows of the history to request at first, and then each time. */
export const FIRST_PAGE = 15;
export const NEXT_PAGE = 10;

/** Bounds of the time between two refreshes of the ID token. */
export const SHORTEST_REFRESH_MS = 30_000;
export const LONGEST_REFRESH_MS = 16 * 60_000;

/** What can happen in a visit; nothing else is counted. */
export const VISIT_EVENTS = [
  'pageViewed',
  'documentStarted',
  'documentDownloaded',
  'signedUp',
  'planBought',
  'chatOpened',
  'variantSeen',
] as const;

/** Longest pattern of a page's address. */
export const LONGEST_PAGE = 80;

/** What tells where a visit came from; kept in cookies of the same names. */
export const TRAFFIC_PARAMETERS = [
  'afid',
  'gclid',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'aic',
] as const;

/** The cookie that gives pages their variants, as in `pricing.yearly~chatbot.on`. */
export const VARIANTS_COOKIE = 'variants';
