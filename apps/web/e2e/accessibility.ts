import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeRun {
  run(options: object): Promise<{
    violations: { id: string; help: string; nodes: { target: string[]; failureSummary?: string }[] }[];
  }>;
}

const LOOKS = [
  { colors: 'light', runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  // Nothing else differs in the dark.
  { colors: 'dark', runOnly: ['color-contrast', 'link-in-text-block'] },
];

/**
 * Runs axe on the page as it stands, once nothing in it moves or changes color, and expects it to find nothing against WCAG 2.2
 * AA or its own best practices. In `npm test` only light unless said: component tests look at pages in the dark too.
 */
export async function expectAccessible(page: Page, { isDarkToo = Boolean(process.env.TEST_ALL) } = {}): Promise<void> {
  await page.evaluate(axeSource);
  const found = await page.evaluate(
    async (looks) => {
      const { axe } = window as unknown as { axe: AxeRun };
      const { dataset } = document.documentElement;
      const chosen = dataset['colors'];
      const all: string[] = [];
      for (const { colors, runOnly } of looks) {
        dataset['colors'] = colors;
        // From the top: a sticky bar covers parts of wherever the page happens to be scrolled.
        window.scrollTo({ top: 0, behavior: 'instant' });
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
        const passing = document
          .getAnimations()
          .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
        for (const one of passing) one.finish();
        // As in component tests: a drawn paper is a picture, and axe reads its thousands of parts by this property.
        const papers = [...document.querySelectorAll('svg[role="img"]')];
        for (const paper of papers) Object.defineProperty(paper, 'childNodes', { value: [], configurable: true });
        // To name every element that passes takes axe most of its time.
        const { violations } = await axe.run({ runOnly, resultTypes: ['violations'] });
        for (const paper of papers) Reflect.deleteProperty(paper, 'childNodes');
        for (const { id, help, nodes } of violations)
          for (const { target, failureSummary } of nodes)
            all.push(`${colors}: ${id} (${help}) at ${target.join(' ')}: ${failureSummary}`);
      }
      if (chosen === undefined) delete dataset['colors'];
      else dataset['colors'] = chosen;
      return all;
    },
    isDarkToo ? LOOKS : LOOKS.slice(0, 1),
  );
  expect(found).toEqual([]);
}

/** The same before a release only: of a page that component tests look at with axe from day to day. */
export async function expectAccessibleAtRelease(page: Page): Promise<void> {
  if (process.env.TEST_ALL) await expectAccessible(page);
}
