import { z } from 'zod';
import { answerOf } from './answers.ts';

/** The address takes the place of the picture in a draft. Only the user who uploaded it may read it. */
export const logoAnswerSchema = answerOf(z.object({ url: z.string() }));

export type LogoAnswer = z.output<typeof logoAnswerSchema>;
