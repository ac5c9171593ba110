import type { AnswerIssue } from '@paperwage/api-contract';

/** An expected refusal: what happened and what to do about it, with the HTTP status that says the same to a program. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: string;
  readonly status: number;
  readonly issues: readonly AnswerIssue[];
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: string,
    status: number,
    message: string,
    more: { issues?: readonly AnswerIssue[]; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, 'cause' in more ? { cause: more.cause } : {});
    this.code = code;
    this.status = status;
    this.issues = more.issues ?? [];
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}
