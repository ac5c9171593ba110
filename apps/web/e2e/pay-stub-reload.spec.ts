import { expect, test, type Page } from '@playwright/test';
import { fillInSample, goTo, netPay, waitUntilSaved, type Step } from './pay-stub-page.ts';

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Until what follows from a new size has been done: the page is measured in one frame and scrolled by the next. */
const framesDrawn = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

/** What is the last to come into each step. */
const LAST: Readonly<Partial<Record<Step, (page: Page) => ReturnType<Page['locator']>>>> = {
  employee: (page) => page.getByRole('heading', { name: 'Local taxes' }),
  earnings: (page) => netPay(page).filter({ hasText: /\d/ }),
  finish: (page) => page.getByRole('heading', { name: 'Read it once more' }),
};

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const) {
  test(`${width} px wide: a reloaded step stands where it was scrolled to`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await fillInSample(page);
    await goTo(page, 'basics');
    await page.getByLabel('State where the work is done').selectOption('PA');
    await goTo(page, 'employee');
    await page.getByRole('combobox', { name: 'City or place where the employee lives' }).fill('Philadelphia');
    await waitUntilSaved(page);
    for (const step of ['employee', 'earnings', 'finish'] as const) {
      await goTo(page, step);
      await expect(LAST[step]!(page)).toBeAttached();
      await page.evaluate(() => window.scrollTo(0, 600));
      const before = await scrolled(page);
      expect(before).toBeGreaterThan(300);
      await page.reload();
      await expect(LAST[step]!(page)).toBeAttached();
      await page.waitForLoadState('networkidle');
      await expect.poll(async () => Math.abs((await scrolled(page)) - before), step).toBeLessThanOrEqual(3);
      // Whoever scrolls is not held back.
      await page.mouse.move(width / 4, height / 2);
      await page.mouse.wheel(0, -200);
      await expect.poll(() => scrolled(page)).toBeLessThan(before - 100);
      await page.setViewportSize({ width, height: height + 1 });
      await framesDrawn(page);
      expect(await scrolled(page)).toBeLessThan(before - 100);
      await page.setViewportSize({ width, height });
    }
  });
}
