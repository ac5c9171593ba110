import { z } from 'zod';
import { doneAnswerSchema } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { pagePatternSchema } from './visits.ts';

const MOST_FRAMES = 12;

const shortText = (longest: number) =>
  z.string({ error: 'must be text' }).max(longest, { error: `must have at most ${longest} characters` });

/** An error that nothing caught, without what people typed. */
const reportedErrorSchema = z.strictObject({
  name: shortText(60).describe('The class of the error, as in `TypeError`'),
  message: shortText(300),
  frames: z.array(shortText(200)).max(MOST_FRAMES).describe('Where in our own files it happened, innermost first'),
  page: pagePatternSchema,
  release: shortText(60).describe('Which build the page is from'),
});

export type ReportedError = z.output<typeof reportedErrorSchema>;

export const errorReportEndpoints = {
  reportError: endpoint({
    method: 'POST',
    path: '/api/errors',
    tag: 'Service',
    summary: 'Report an error of a page',
    description:
      'For our pages, when something fails that nothing caught. Numbers, quotations and addresses are cut out of the ' +
      'message here too.',
    auth: 'none',
    sameOrigin: true,
    limit: 'eventsPerMinute',
    body: reportedErrorSchema,
    example: {
      name: 'TypeError',
      message: 'Cannot read properties of undefined',
      frames: ['draw (assets/sheet-4f2a.js:1:204)'],
      page: '/make-your-paystub',
      release: 'entry-client-1f3c',
    },
    answer: doneAnswerSchema,
  }),
};
