import { z } from 'zod';
import { answerOf, idSchema, timestampSchema } from '../answers.ts';
import { draftRowSchema } from './drafts.ts';
import { endpoint } from '../endpoint.ts';
import { documentRowSchema } from './history.ts';

const MAX_ROWS = 100;
const LIMIT = `must be a whole number from 1 to ${MAX_ROWS}`;

const deletedRequestSchema = z.strictObject({
  limit: z.int({ error: LIMIT }).min(1, { error: LIMIT }).max(MAX_ROWS, { error: LIMIT }),
  from: z.strictObject({ id: idSchema, deletedAt: timestampSchema }).optional().describe('The last row seen'),
});

const times = { deletedAt: timestampSchema, goneAt: timestampSchema.describe('When we delete it for good') };

const deletedRowSchema = z.discriminatedUnion('is', [
  z.object({ is: z.literal('document'), ...times, document: documentRowSchema }),
  z.object({ is: z.literal('draft'), ...times, draft: draftRowSchema }),
]);

export const deletedAnswerSchema = answerOf(z.array(deletedRowSchema));

export const deletedEndpoints = {
  listDeleted: endpoint({
    method: 'POST',
    path: '/api/profile/deleted',
    tag: 'History',
    summary: 'List deleted documents and drafts, last deleted first',
    description:
      'Those that can still be restored. The list continues after the row in `from`. If you get as many as you asked ' +
      'for, there may be more.',
    auth: 'user',
    body: deletedRequestSchema,
    answer: deletedAnswerSchema,
  }),
};

export type DeletedRow = z.output<typeof deletedRowSchema>;
export type DeletedBody = z.input<typeof deletedRequestSchema>;
