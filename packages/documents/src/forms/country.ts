const UNITED_STATES: readonly string[] = ['united states of america', 'the united states', 'usa', 'us'];

/**
 * Whether an address on a form lies outside of the United States: a country is named that is not that one. The beginning
 * of its name is still it, so that fields do not change while it is typed.
 */
export function isAbroad(country: string): boolean {
  const typed = country.toLowerCase().replaceAll('.', '').trim();
  return !UNITED_STATES.some((name) => name.startsWith(typed));
}
