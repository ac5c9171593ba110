import { z } from 'zod';

/** For load balancers and supervisors: answers 200 when the process can serve. */
export const healthPath = '/healthz';

/** For load balancers: answers 200 when the database answers too, else 503. */
export const readyPath = '/readyz';

export const healthAnswerSchema = z.object({ ok: z.literal(true) });

export type HealthAnswer = z.output<typeof healthAnswerSchema>;
