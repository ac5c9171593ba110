import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorAnswer } from '@paperwage/api-contract';
import { StorageFailure } from '../ports/storage-failure.ts';
import { Problem, problems } from '../problems/problem.ts';

/** What went wrong before a handler was reached, as one of our refusals, by Fastify's code. */
const FASTIFY_REFUSALS: Readonly<Record<string, (request: FastifyRequest) => Problem>> = {
  FST_ERR_BAD_URL: problems.addressUnreadable,
  FST_ERR_CTP_BODY_TOO_LARGE: (request) => problems.bodyTooLarge(request.routeOptions.bodyLimit),
  FST_ERR_CTP_EMPTY_JSON_BODY: problems.bodyMissing,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: problems.bodyLengthWrong,
  FST_ERR_CTP_INVALID_JSON_BODY: problems.bodyUnreadable,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: problems.mediaTypeWrong,
};

/**
 * The only place where an error becomes an answer. A refusal keeps its own words; anything else is a bug, which is logged
 * and answered without details.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = refusalOf(error, request);
  if (!problem)
    request.log.error({ id: request.id, err: error, route: request.routeOptions.url }, 'A request failed unexpectedly');
  if (problem?.cause !== undefined) {
    const { name, code } = problem.cause as NodeJS.ErrnoException;
    request.log.error(
      { id: request.id, reason: { name, code }, refusal: problem.code },
      'A request was refused by what it needs',
    );
  }
  request.refusal = problem?.code;
  sendProblem(reply, problem ?? new Problem('unexpected', 500, 'Something went wrong'));
}

/** Answers with a refusal in the shape every call uses. */
export function sendProblem(reply: FastifyReply, problem: Problem): void {
  // Fastify would close the connection while the body is still arriving, and many clients then never read the answer.
  // Kept open, the rest is read and discarded, for as long as a request may take.
  reply.removeHeader('connection');
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', String(problem.retryAfterSeconds));
  void reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorAnswer(problem));
}

/** The body of a refusal. */
function errorAnswer({ code, message, issues }: Problem): ErrorAnswer {
  return { ok: false, error: issues.length > 0 ? { code, message, issues: [...issues] } : { code, message } };
}

/** Whether it is none of our refusals, so that someone has to fix it. */
export function isBug(error: unknown, request: FastifyRequest): boolean {
  return refusalOf(error, request) === undefined;
}

function refusalOf(error: unknown, request: FastifyRequest): Problem | undefined {
  if (error instanceof Problem) return error;
  if (error instanceof StorageFailure) {
    return error.isFull ? problems.storageFull(error) : problems.storageUnavailable(error);
  }
  if (!(error instanceof Error)) return undefined;
  const { code, statusCode = 500 } = error as FastifyError;
  const known = FASTIFY_REFUSALS[code];
  if (known) return known(request);
  return statusCode >= 400 && statusCode < 500 ? problems.requestRefused(statusCode) : undefined;
}
