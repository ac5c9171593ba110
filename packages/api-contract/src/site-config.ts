import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const siteConfigSchema = z.object({
  companyName: z.string(),
  phone: z.string(),
  address: z.string(),
  email: z.string(),
});

export const siteConfigEndpoints = {
  getSiteConfig: endpoint({
    method: 'GET',
    path: '/site-config.json',
    tag: 'Service',
    summary: 'Who runs this copy',
    description:
      'The company and how to reach it, which the pages show. They are made before the configuration is known.',
    auth: 'none',
    answer: siteConfigSchema,
    cacheControl: 'public, max-age=300',
  }),
};

export type SiteConfig = z.output<typeof siteConfigSchema>;
