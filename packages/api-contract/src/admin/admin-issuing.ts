import { z } from 'zod';
import { pageAnswerOf, pageBodySchema } from './admin-billing.ts';
import { answerOf, doneAnswerSchema, idSchema, timestampSchema } from '../answers.ts';
import { endpoint } from '../endpoint.ts';

const LONGEST_REASON = 300;
/** Without line breaks, control characters, or text that looks empty. */
const PRINTABLE = /^[^\p{C}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Since when an account can't issue documents, and why. */
export const issuingStopSchema = z.object({
  at: timestampSchema,
  by: z.string().describe('The email of the admin'),
  reason: z.string().describe('As the owner of the account reads it'),
});

const stoppedAccountSchema = issuingStopSchema.extend({
  id: idSchema,
  userId: idSchema,
  email: z.string().describe('Of the account'),
});

const params = z.object({ userId: idSchema });
const change = { method: 'POST', tag: 'Administration', auth: 'user', sameOrigin: true } as const;

/** How an admin stops an account from issuing documents, and starts it again. */
export const adminIssuingEndpoints = {
  listStoppedAccounts: endpoint({
    ...change,
    path: '/api/admin/stopped-accounts/filter',
    summary: 'List accounts that can’t issue documents',
    description: 'Those that an admin stopped last come first.',
    body: pageBodySchema,
    answer: pageAnswerOf(stoppedAccountSchema),
  }),
  stopIssuing: endpoint({
    ...change,
    path: '/api/admin/accounts/:userId/stop-issuing',
    summary: 'Stop an account from issuing documents',
    description:
      'Every attempt to issue is refused with your reason and where to appeal, and we email the owner. Issued documents ' +
      'stay as they are, and a subscription goes on until the owner cancels it. Fails if another admin was first.',
    params,
    body: z.strictObject({
      reason: z
        .string({ error: 'must be text' })
        .trim()
        .min(1, { error: 'is empty' })
        .max(LONGEST_REASON, { error: `must have at most ${LONGEST_REASON} characters` })
        .regex(PRINTABLE, { error: 'has characters that don’t print' })
        .describe('A sentence to the owner of the account'),
    }),
    answer: answerOf(issuingStopSchema),
  }),
  startIssuing: endpoint({
    ...change,
    path: '/api/admin/accounts/:userId/start-issuing',
    summary: 'Let a stopped account issue documents again',
    description: 'We email the owner.',
    params,
    answer: doneAnswerSchema,
  }),
};

export type AdminIssuingStop = z.output<typeof issuingStopSchema>;
export type AdminStoppedAccount = z.output<typeof stoppedAccountSchema>;
