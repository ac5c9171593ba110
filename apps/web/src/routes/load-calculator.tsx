import { useLayoutEffect } from 'react';
import { keepStatic } from './keep-static.tsx';
import { firstUse, keepUse, whenReleased } from './early-use.ts';
import type { BuiltRow } from './route-row.ts';

/**
 * The page of a state's calculator or of a tool, or the not-found page. The calculating code loads when a visitor starts to use
 * it: the tax engine is large, and many only read.
 */
export const loadCalculator: BuiltRow['load'] = (path) =>
  keepStatic(
    path,
    async () => {
      const Page = await (await import('../features/calculator/tools/load-any-page.tsx')).loadWholePage(path);
      if (!Page) return (await import('./unknown-page.tsx')).UnknownPage;
      return () => <Page />;
    },
    async (place) => {
      const use = keepUse(place);
      const released = whenReleased(place);
      await firstUse(place);
      const Part = await (await import('../features/calculator/tools/load-any-page.tsx')).loadLivePart(path);
      await released();
      use.note();
      return ({ sent }) => {
        useLayoutEffect(() => use.resume(), []);
        return <Part sent={sent} />;
      };
    },
  )(path);
