import { z } from 'zod';
import { MOST_GROUPS } from '../constants.ts';
import { answerOf, doneAnswerSchema, timestampSchema } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { EXPERIMENT_NAMES } from '../experiments.ts';

const count = z.int();

/** A share with the interval that holds it in 95 of 100 cases (Wilson 1927). */
const shareSchema = z.object({
  count,
  of: count,
  low: z.number().describe('Lower bound of the share, from 0 to 1'),
  high: z.number(),
});

const visitsSchema = z.object({
  visits: count,
  days: z.array(z.object({ day: z.iso.date().describe('In UTC'), visits: count })),
  sources: z.array(z.object({ source: z.string().describe('The `afid`; empty without one'), visits: count })),
  pages: z.array(z.object({ page: z.string(), visits: count })),
  funnel: z.array(z.object({ step: z.string(), share: shareSchema })),
  experiments: z.array(
    z.object({
      name: z.enum(EXPERIMENT_NAMES),
      setting: z.string().describe('`control`, `split`, or the variant that everybody sees'),
      goal: z.string().describe('The event that counts as a success'),
      variants: z.array(z.object({ variant: z.string(), share: shareSchema })),
    }),
  ),
});

const errorGroupSchema = z.object({
  id: z.string().describe('Of the place in the code'),
  place: z.enum(['browser', 'server']),
  name: z.string(),
  message: z.string(),
  frames: z.array(z.string()),
  page: z.string().describe('The page or the call where it happened last'),
  release: z.string().describe('The build it happened in last'),
  times: count,
  firstAt: timestampSchema,
  lastAt: timestampSchema,
});

const admin = { tag: 'Administration', auth: 'user', method: 'POST', sameOrigin: true } as const;

/** What an admin learns of how the site is used and what fails. */
export const adminInsightEndpoints = {
  getVisits: endpoint({
    ...admin,
    path: '/api/admin/visits',
    summary: 'Get visits, the funnel and the experiments',
    description: 'Counts of visits. Nothing here is about a person.',
    body: z.strictObject({ days: z.union([z.literal(7), z.literal(30), z.literal(90)]).default(30) }),
    answer: answerOf(visitsSchema),
  }),
  setExperiment: endpoint({
    ...admin,
    path: '/api/admin/experiments/:name',
    summary: 'Start or stop an experiment',
    description:
      '`split` shows each variant to an equal part of the browsers, `control` ends it, a variant shows it to all.',
    params: z.object({ name: z.enum(EXPERIMENT_NAMES) }),
    body: z.strictObject({ setting: z.string().max(40) }),
    answer: doneAnswerSchema,
  }),
  listErrors: endpoint({
    tag: 'Administration',
    auth: 'user',
    method: 'GET',
    path: '/api/admin/errors',
    summary: 'List errors, the latest first',
    description:
      'The last 100 kinds of errors that nothing caught, in browsers and on the server, those of the same place in one row.',
    answer: answerOf(z.array(errorGroupSchema).max(MOST_GROUPS)),
  }),
};

export type AdminVisits = z.output<typeof visitsSchema>;
export type AdminErrorGroup = z.output<typeof errorGroupSchema>;
