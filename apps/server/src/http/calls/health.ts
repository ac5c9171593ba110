import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { healthAnswerSchema, healthPath } from '@paperwage/api-contract';

/** `GET /healthz`. */
export function addHealth(app: FastifyInstance): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    healthPath,
    {
      logLevel: 'warn',
      schema: { tags: ['Service'], summary: 'Whether the server can serve', response: { 200: healthAnswerSchema } },
    },
    async (_request, reply) => {
      void reply.header('cache-control', 'no-store');
      return { ok: true as const };
    },
  );
}
