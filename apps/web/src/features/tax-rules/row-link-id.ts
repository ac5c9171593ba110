import type { Jurisdiction } from './jurisdictions.ts';

/** The id of the link that opens a state, to which the focus goes back. */
export function rowLinkId(state: Jurisdiction): string {
  return `rules-of-${state}`;
}
