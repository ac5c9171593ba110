import { endpointList } from '@paperwage/api-contract';

/** Bodies that work as they stand, by the paths of their calls. */
export const EXAMPLES: Readonly<Record<string, object>> = Object.fromEntries(
  endpointList.flatMap(({ path, example }) => (example ? [[path, example]] : [])),
);
