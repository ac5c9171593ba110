import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { errorAnswerSchema, healthAnswerSchema, healthPath, readyPath } from '@paperwage/api-contract';
import { recordProblems } from '../../record-problems.ts';
import type { Services } from '../../services.ts';

const ABOUT_HEALTH =
  'The database and the files are not asked: pages, calculations and documents of visitors work without them, and what ' +
  'needs them says so with 503. Whether the database answers: `/readyz`.';
const ABOUT_READY =
  'Asks the database, and answers 503 when it does not answer. Pages, calculations and documents of visitors still work ' +
  'then, so a balancer that stops sending requests by this address stops those too.';

/** `GET /healthz` and `GET /readyz`. */
export function addHealth(app: FastifyInstance, { records }: Pick<Services, 'records'>): void {
  const calls = app.withTypeProvider<ZodTypeProvider>();
  const tags = ['Service'];
  calls.get(
    healthPath,
    {
      logLevel: 'warn',
      schema: {
        tags,
        summary: 'Whether the server answers',
        description: ABOUT_HEALTH,
        response: { 200: healthAnswerSchema },
      },
    },
    async (_request, reply) => {
      void reply.header('cache-control', 'no-store');
      return { ok: true as const };
    },
  );
  const response = { 200: healthAnswerSchema, '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
  calls.get(
    readyPath,
    {
      logLevel: 'warn',
      schema: { tags, summary: 'Whether the server and its database answer', description: ABOUT_READY, response },
    },
    async (_request, reply) => {
      await records.check().catch((error: unknown) => {
        throw recordProblems.storageUnavailable(error);
      });
      void reply.header('cache-control', 'no-store');
      return { ok: true as const };
    },
  );
}
