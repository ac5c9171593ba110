import { z } from 'zod';
import { doneAnswerSchema } from './answers.ts';
import { appCheckTokenSchema } from './app-check.ts';
import { LONGEST_MESSAGE } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { emailSchema, nameSchema } from './people.ts';

const contactRequestSchema = z.strictObject({
  name: nameSchema.min(1, { error: 'is empty' }).describe('What to call the sender'),
  email: emailSchema.describe('Where to answer'),
  message: z
    .string({ error: 'must be text' })
    .trim()
    .min(1, { error: 'is empty' })
    .max(LONGEST_MESSAGE, { error: `must have at most ${LONGEST_MESSAGE} characters` }),
  appCheckToken: appCheckTokenSchema,
});

export const contactEndpoints = {
  contact: endpoint({
    method: 'POST',
    path: '/api/contact',
    tag: 'Help',
    summary: 'Send a message to the people who run this site',
    description:
      'A person reads it and answers by email. The sender gets an email that says it arrived. Social Security, EIN and ' +
      'card numbers are cut out before it is stored or emailed.',
    auth: 'none',
    limit: 'messagesPerMinute',
    appCheck: true,
    body: contactRequestSchema,
    answer: doneAnswerSchema,
    cacheControl: 'none',
  }),
};

export type ContactBody = z.input<typeof contactRequestSchema>;
