import { keepStatic } from './keep-static.tsx';
import type { BuiltRow } from './route-row.ts';

const page = {
  shell: 'site',
  isStatic: true,
  title: '',
  load: async (path: string) => (await import('./load-calculator.tsx')).loadCalculator(path),
} as const;

/** The paycheck calculators and the tools; one row serves all pages of a pattern, so that no page carries their names. */
export const calculatorRows: readonly BuiltRow[] = [
  {
    ...page,
    path: '/paycheck-calculator',
    load: keepStatic(
      'paycheck-calculator',
      async () => (await import('../features/calculator/choose-state-page.tsx')).ChooseStatePage,
    ),
  },
  { ...page, path: '/paycheck-calculator/$state' },
  { ...page, path: '/tools' },
  { ...page, path: '/tools/$tool' },
];
