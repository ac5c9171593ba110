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
    summary: 'Get who runs this site',
    description: 'The company and contact details that pages show. Pages are built before the configuration is known.',
    auth: 'none',
    answer: siteConfigSchema,
    cacheControl: 'public, max-age=300',
  }),
};

export type SiteConfig = z.output<typeof siteConfigSchema>;
