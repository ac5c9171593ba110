import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { healthAnswerSchema, healthPath } from '@paperwage/api-contract';

const ABOUT =
  'The database and the files are not asked: pages, calculations and documents of visitors work without them, and what ' +
  'needs them says so with 503.';

/** `GET /healthz`. */
export function addHealth(app: FastifyInstance): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    healthPath,
    {
      logLevel: 'warn',
      schema: {
        tags: ['Service'],
        summary: 'Whether the server answers',
        description: ABOUT,
        response: { 200: healthAnswerSchema },
      },
    },
    async (_request, reply) => {
      void reply.header('cache-control', 'no-store');
      return { ok: true as const };
    },
  );
}
