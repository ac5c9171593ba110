/**
 * Header of every call that creates something. A call repeated with the same key, by the same user, creates nothing
 * again and answers as the first did: an answer can be lost on its way though the work was done.
 */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

export const DOCUMENT_TYPES = ['paystub', 'invoice', 'w2', '1099'] as const;

/**
 * Saves a draft. `documentData` need not be complete, but what is there must have the shape of its type. Without a
 * `draftId` a draft is begun. `version` is the one the change was made on: when the server holds a later one, nothing is
 * saved and the refusal `draftChanged` is answered, with the server's draft to be had from `draftPath`.
 */
export const saveDraftPath = '/api/save-draft';

/** Saves what changed in a draft since a version: for drafts larger than a page may send while it is being closed. */
export const saveDraftChangePath = '/api/save-draft-change';

/** `GET`: all drafts of the user, the last changed first. */
export const draftsPath = '/api/profile/drafts';

/** `GET` one draft; `DELETE` takes it away, `restoreDraftPath` brings it back for 30 days. */
export const draftPath = '/api/profile/drafts/:id';
export const restoreDraftPath = '/api/profile/drafts/:id/restore';

/** How many rows are asked for at first, and then each time. */
export const FIRST_PAGE = 15;
export const NEXT_PAGE = 10;

/** A list goes on after the last id seen. There may be more only when as many came back as were asked for. */
export const documentsPath = '/api/profile/documents/filter/:type';

/** `POST`: one document with what it was made of. */
export const documentPath = '/api/profile/documents/:id';

/** `GET`: the very file that was issued. */
export const documentFilePath = '/api/profile/documents/:id/file';

/** `POST`: takes a document out of the history; `restoreDocumentPath` brings it back for 30 days. */
export const deleteDocumentPath = '/api/profile/documents/:id/delete';
export const restoreDocumentPath = '/api/profile/documents/:id/restore';

/** Header of the answer of `generatePdfPath` to a signed-in user: the id under which it entered the history. */
export const DOCUMENT_ID_HEADER = 'x-document-id';

/** `POST` with a PNG or JPEG picture as the body, of at most so many bytes. */
export const logosPath = '/api/logos';

/** `GET`: the picture. The folder is a date, about 30 days ahead, after which a logo that nothing uses is thrown away. */
export const logoPath = '/api/logos/:folder/:name';

export const ADDRESS_BOOK_KINDS = ['employer', 'employee', 'client'] as const;

/** `GET` lists, `POST` adds or, with an `id`, replaces, `DELETE` of one takes it out. */
export const addressBookPath = '/api/profile/address-book';
export const addressBookEntryPath = '/api/profile/address-book/:id';

/** Whether drafts and the address book may hold whole Social Security numbers: `GET` tells it, `POST` says it. */
export const wholeNumbersPath = '/api/profile/whole-numbers';
