import type { StateCode } from '@paperwage/values';

/**
 * Statewide minimum wages late in 2026 in dollars, secondhand: from the lists of Ballotpedia, Paymaster, CPS, WorldatWork, the
 * National Law Review and HR Ministry Solutions, and for New Jersey from the New Jersey Monitor. States that we found on none of
 * them are left out.
 */
const WAGES_2026: Readonly<Partial<Record<StateCode, string>>> = {
  AK: '14.00 an hour from July 1',
  AZ: '15.15 an hour',
  AR: '11.00 an hour',
  CA: '16.90 an hour',
  CO: '15.16 an hour',
  CT: '16.94 an hour',
  DE: '15.00 an hour',
  FL: '15.00 an hour from September 30, and $14.00 before',
  HI: '16.00 an hour',
  IL: '15.00 an hour',
  ME: '15.10 an hour',
  MD: '15.00 an hour',
  MA: '15.00 an hour',
  MI: '13.73 an hour',
  MN: '11.41 an hour',
  MO: '15.00 an hour',
  MT: '10.85 an hour',
  NE: '15.00 an hour',
  NV: '12.00 an hour',
  NJ: '15.92 an hour, and less at small and seasonal employers',
  NM: '12.00 an hour',
  NY: '16.00 an hour, and more in New York City, on Long Island and in Westchester',
  OH: '11.00 an hour',
  RI: '16.00 an hour',
  SD: '11.85 an hour',
  VT: '14.42 an hour',
  VA: '12.77 an hour',
  WA: '17.13 an hour',
  WV: '8.75 an hour',
};
/** The federal minimum applies if the state has none or a lower one. */
const FEDERAL_STATES = 'AL GA ID IN IA KS KY LA MS NH NC ND OK PA SC TN TX UT WI WY'.split(' ');

/** The statewide minimum wage of a year in words; undefined where we don't have it. */
export function minimumWageOf(state: StateCode, year: number): string | undefined {
  if (FEDERAL_STATES.includes(state) && year <= 2026) return '$7.25 an hour, the federal one';
  const wage = year === 2026 ? WAGES_2026[state] : undefined;
  return wage && `$${wage}`;
}
