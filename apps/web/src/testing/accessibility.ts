import axe from 'axe-core';
import { expect } from 'vitest';

/** Light from day to day; dark, where nothing but colors differs, before a release too. Every page is looked at in both. */
export const COLOR_SCHEMES: readonly { scheme: 'light' | 'dark'; tags: string[] }[] = [
  { scheme: 'light', tags: [] },
  { scheme: 'dark', tags: ['release'] },
];

/**
 * Runs axe on the page as it stands, once nothing in it moves or changes colour, and expects it to find nothing against
 * WCAG 2.2 AA or its own best practices. In dark colors it looks at colors alone: whoever looks at those looks at the same
 * page in light too.
 */
export async function expectAccessible(): Promise<void> {
  // From the top: a bar that stays in sight covers parts of whatever a page happens to be scrolled to.
  window.scrollTo({ top: 0, behavior: 'instant' });
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  const passing = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.all(passing.map((one) => one.finished.catch(() => undefined)));
  // A drawn paper is a picture: that it has a name is tested where it is drawn, and its colors are those of its theme.
  const { violations } = await axe.run(
    { exclude: ['svg[role="img"]'] },
    {
      runOnly: matchMedia('(prefers-color-scheme: dark)').matches
        ? ['color-contrast', 'link-in-text-block']
        : ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    },
  );
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found).toEqual([]);
}
