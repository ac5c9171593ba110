import { z } from 'zod';

/** The answer of a call that returns data. */
export function answerOf<Data extends z.ZodType>(data: Data) {
  return z.object({ ok: z.literal(true), data });
}

/** The answer of a call that only confirms that it was done. */
export const doneAnswerSchema = z.object({ ok: z.literal(true) });

export type DoneAnswer = z.output<typeof doneAnswerSchema>;

/** Time of day on the wire: milliseconds since January 1, 1970, UTC. */
export const timestampSchema = z.int({ error: 'must be a time in milliseconds since 1970' }).min(0).max(8.64e15);

/** Ids are made by the server. They rise with time, so the last one seen marks where a list continues. */
export const idSchema = z.uuid({ error: 'must be an id from this server' });
