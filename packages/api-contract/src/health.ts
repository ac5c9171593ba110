import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const healthAnswerSchema = z.object({ ok: z.literal(true) });

/** What load balancers and supervisors ask. */
export const healthEndpoints = {
  checkHealth: endpoint({
    method: 'GET',
    path: '/healthz',
    tag: 'Service',
    summary: 'Check that the server responds',
    description:
      'Does not check the database or files: pages, calculations and visitors’ documents work without them, and ' +
      'whatever needs them returns 503. To check the database, use `/readyz`.',
    auth: 'none',
    answer: healthAnswerSchema,
  }),
  checkReadiness: endpoint({
    method: 'GET',
    path: '/readyz',
    tag: 'Service',
    summary: 'Check that the server and its database respond',
    description:
      'Returns 503 if the database does not respond. Pages, calculations and visitors’ documents still work then, ' +
      'so a load balancer that relies on this stops those too.',
    auth: 'none',
    answer: healthAnswerSchema,
  }),
};
