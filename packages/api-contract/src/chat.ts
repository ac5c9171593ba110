import { PAY_FREQUENCIES } from '@paperwage/payroll';
import { STATE_CODES } from '@paperwage/values';
import { z } from 'zod';
import { answerOf, idSchema, timestampSchema } from './answers.ts';
import { LONGEST_NOTE, LONGEST_QUESTION } from './constants.ts';
import { endpoint } from './endpoint.ts';

const amountSchema = z.string().describe('An amount such as `4,199.17`, or `-418.33` for what is taken');

/** The paycheck calculator entries that give the same figures. */
const payEntriesSchema = z.object({
  basis: z.enum(['paycheck', 'year', 'hour']).describe('What `pay` is of'),
  pay: z.string(),
  hours: z.string().describe('Of one paycheck; counts where the pay is of an hour'),
  frequency: z.enum(PAY_FREQUENCIES),
  status: z.enum(['single', 'marriedJointly', 'headOfHousehold']),
  children: z.string().describe('Under 17, as in step 3 of Form W-4'),
  year: z.int(),
  state: z.enum(STATE_CODES),
});

const slipSchema = z.object({
  caption: z.string().describe('What was calculated: pay, filing status, pay frequency, state and year'),
  rows: z.array(z.object({ name: z.string(), amount: amountSchema })),
  net: z.object({ name: z.string(), amount: amountSchema }),
  pay: payEntriesSchema,
});

const paragraphSchema = z.object({
  text: z.string(),
  source: z.int().nullable().describe('Which of `links` says so, counted from 1'),
});

const linkSchema = z.object({
  href: z.string().describe('On this site'),
  title: z.string(),
  kind: z.enum(['FAQ', 'Blog', 'Tax rules', 'Calculator', 'Page']),
  excerpt: z.string().optional().describe('What it says, if it’s one of several that may help'),
});

/** What the chat answers to a question. */
const chatAnswerSchema = z.object({
  isKnown: z.boolean().describe('False: we don’t know the answer. The text then says what we do know'),
  paragraphs: z.array(paragraphSchema),
  slip: slipSchema.nullable().describe('A paycheck, calculated by the tax rules of its year'),
  links: z.array(linkSchema),
});

const turnSchema = z.object({
  answerId: idSchema,
  at: timestampSchema,
  question: z.string().describe('As it was asked, without numbers that look like an SSN, an EIN or a card'),
  answer: chatAnswerSchema,
  isHelpful: z.boolean().nullable().describe('What `POST /api/feedback` was told; null for nothing'),
});

const noteSchema = z
  .string({ error: 'must be text' })
  .trim()
  .max(LONGEST_NOTE, { error: `must have at most ${LONGEST_NOTE} characters` })
  .default('')
  .describe('What was missing');

const isHelpfulSchema = z.boolean({ error: 'must be true or false' }).describe('Thumbs up, or down');

const feedbackRequestSchema = z.union(
  [
    z.strictObject({ chatId: idSchema, answerId: idSchema, isHelpful: isHelpfulSchema, note: noteSchema }),
    z.strictObject({
      faq: z
        .string()
        .regex(/^[a-z\d][a-z\d-]{0,60}$/)
        .describe('The id of a question at /faq'),
      feedbackId: idSchema.optional().describe('Of the answer to this call, to change what was said'),
      isHelpful: isHelpfulSchema,
      note: noteSchema,
    }),
  ],
  {
    error:
      'must be about an answer of the chat, with chatId, answerId and isHelpful, or about a question of the FAQ, with faq and isHelpful',
  },
);

const NO_ACCOUNT = 'A chat belongs to no account. Anyone who has its ID can read it.';

export const chatEndpoints = {
  reply: endpoint({
    method: 'POST',
    path: '/api/reply',
    tag: 'Help',
    summary: 'Ask the chat',
    description:
      'Questions about net pay and about rates, limits and dates are answered by the tax rules, others by the pages of this ' +
      `site. If neither answers it, \`isKnown\` is false. ${NO_ACCOUNT}`,
    auth: 'none',
    limit: 'questionsPerMinute',
    body: z.strictObject({
      chatId: idSchema.optional().describe('Of the chat it goes on; a new one if left out'),
      question: z
        .string({ error: 'must be text' })
        .trim()
        .min(1, { error: 'is empty' })
        .max(LONGEST_QUESTION, { error: `must have at most ${LONGEST_QUESTION} characters` }),
    }),
    example: { question: 'Net pay on $60,000 in Texas, single, monthly' },
    answer: answerOf(z.object({ chatId: idSchema, turn: turnSchema })),
  }),
  feedback: endpoint({
    method: 'POST',
    path: '/api/feedback',
    tag: 'Help',
    summary: 'Say whether an answer helped',
    description: 'About an answer of the chat or a question of the FAQ. The last call about an answer counts.',
    auth: 'none',
    limit: 'questionsPerMinute',
    body: feedbackRequestSchema,
    answer: answerOf(z.object({ feedbackId: idSchema })),
  }),
  chatHistory: endpoint({
    method: 'POST',
    path: '/api/chat-history',
    tag: 'Help',
    summary: 'Get the messages of a chat',
    description: `Oldest first. Empty for a chat that we don’t know or that was deleted. ${NO_ACCOUNT}`,
    auth: 'none',
    limit: 'questionsPerMinute',
    body: z.strictObject({ id: idSchema.describe('The `chatId`') }),
    answer: answerOf(z.object({ turns: z.array(turnSchema) })),
  }),
};

export type ChatAnswer = z.output<typeof chatAnswerSchema>;
export type ChatTurn = z.output<typeof turnSchema>;
export type ChatLink = z.output<typeof linkSchema>;
export type FeedbackBody = z.output<typeof feedbackRequestSchema>;
