import { z } from 'zod';
import { joinWords } from '@paperwage/values';
import { pageAnswerOf, pageBodySchema } from './admin-billing.ts';
import { issuingStopSchema } from './admin-issuing.ts';
import { answerOf, doneAnswerSchema, idSchema, timestampSchema } from '../answers.ts';
import { LONGEST_MESSAGE, REPORT_REASONS } from '../constants.ts';
import { endpoint } from '../endpoint.ts';
import { revokedForSchema } from '../documents/verification.ts';

/** Which rows of a list, open or closed ones. */
export const stateBodySchema = pageBodySchema.extend({
  state: z.enum(['open', 'closed'], { error: 'must be open or closed' }).default('open'),
});

/** What an admin writes to someone, or notes. */
export const answerTextSchema = z
  .string({ error: 'must be text' })
  .trim()
  .max(LONGEST_MESSAGE, { error: `must have at most ${LONGEST_MESSAGE} characters` })
  .default('');

/** Who decided, when, and what was answered. */
export const decisionSchema = z.object({ at: timestampSchema, by: z.string(), answer: z.string() });

const reportRowSchema = z.object({
  id: idSchema,
  at: timestampSchema,
  reason: z.enum(REPORT_REASONS),
  details: z.string().describe('As written, with Social Security and card numbers hidden'),
  hasEmail: z.boolean(),
  decision: decisionSchema.nullable(),
});

const reportSchema = reportRowSchema.extend({
  email: z.string().nullable(),
  code: z.string().nullable(),
  sha256: z.string().nullable(),
  verification: z
    .object({
      result: z.enum(['stands', 'unchanged', 'revoked', 'replaced', 'unknown']),
      issuedAt: timestampSchema.nullable(),
      revokedFor: revokedForSchema,
    })
    .describe('What anyone who checks the document sees now'),
  codeCount: z
    .int()
    .describe('How many pay stubs were issued with it, itself included; 0 for a form or an unknown document'),
  isDeleted: z.boolean().describe('Deleted by its issuer, who can restore it for 30 days'),
  isEnded: z.boolean().describe('Revoked or replaced'),
  newer: z
    .object({
      id: idSchema,
      code: z.string().nullable().describe('In the place of the reported one; null for a form, which has none'),
      codeCount: z.int(),
      issuedAt: timestampSchema,
      isRevoked: z.boolean(),
      isDeleted: z.boolean(),
    })
    .nullable()
    .describe('The newest document that replaced it; null without one'),
  issuer: z
    .object({
      userId: idSchema,
      documentCount: z.int().describe('How many documents it issued'),
      reportCount: z.int().describe('How often they were reported, this report included'),
      stop: issuingStopSchema.nullable(),
    })
    .nullable()
    .describe('The account that issued it, and whether it is stopped from issuing; null for an unknown document'),
});

const refusalRowSchema = z.object({
  id: idSchema,
  at: timestampSchema,
  userId: idSchema,
  email: z.string().describe('Of the account'),
  rule: z.enum(['issuerBlocked', 'issuersTooMany', 'namesTooMany']),
  name: z.string().describe('The employer, seller, payer or issuer that was refused, as it prints'),
  typed: z.string().describe('The same as it was typed, with characters that don’t print'),
  times: z.int().describe('How often it was tried'),
  stop: issuingStopSchema.nullable().describe('Whether the account is stopped from issuing'),
  decision: decisionSchema.extend({ isAllowed: z.boolean() }).nullable(),
});

const jobRowSchema = z.object({
  id: idSchema,
  kind: z.string(),
  createdAt: timestampSchema,
  runAt: timestampSchema.describe('When it runs next'),
  attempts: z.int(),
  reason: z.string().nullable().describe('Why it failed last'),
  hasFailed: z.boolean().describe('It was tried as often as it may be, and waits for a person'),
});

const mailRowSchema = z.object({
  id: idSchema,
  at: timestampSchema.describe('When it was sent, or put in the queue'),
  to: z.string().describe('The address with most of its letters hidden'),
  subject: z.string(),
  state: z.enum(['sent', 'waiting', 'failed']),
});

const trailRowSchema = z.object({
  id: idSchema,
  at: timestampSchema,
  by: z.string().describe('The email of the admin'),
  action: z.enum([
    'confirmed',
    'refunded',
    'reportClosed',
    'documentRevoked',
    'issuingAllowed',
    'issuingRefused',
    'issuingStopped',
    'issuingStarted',
    'jobRetried',
    'experimentSet',
    'messageClosed',
  ]),
  subject: z.string().describe('The id of what it was done to'),
  details: z.string(),
});

