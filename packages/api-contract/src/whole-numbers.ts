import { z } from 'zod';
import { answerOf } from './answers.ts';

export const wholeNumbersSchema = z.strictObject({
  isKept: z
    .boolean({ error: 'must be true or false' })
    .describe(
      'Whether drafts and the address book keep whole Social Security numbers; otherwise their last four digits',
    ),
});
export const wholeNumbersAnswerSchema = answerOf(wholeNumbersSchema);

export type WholeNumbers = z.output<typeof wholeNumbersSchema>;
