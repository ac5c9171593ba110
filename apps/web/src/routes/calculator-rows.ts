import type { BuiltRow } from './route-row.ts';

/** The paycheck calculators and the tools; one row serves all pages of a pattern, so that no page carries their names. */
export const calculatorRows: readonly BuiltRow[] = [
  '/paycheck-calculator',
  '/paycheck-calculator/$state',
  '/tools',
  '/tools/$tool',
].map((path) => ({
  path,
  title: '',
  shell: 'site',
  isStatic: true,
  load: async (address) => (await import('./load-calculator.tsx')).loadCalculator(address),
}));
