const UNITED_STATES: readonly string[] = ['united states of america', 'the united states', 'usa', 'us'];

/**
 * Whether an address on a form is outside the United States: it names another country. The beginning of "United States"
 * counts as it, so that fields don't change while someone types.
 */
export function isAbroad(country: string): boolean {
  const typed = country.toLowerCase().replaceAll('.', '').trim();
  return !UNITED_STATES.some((name) => name.startsWith(typed));
}
