import { z } from 'zod';

/** One thing wrong with a request: where it is, and a sentence that says what is allowed there. */
export const issueSchema = z.object({
  path: z.string().describe('Where it is in the body, such as `items.0.payDate`; empty for the body itself'),
  code: z.string(),
  message: z.string(),
});

/** Every answer that is not a success has this shape, whatever the call. */
export const errorAnswerSchema = z.object({
  ok: z.literal(false),
  error: z.object({
    code: z.string().describe('Stays the same between versions; made for programs'),
    message: z.string().describe('What happened and what to do, in words for the user'),
    issues: z
      .array(issueSchema)
      .optional()
      .describe('Everything wrong with the request, if there can be several ' + 'problems'),
  }),
});

export type AnswerIssue = z.output<typeof issueSchema>;
export type ErrorAnswer = z.output<typeof errorAnswerSchema>;
