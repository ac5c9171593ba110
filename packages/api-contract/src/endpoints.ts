import type { Endpoint } from './endpoint.ts';
import { grossFromNetEndpoints } from './gross-from-net.ts';
import { healthEndpoints } from './health.ts';
import { placesEndpoints } from './places.ts';
import { salaryCalculateEndpoints } from './salary-calculate.ts';
import { siteConfigEndpoints } from './site-config.ts';
import { taxRulesEndpoints } from './tax-rules.ts';

type Named<Given> = { readonly [Name in keyof Given]: Given[Name] & { readonly operationId: Name } };

/** Every call of the API. The name of one is its `operationId` too, by which generated clients call it. */
export const endpoints = named({
  ...healthEndpoints,
  ...siteConfigEndpoints,
  ...salaryCalculateEndpoints,
  ...grossFromNetEndpoints,
  ...placesEndpoints,
  ...taxRulesEndpoints,
});

function named<Given extends Readonly<Record<string, Endpoint>>>(given: Given): Named<Given> {
  const entries = Object.entries(given).map(([operationId, endpoint]) => [operationId, { ...endpoint, operationId }]);
  return Object.fromEntries(entries) as Named<Given>;
}

/** An endpoint as it stands in `endpoints`. */
export type NamedEndpoint = Endpoint & { readonly operationId: string };

/** The same as a list. */
export const endpointList: readonly NamedEndpoint[] = Object.values(endpoints);
