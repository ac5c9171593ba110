import { z } from 'zod';
import { answerOf } from './answers.ts';
import { endpoint } from './endpoint.ts';

const wholeNumbersSchema = z.strictObject({
  isKept: z
    .boolean({ error: 'must be true or false' })
    .describe(
      'Whether drafts and the address book keep whole Social Security numbers; otherwise their last four digits',
    ),
});
const wholeNumbersAnswerSchema = answerOf(wholeNumbersSchema);

export const wholeNumbersEndpoints = {
  getWholeNumbers: endpoint({
    method: 'GET',
    path: '/api/profile/whole-numbers',
    tag: 'Accounts',
    summary: 'Whether drafts and the address book keep whole Social Security numbers',
    description: 'They do not unless the user has said so; the last four digits are kept then.',
    auth: 'user',
    answer: wholeNumbersAnswerSchema,
  }),
  setWholeNumbers: endpoint({
    method: 'POST',
    path: '/api/profile/whole-numbers',
    tag: 'Accounts',
    summary: 'Says whether they do',
    description: 'With `false`, numbers that are kept already are cut to their last four digits.',
    auth: 'user',
    body: wholeNumbersSchema,
    answer: wholeNumbersAnswerSchema,
  }),
};

export type WholeNumbers = z.output<typeof wholeNumbersSchema>;
