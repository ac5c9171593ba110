import { z } from 'zod';

/** What the pages show of the firm that runs this copy. Pages are made before the configuration is known. */
export const siteConfigPath = '/site-config.json';

export const siteConfigSchema = z.object({
  companyName: z.string(),
  phone: z.string(),
  address: z.string(),
  email: z.string(),
});

export type SiteConfig = z.output<typeof siteConfigSchema>;