const params = z.object({ id: idSchema });
const admin = { tag: 'Administration', auth: 'user' } as const;
const change = { ...admin, method: 'POST', sameOrigin: true } as const;

/** What an admin reads and decides: reports, refusals to issue, jobs, mail, and the trail of all that. */
export const adminReviewEndpoints = {
  listReports: endpoint({
    ...change,
    path: '/api/admin/reports/filter',
    summary: 'List reports of documents, newest first',
    description: 'What people wrote on the verify page.',
    body: stateBodySchema,
    answer: pageAnswerOf(reportRowSchema),
  }),
  getReport: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/reports/:id',
    summary: 'Get a report of a document',
    description: 'What the reporter wrote, and what verification shows. Never the document.',
    params,
    answer: answerOf(reportSchema),
  }),
  closeReport: endpoint({
    ...change,
    path: '/api/admin/reports/:id/close',
    summary: 'Answer and close a report',
    description:
      'We email the answer if the reporter gave an address; otherwise it is a note for admins. Refused if another admin was first.',
    params,
    body: z.strictObject({ answer: answerTextSchema }),
    answer: doneAnswerSchema,
  }),
  revokeReported: endpoint({
    ...change,
    path: '/api/admin/reports/:id/revoke',
    summary: 'Revoke a reported document',
    description:
      'Anyone who checks it sees that we revoked it, and why. We email its issuer. Nobody can undo this. ' +
      'Fails if it is already revoked or replaced.',
    params,
    body: z.strictObject({
      reason: z.enum(REPORT_REASONS, {
        error: `must be ${joinWords(REPORT_REASONS, 'or')}`,
      }),
      newerId: idSchema.optional().describe('Revoke its `newer` document, which has this id, instead'),
    }),
    answer: doneAnswerSchema,
  }),
  listRefusals: endpoint({
    ...change,
    path: '/api/admin/refusals/filter',
    summary: 'List refusals to issue, newest first',
    description: 'Documents that we refused to issue because they looked like misuse.',
    body: stateBodySchema,
    answer: pageAnswerOf(refusalRowSchema),
  }),
  decideRefusal: endpoint({
    ...change,
    path: '/api/admin/refusals/:id/decide',
    summary: 'Allow what we refused to issue, or keep refusing it',
    description:
      'Allowing lifts the rule for this account, and for this name if the rule is about a name, and emails the user. ' +
      'Keeping the refusal emails them your answer, if you write one. Fails if another admin decided first.',
    params,
    body: z.strictObject({
      isAllowed: z.boolean({ error: 'must be true or false' }),
      answer: answerTextSchema,
    }),
    answer: doneAnswerSchema,
  }),
  listJobs: endpoint({
    ...change,
    path: '/api/admin/jobs/filter',
    summary: 'List unfinished jobs',
    description: 'Failed ones with the kind of error, or those that wait. Never what they are about.',
    body: pageBodySchema.extend({ state: z.enum(['failed', 'waiting']).default('failed') }),
    answer: pageAnswerOf(jobRowSchema),
  }),
  retryJob: endpoint({
    ...change,
    path: '/api/admin/jobs/:id/retry',
    summary: 'Run a job again',
    description: 'At once, as if for the first time.',
    params,
    answer: doneAnswerSchema,
  }),
  listMail: endpoint({
    ...change,
    path: '/api/admin/mail/filter',
    summary: 'List emails, newest first',
    description:
      'Those of the last 30 days, or those in the queue. Without their text, which may have links to log in.',
    body: pageBodySchema.extend({
      state: z.enum(['sent', 'queued']).default('sent'),
      email: z.string().trim().max(254).default('').describe('Only those sent to this address'),
    }),
    answer: pageAnswerOf(mailRowSchema),
  }),
  listTrail: endpoint({
    ...change,
    path: '/api/admin/trail/filter',
    summary: 'List what admins did, newest first',
    description: 'Nobody can change or delete an entry here.',
    body: pageBodySchema,
    answer: pageAnswerOf(trailRowSchema),
  }),
};

export type AdminReportRow = z.output<typeof reportRowSchema>;
export type AdminReport = z.output<typeof reportSchema>;
export type AdminRefusal = z.output<typeof refusalRowSchema>;
export type AdminJob = z.output<typeof jobRowSchema>;
export type AdminMail = z.output<typeof mailRowSchema>;
export type AdminTrailEntry = z.output<typeof trailRowSchema>;
