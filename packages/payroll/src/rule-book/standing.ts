import type { Standing } from '../pay.ts';

/** A line is as sure as the least sure of the rules it used. */
export function lowestStanding(standings: readonly Standing[]): Standing {
  if (standings.includes('inferred')) return 'inferred';
  return standings.includes('secondary') ? 'secondary' : 'official';
}
