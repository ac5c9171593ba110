import { Problem } from './problem-type.ts';

/** The refusals about a signed-in user's stored data. Other users' data is refused as if it didn't exist. */
export const recordProblems = {
  draftUnknown: () => new Problem('draftUnknown', 404, 'We can’t find this draft. It may have been deleted.'),

  draftChanged: () =>
    new Problem(
      'draftChanged',
      409,
      'This draft was changed elsewhere. Look at both versions, then choose which one to keep.',
    ),

  draftChangeUnfit: () =>
    new Problem('draftChangeUnfit', 422, 'This change doesn’t fit the draft. Save the whole draft instead.'),

  draftsTooMany: (most: number) =>
    new Problem('draftsTooMany', 422, `You have ${most} drafts, which is the limit. Delete some first.`),

  documentUnknown: () => new Problem('documentUnknown', 404, 'We can’t find this document. It may have been deleted.'),

  logoUnknown: () => new Problem('logoUnknown', 404, 'We can’t find this logo. Choose it again.'),

  logosTooMany: (most: number) =>
    new Problem(
      'logosTooMany',
      422,
      `You have ${most} logos, which is the limit. We delete unused logos after 30 days.`,
    ),

  logoMissing: () => new Problem('logoMissing', 400, 'The request body is empty. Send a PNG or JPEG picture.'),

  logoRefused: (message: string) => new Problem('logoRefused', 422, message),

  contactUnknown: () => new Problem('contactUnknown', 404, 'We can’t find this contact. It may have been deleted.'),

  contactsTooMany: (most: number) =>
    new Problem(
      'contactsTooMany',
      422,
      `Your address book has ${most.toLocaleString('en-US')} contacts, which is the limit. Delete some first.`,
    ),

  filesUnavailable: (cause: unknown) =>
    new Problem(
      'filesUnavailable',
      503,
      'We can’t save or open files right now. You lost nothing. Wait a minute and try again.',
      { retryAfterSeconds: 60, cause },
    ),

  storageFull: (cause: unknown) =>
    new Problem(
      'storageFull',
      507,
      'We’re out of space to save this. What you saved before is safe. Try again in a few minutes.',
      { retryAfterSeconds: 60, cause },
    ),

  storageUnavailable: (cause: unknown) =>
    new Problem(
      'storageUnavailable',
      503,
      'We can’t save or open anything right now. What you saved before is safe. Wait a minute and try again.',
      { retryAfterSeconds: 30, cause },
    ),

  idempotencyKeyReused: () =>
    new Problem(
      'idempotencyKeyReused',
      422,
      'This Idempotency-Key was already used for another request. Use a new random UUID for each change.',
    ),

  idempotencyKeyWrong: () =>
    new Problem(
      'idempotencyKeyWrong',
      400,
      'The header Idempotency-Key must be 8 to 100 letters, digits, hyphens or underscores. Use a random UUID.',
    ),
};
