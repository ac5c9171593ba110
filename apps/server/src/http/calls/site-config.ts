import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { siteConfigPath, siteConfigSchema } from '@paperwage/api-contract';
import type { Config } from '../../config.ts';

/** `GET /site-config.json`: the firm's name and how to reach it, from the configuration. */
export function addSiteConfig(app: FastifyInstance, { company }: Config): void {
  const { name: companyName, phone, address, email } = company;
  app.withTypeProvider<ZodTypeProvider>().get(
    siteConfigPath,
    {
      schema: { tags: ['Service'], summary: 'Who runs this copy', response: { 200: siteConfigSchema } },
    },
    async (_request, reply) => {
      void reply.header('cache-control', 'public, max-age=300');
      return { companyName, phone, address, email };
    },
  );
}
