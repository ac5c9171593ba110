import { z } from 'zod';
import { answerOf } from './answers.ts';
import { endpoint } from './endpoint.ts';

const wholeNumbersSchema = z.strictObject({
  isKept: z
    .boolean({ error: 'must be true or false' })
    .describe(
      'Whether drafts and the address book keep full Social Security numbers; otherwise only the last four digits',
    ),
});
const wholeNumbersAnswerSchema = answerOf(wholeNumbersSchema);

export const wholeNumbersEndpoints = {
  getWholeNumbers: endpoint({
    method: 'GET',
    path: '/api/profile/whole-numbers',
    tag: 'Accounts',
    summary: 'Get whether drafts and the address book keep full Social Security numbers',
    description: 'Off unless the user turned it on. When off, only the last four digits are kept.',
    auth: 'user',
    answer: wholeNumbersAnswerSchema,
  }),
  setWholeNumbers: endpoint({
    method: 'POST',
    path: '/api/profile/whole-numbers',
    tag: 'Accounts',
    summary: 'Set whether drafts and the address book keep full Social Security numbers',
    description: 'With `false`, saved numbers are cut to their last four digits.',
    auth: 'user',
    body: wholeNumbersSchema,
    answer: wholeNumbersAnswerSchema,
  }),
};

export type WholeNumbers = z.output<typeof wholeNumbersSchema>;
