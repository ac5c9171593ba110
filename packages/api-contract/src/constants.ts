/** What pages need at run time, apart from the schemas, so that they carry no more. */

/**
 * Header of every call that creates something. A call repeated with the same key, by the same user, creates nothing
 * again and answers as the first did: an answer can be lost on its way though the work was done.
 */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** Header of the answer of `generatePdf` to a signed-in user: the id under which it entered the history. */
export const DOCUMENT_ID_HEADER = 'x-document-id';

/** Header of the answers of `generatePdf` and `generateXlsx`: how many warnings the builder shows for the document. */
export const WARNING_COUNT_HEADER = 'x-document-warnings';

/** Who issues a document: the employer, who prepares pay for an employer, or one who works for themselves. */
export const ISSUER_ROLES = ['employer', 'preparer', 'selfEmployed'] as const;

/** What may be wrong with a document that is reported. */
export const REPORT_REASONS = ['notIssuedByEmployer', 'falseFigures', 'nameUsed', 'other'] as const;

/** How long a message to us, a question to the chat, and a note on an answer may be. */
export const LONGEST_MESSAGE = 4000;
export const LONGEST_QUESTION = 500;
export const LONGEST_NOTE = 1000;

export const ADDRESS_BOOK_KINDS = ['employer', 'employee', 'client'] as const;

/** How many rows a page of an admin list has. */
export const ADMIN_PAGE_ROWS = 25;

/** How many rows of the history are asked for at first, and then each time. */
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

/** What says where a visit came from: kept in cookies of the same names. */
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

/** The cookie in which pages find their variants, as in `pricing.yearly~chatbot.on`. */
export const VARIANTS_COOKIE = 'variants';
