import { keepStatic } from './keep-static.tsx';
import { firstUse, whenReleased } from './keep-use.ts';
import type { BuiltRow } from './route-row.ts';

/** A page whose live part is loaded when a visitor begins to use it: the tax engine is large, and many only read. */
const page = { shell: 'site', isStatic: true } as const;

/** The paycheck calculators and the tools; one row serves all pages of a pattern, so that no page carries their names. */
export const calculatorRows: readonly BuiltRow[] = [
  {
    ...page,
    path: '/paycheck-calculator',
    title: 'Paycheck calculator',
    load: keepStatic(
      'paycheck-calculator',
      async () => (await import('../features/calculator/choose-state-page.tsx')).ChooseStatePage,
    ),
  },
  { ...page, path: '/paycheck-calculator/$state', title: '', load: loadAnyPage },
  { ...page, path: '/tools', title: '', load: loadAnyPage },
  { ...page, path: '/tools/$tool', title: '', load: loadAnyPage },
];

/** The page at a path of the patterns above, or that there is none. */
async function loadAnyPage(path: string): ReturnType<BuiltRow['load']> {
  return keepStatic(
    path,
    async () => (await import('../features/tools/load-any-page.tsx')).loadWholePage(path),
    async (place) => {
      const released = whenReleased(place);
      await firstUse(place);
      const Part = await (await import('../features/tools/load-any-page.tsx')).loadLivePart(path);
      await released();
      return Part;
    },
  )(path);
}
