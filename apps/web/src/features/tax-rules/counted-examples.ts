import type { TaxRulesRow } from '@paperwage/api-contract';

/** How many examples an agency printed and how they came out, in a few words. */
export function officialWords({ incomeTax, examples }: Pick<TaxRulesRow, 'incomeTax' | 'examples'>): string {
  const { passing, failing } = examples.official;
  const all = passing + failing;
  if (all === 0) return incomeTax.every(({ method }) => method === 'none') ? 'None needed' : 'No official example';
  const noun = all === 1 ? 'official example' : 'official examples';
  return failing === 0 ? `${all} ${noun} ${verb(all)}` : `${passing} of ${all} ${noun} ${verb(passing)}`;
}

/** The same of those that nobody printed as official: the calculator of an agency, other software, arithmetic by hand. */
export function otherWords({
  examples: { agencyCalculator, others },
}: Pick<TaxRulesRow, 'examples'>): string | undefined {
  const passing = agencyCalculator.passing + others.passing;
  const all = passing + agencyCalculator.failing + others.failing;
  if (all === 0) return undefined;
  const noun = all === 1 ? 'other' : 'others';
  return passing === all ? `${all} ${noun} ${verb(all)}` : `${passing} of ${all} ${noun} ${verb(passing)}`;
}

function verb(count: number): string {
  return count === 1 ? 'passes' : 'pass';
}
