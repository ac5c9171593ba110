import axe from 'axe-core';
import { expect } from 'vitest';
import { nextFrame } from './page.tsx';

const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Only colors differ in dark mode. */
const COLORS = ['color-contrast', 'link-in-text-block'];

/**
 * Runs axe on the page as it stands, light and then dark, once nothing in it moves or changes color, and expects it to find
 * nothing against WCAG 2.2 AA or its own best practices.
 */
export async function expectAccessible({ isDarkToo = true } = {}): Promise<void> {
  const { dataset } = document.documentElement;
  const chosen = dataset['colors'];
  const found = [];
  for (const [colors, runOnly] of [['light', EVERYTHING] as const, ...(isDarkToo ? [['dark', COLORS] as const] : [])]) {
    dataset['colors'] = colors;
    found.push(...(await findings(runOnly)).map((finding) => `${colors}: ${finding}`));
  }
  if (chosen === undefined) delete dataset['colors'];
  else dataset['colors'] = chosen;
  expect(found).toEqual([]);
}

async function findings(runOnly: string[]): Promise<string[]> {
  // From the top: a sticky bar covers parts of wherever the page happens to be scrolled.
  window.scrollTo({ top: 0, behavior: 'instant' });
  await nextFrame();
  await nextFrame();
  const passing = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  for (const one of passing) one.finish();
  const showParts = hidePartsOfPapers();
  // Listing every passing element takes most of axe's time.
  const { violations } = await axe.run({ runOnly, resultTypes: ['violations'] }).finally(showParts);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
}

/**
 * Keeps axe from looking into drawn papers, by the property it reads: a paper is a picture, its colors are those of its theme,
 * and its thousands of parts take four fifths of the time. What this gives ends it.
 */
function hidePartsOfPapers(): () => void {
  const papers = [...document.querySelectorAll('svg[role="img"]')];
  for (const paper of papers) Object.defineProperty(paper, 'childNodes', { value: [], configurable: true });
  return () => papers.forEach((paper) => Reflect.deleteProperty(paper, 'childNodes'));
}
