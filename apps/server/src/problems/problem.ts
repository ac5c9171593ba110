import type { AnswerIssue } from '@paperwage/api-contract';
import { accountProblems } from './account-problems.ts';
import { adminProblems } from './admin-problems.ts';
import { billingProblems } from './billing-problems.ts';
import { issuingProblems } from './issuing-problems.ts';
import { Problem } from './problem-type.ts';
import { recordProblems } from './record-problems.ts';
import { sandboxProblems } from './sandbox-problems.ts';

export { Problem };

/** For programs; a browser gets a new one automatically. */
const NEW_TOKEN = 'Programs solve a new challenge from GET /api/app-check-challenge.';

/**
 * The catalog of refusals. Only this file imports its parts, which are in the files beside it. Any other error is a bug and
 * is answered without details.
 */
export const problems = {
  ...accountProblems,
  ...billingProblems,
  ...adminProblems,
  ...recordProblems,
  ...issuingProblems,
  ...sandboxProblems,

  requestInvalid: (issues: readonly AnswerIssue[]) =>
    new Problem('requestInvalid', 400, summary(issues, 'Something in the request is wrong.'), { issues }),

  signInNeeded: () => new Problem('signInNeeded', 401, 'You’re not logged in. Log in and try again.'),

  appCheckWrong: () =>
    new Problem(
      'appCheckWrong',
      403,
      `The check of your browser didn’t work. Reload this page and try again. ${NEW_TOKEN}`,
    ),

  appCheckExpired: () =>
    new Problem('appCheckExpired', 410, `The check of your browser expired. Try again. ${NEW_TOKEN}`),

  appCheckUsed: () =>
    new Problem('appCheckUsed', 410, `The check of your browser was already used. Try again. ${NEW_TOKEN}`),

  rulesMissing: (message: string) => new Problem('rulesMissing', 422, message),

  salaryRefused: (issues: readonly AnswerIssue[]) =>
    new Problem('salaryRefused', 422, summary(issues, 'We can’t calculate this.'), { issues }),

  /** Sentences about a document name no field, since the form shows them beside it: `place` does, for the first. */
  documentRefused: (issues: readonly AnswerIssue[], place?: string) => {
    const message = summary(issues, 'We can’t make this document.');
    return new Problem(
      'documentRefused',
      422,
      place === undefined ? message : `${place.replace(/\?$/, '')}: ${message}`,
      { issues },
    );
  },

  rendererBusy: () =>
    new Problem('rendererBusy', 503, 'We’re making a lot of documents right now. Wait a few seconds and try again.', {
      retryAfterSeconds: 5,
    }),

  documentsWaiting: (count: number) =>
    new Problem(
      'documentsWaiting',
      429,
      `You already have ${count} requests waiting. Wait until one of them finishes, then try again.`,
      { retryAfterSeconds: 5 },
    ),

  documentTooLarge: () =>
    new Problem('documentTooLarge', 422, 'This document is too big. Make fewer pay stubs at once, or use fewer lines.'),

  renderingTooSlow: (limitSeconds: number) =>
    new Problem(
      'renderingTooSlow',
      503,
      `This document took longer than ${limitSeconds} ${limitSeconds === 1 ? 'second' : 'seconds'}, so we stopped. ` +
        'Try again, or make fewer pay stubs at once.',
      { retryAfterSeconds: 10 },
    ),

  timestampUnavailable: (cause: Error) =>
    new Problem(
      'timestampUnavailable',
      503,
      'The service that confirms the time of our signature isn’t responding. Wait a minute and try again.',
      { retryAfterSeconds: 60, cause },
    ),

  overloaded: () =>
    new Problem('overloaded', 503, 'We’re very busy right now. Wait a few seconds and try again.', {
      retryAfterSeconds: 10,
    }),

  tooManyRequests: (waitSeconds: number) =>
    new Problem('tooManyRequests', 429, `You’ve sent too many requests. Wait ${waitText(waitSeconds)} and try again.`),

  /** People who see this have often tried only once: the other attempts were someone else's. */
  codeTriedTooOften: (waitSeconds: number) =>
    new Problem(
      'tooManyRequests',
      429,
      `Too many wrong dates and amounts were tried for this code. Check the PDF, or try again in ${waitText(waitSeconds)}.`,
      { retryAfterSeconds: waitSeconds },
    ),

  answerUnknown: () =>
    new Problem('answerUnknown', 404, 'We can’t find this answer. Chats are deleted after a while: ask again.'),

  bodyMissing: () => new Problem('bodyMissing', 400, 'The request body is empty. Send a JSON object.'),

  bodyUnreadable: () =>
    new Problem(
      'bodyUnreadable',
      400,
      'We can’t read the request body as JSON. Look for a missing comma, quote or bracket.',
    ),

  bodyNamesForbidden: () =>
    new Problem(
      'bodyUnreadable',
      400,
      'The names __proto__ and constructor.prototype are not allowed in the request body. Leave them out.',
    ),

  bodyLengthWrong: () =>
    new Problem(
      'bodyLengthWrong',
      400,
      'The request body doesn’t have the length in its Content-Length header. ' + 'Send it again.',
    ),

  bodyTooLarge: (limitBytes: number) =>
    new Problem(
      'bodyTooLarge',
      413,
      `The request body is larger than the ${Math.floor(limitBytes / 1024).toLocaleString('en-US')} KB this call ` +
        'takes. Send a smaller one.',
    ),

  mediaTypeWrong: () =>
    new Problem('mediaTypeWrong', 415, 'Send the body as JSON, with the header Content-Type: application/json.'),

  encodingWrong: () =>
    new Problem('encodingWrong', 415, 'Send the body uncompressed, without the header Content-Encoding.'),

  addressUnreadable: () =>
    new Problem('addressUnreadable', 400, 'The URL of this request has a broken %-escape. Fix it.'),

  callUnknown: () => new Problem('callUnknown', 404, 'There’s no such call. See the list at /docs/api.'),

  methodNotAllowed: (allowed: readonly string[]) =>
    new Problem('methodNotAllowed', 405, `This address answers ${allowed.join(' and ')} requests only.`),

  requestRefused: (status: number) => new Problem('requestRefused', status, 'We can’t accept this request.'),
};

const LONG_WAIT_SECONDS = 90;

/** `20 seconds`, `12 minutes`. */
function waitText(seconds: number): string {
  if (seconds > LONG_WAIT_SECONDS) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}

function summary(issues: readonly AnswerIssue[], otherwise: string): string {
  const [first, ...rest] = issues;
  if (!first) return otherwise;
  if (rest.length === 0) return first.message;
  return `${first.message} ${rest.length} more ${rest.length === 1 ? 'field needs' : 'fields need'} fixing too.`;
}
