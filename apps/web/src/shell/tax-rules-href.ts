const PATH = '/tax-rules';

/** What the page of the tax rules can be asked for. */
export interface TaxRulesAddress {
  readonly year?: number | 'all' | undefined;
  /** A state, or `US` for the federal taxes. */
  readonly state?: string | undefined;
}

/** The address of the page of the tax rules: all of them, of a year, of a state. */
export function taxRulesHref({ year, state }: TaxRulesAddress = {}): string {
  const query = new URLSearchParams();
  if (year !== undefined) query.set('year', String(year));
  if (state !== undefined) query.set('state', state);
  return query.size === 0 ? PATH : `${PATH}?${query.toString()}`;
}
