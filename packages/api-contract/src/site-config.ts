import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const siteConfigSchema = z.object({
  companyName: z.string(),
  phone: z.string(),
  address: z.string(),
  email: z.string(),
  shares: z.object({ visits: z.boolean(), errors: z.boolean() }).describe('Whether visits and errors go to others too'),
  billing: z.object({
    mode: z
      .enum(['off', 'sandbox', 'sticky', 'stripe'])
      .describe('`off`: everything is unlocked and there are no prices. `sandbox`: no money moves'),
    salesTaxPercent: z.string().describe('Added to prices, such as `8.25`; `0` for none'),
    timeZone: z.string().describe('Days of payments and renewals go by it, such as `America/New_York`'),
    tokenizerUrl: z.string().describe('Where the browser sends a card, at `v2/tokenize_payment`; empty if it doesn’t'),
    publishableKey: z.string().describe('For the fields of the card processor in the browser; empty if it has none'),
  }),
});

export const siteConfigEndpoints = {
  getSiteConfig: endpoint({
    method: 'GET',
    path: '/site-config.json',
    tag: 'Service',
    summary: 'Get who runs this site and how people pay',
    description:
      'The company, its contact details and how billing works here, for pages. Pages are built before the configuration is known.',
    auth: 'none',
    answer: siteConfigSchema,
    cacheControl: 'public, max-age=300',
  }),
};

export type SiteConfig = z.output<typeof siteConfigSchema>;
