import { endpoints } from '@paperwage/api-contract';
import type { Config } from '../../config.ts';
import type { Serve } from '../serve.ts';

/** The company's name and how to reach it, from the configuration. */
export function addSiteConfig(serve: Serve, { company }: Config): void {
  const { name: companyName, phone, address, email } = company;
  serve(endpoints.getSiteConfig, () => ({ companyName, phone, address, email }));
}
