import { DOCUMENT_TYPES } from '@paperwage/documents/kinds';
import { z } from 'zod';
import { answerOf, doneAnswerSchema } from './answers.ts';
import { LONGEST_PAGE, MOST_EVENTS, VISIT_EVENTS } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { EXPERIMENTS } from './experiments.ts';
import { PLAN_IDS } from './billing/plans.ts';

const variantsSchema = z.object({
  pricing: z.enum(EXPERIMENTS.pricing),
  chatbot: z.enum(EXPERIMENTS.chatbot),
  'paystub-builder': z.enum(EXPERIMENTS['paystub-builder']),
});

/** The pattern of a page's address, as in `/user/history/w2/$id`. Nothing that a person types looks like this. */
export const pagePatternSchema = z
  .string({ error: 'must be text' })
  .max(LONGEST_PAGE, { error: `must have at most ${LONGEST_PAGE} characters` })
  .regex(/^\/(?!(.*\d){5})[a-z0-9/$-]*$/i, { error: 'must be the pattern of a page' });

/** Something that happened in a visit. What isn't in this list can't be sent. */
const eventSchema = z.strictObject({
  name: z.enum(VISIT_EVENTS),
  detail: z
    .union([
      pagePatternSchema,
      z.enum([...DOCUMENT_TYPES, ...PLAN_IDS, '']),
      z.enum(
        Object.entries(EXPERIMENTS).flatMap(([name, variants]) => variants.map((variant) => `${name}.${variant}`)),
      ),
    ])
    .describe('The page, the kind of document, the plan or the variant; empty for an event without one'),
});

export type VisitEvent = z.output<typeof eventSchema>;

export const visitEndpoints = {
  getFeatureFlags: endpoint({
    method: 'GET',
    path: '/api/feature-flags',
    alsoAt: ['/feature-flags'],
    tag: 'Service',
    summary: 'Get the experiments of this browser',
    description:
      'Which variant of each experiment this browser sees, by its cookie. A browser without one is given one, except ' +
      'with Global Privacy Control: then it sees the control.',
    auth: 'none',
    answer: answerOf(variantsSchema),
  }),
  recordEvents: endpoint({
    method: 'POST',
    path: '/api/events',
    tag: 'Service',
    summary: 'Record what happened in a visit',
    description:
      'For our pages. An event is a name from a list and at most one word from a list: no text, no name, no amount. ' +
      'The id is of the visit and ends with it. With Global Privacy Control nothing is kept.',
    auth: 'optional',
    sameOrigin: true,
    limit: 'eventsPerMinute',
    body: z.strictObject({
      visit: z
        .uuid({ error: 'must be a UUID' })
        .describe('A random ID. Make a new one after 30 minutes without an event'),
      events: z.array(eventSchema).min(1).max(MOST_EVENTS),
    }),
    example: {
      visit: '3f1c2a9e-5d0b-4c57-9a43-0d6a5e2b7c11',
      events: [{ name: 'pageViewed', detail: '/pricing' }],
    },
    answer: doneAnswerSchema,
  }),
};
