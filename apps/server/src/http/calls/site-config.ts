import { endpoints } from '@paperwage/api-contract';
import type { Config } from '../../config/config.ts';
import type { Services } from '../../services.ts';
import type { Serve } from '../serve.ts';

/** The company's name, how to reach it and how people pay, from the configuration. */
export function addSiteConfig(
  serve: Serve,
  { company, billing, insights }: Config,
  { payments }: Pick<Services, 'payments'>,
): void {
  const { name: companyName, phone, address, email } = company;
  const { tokenizerUrl = '', publishableKey = '' } = payments ?? {};
  const { gateway, salesTax, timeZone } = billing;
  const shares = { visits: insights.segment !== undefined, errors: insights.sentryDsn !== undefined };
  const plans = { mode: gateway.kind, salesTaxPercent: salesTax.percent, timeZone, tokenizerUrl, publishableKey };
  serve(endpoints.getSiteConfig, () => ({ companyName, phone, address, email, shares, billing: plans }));
}
