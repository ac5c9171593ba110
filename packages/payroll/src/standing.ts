import type { Standing } from './pay.ts';

/** A line is as sure as the least sure of the rules it used. */
export function leastSure(standings: readonly Standing[]): Standing {
  if (standings.includes('inferred')) return 'inferred';
  return standings.includes('secondary') ? 'secondary' : 'official';
}
