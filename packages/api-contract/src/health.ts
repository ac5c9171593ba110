import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const healthAnswerSchema = z.object({ ok: z.literal(true) });

/** What load balancers and supervisors ask. */
export const healthEndpoints = {
  checkHealth: endpoint({
    method: 'GET',
    path: '/healthz',
    tag: 'Service',
    summary: 'Whether the server answers',
    description:
      'The database and the files are not asked: pages, calculations and documents of visitors work without them, and what ' +
      'needs them says so with 503. Whether the database answers: `/readyz`.',
    auth: 'none',
    answer: healthAnswerSchema,
  }),
  checkReadiness: endpoint({
    method: 'GET',
    path: '/readyz',
    tag: 'Service',
    summary: 'Whether the server and its database answer',
    description:
      'Asks the database, and answers 503 when it does not answer. Pages, calculations and documents of visitors still work ' +
      'then, so a balancer that stops sending requests by this address stops those too.',
    auth: 'none',
    answer: healthAnswerSchema,
  }),
};
