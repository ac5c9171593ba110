import { z } from 'zod';
import { answerOf } from '../answers.ts';
import { endpoint } from '../endpoint.ts';

const fullSsnConsentSchema = z.strictObject({
  isKept: z
    .boolean({ error: 'must be true or false' })
    .describe(
      'Whether drafts and the address book keep full Social Security numbers; otherwise only the last four digits',
    ),
});
const fullSsnConsentAnswerSchema = answerOf(fullSsnConsentSchema);

/** Their paths and names say “whole numbers”, because older pages and clients use these names. */
export const fullSsnEndpoints = {
  getWholeNumbers: endpoint({
    method: 'GET',
    path: '/api/profile/whole-numbers',
    tag: 'Accounts',
    summary: 'Get whether drafts and the address book keep full Social Security numbers',
    description: 'Off unless the user turned it on. When off, only the last four digits are kept.',
    auth: 'user',
    answer: fullSsnConsentAnswerSchema,
  }),
  setWholeNumbers: endpoint({
    method: 'POST',
    path: '/api/profile/whole-numbers',
    tag: 'Accounts',
    summary: 'Set whether drafts and the address book keep full Social Security numbers',
    description: 'With `false`, saved numbers are cut to their last four digits.',
    auth: 'user',
    body: fullSsnConsentSchema,
    answer: fullSsnConsentAnswerSchema,
  }),
};

export type FullSsnConsent = z.output<typeof fullSsnConsentSchema>;
