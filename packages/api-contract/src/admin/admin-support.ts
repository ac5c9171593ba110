import { z } from 'zod';
import { pageAnswerOf, pageBodySchema } from './admin-billing.ts';
import { answerTextSchema, decisionSchema, stateBodySchema } from './admin-review.ts';
import { answerOf, doneAnswerSchema, idSchema, timestampSchema } from '../answers.ts';
import { endpoint } from '../endpoint.ts';

const messageSchema = z.object({
  id: idSchema,
  at: timestampSchema,
  name: z.string(),
  email: z.string(),
  message: z.string().describe('As written, without numbers that look like an SSN, an EIN or a card'),
  decision: decisionSchema.nullable(),
});

const feedbackSchema = z.object({
  id: z.string().describe('The page of the answer, or `unknown` for what the chat did not know'),
  helpful: z.int(),
  unhelpful: z.int(),
  notes: z
    .array(z.object({ at: timestampSchema, question: z.string(), note: z.string() }))
    .describe('The newest notes, each with the question that was asked in the chat'),
});

const params = z.object({ id: idSchema });
const admin = { tag: 'Administration', auth: 'user' } as const;
const change = { ...admin, method: 'POST', sameOrigin: true } as const;

/** What an admin reads and answers from the contact page, the chat and the FAQ. */
export const adminSupportEndpoints = {
  listMessages: endpoint({
    ...change,
    path: '/api/admin/messages/filter',
    summary: 'List messages from the contact page, newest first',
    description: 'What people wrote on the contact page.',
    body: stateBodySchema,
    answer: pageAnswerOf(messageSchema),
  }),
  getMessage: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/messages/:id',
    summary: 'Get a message from the contact page',
    description: 'With what was answered, once it is closed.',
    params,
    answer: answerOf(messageSchema),
  }),
  closeMessage: endpoint({
    ...change,
    path: '/api/admin/messages/:id/close',
    summary: 'Answer and close a message',
    description: 'We email the answer. Without one, it is only closed. Refused if another admin was first.',
    params,
    body: z.strictObject({ answer: answerTextSchema }),
    answer: doneAnswerSchema,
  }),
  listFeedback: endpoint({
    ...change,
    path: '/api/admin/feedback/filter',
    summary: 'List what didn’t help, the most unhelpful page first',
    description: 'Answers of the chat and the FAQ by the page they come from, at most 100 pages.',
    body: z.strictObject({}),
    answer: answerOf(z.object({ rows: z.array(feedbackSchema), next: z.null() })),
  }),
  listUnanswered: endpoint({
    ...change,
    path: '/api/admin/unanswered/filter',
    summary: 'List questions the chat didn’t know, newest first',
    description: 'Without who asked.',
    body: pageBodySchema,
    answer: pageAnswerOf(z.object({ id: idSchema, at: timestampSchema, question: z.string() })),
  }),
};

export type AdminMessage = z.output<typeof messageSchema>;
export type AdminFeedback = z.output<typeof feedbackSchema>;
