import { endpointList } from '@paperwage/api-contract';

/** Bodies that work as is, by the paths of their calls. */
export const EXAMPLES: Readonly<Record<string, object>> = Object.fromEntries(
  endpointList.flatMap(({ path, example }) => (example ? [[path, example]] : [])),
);
