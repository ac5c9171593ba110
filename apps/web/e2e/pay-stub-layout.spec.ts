import { expect, test, type Locator, type Page } from '@playwright/test';
import { framesDrawn } from './builder-page.ts';
import { fillInSample, goTo, netPay, openBuilder, waitUntilSaved, type Step } from './pay-stub-page.ts';

/** A press as long as a hand makes it: what happens between down and up may move the button away. */
async function pressLong(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = (await button.boundingBox())!;
  // At its upper edge, which is the first to leave the pointer.
  await page.mouse.click(box.x + box.width / 2, box.y + 4, { delay: 100 });
}

test(
  'a press that leaves a field with a message reaches the button that the message moves',
  { tag: '@release' },
  async ({ page }) => {
    await fillInSample(page);
    await goTo(page, 'earnings');
    for (const what of ['deduction', 'earning']) {
      await test.step(`“Add ${what}”`, async () => {
        const add = page.getByRole('button', { name: `Add ${what}` });
        for (let time = 0; time < 2; time += 1) {
          await add.click();
          await page.getByRole('button', { name: 'Custom line' }).click();
          await expect(page.locator('input[placeholder="Name"]:focus')).toHaveValue('');
        }
        const below = page.getByRole('region', { name: what === 'earning' ? 'Earnings' : 'Taxes and deductions' });
        const messages = below.locator('p[id$=".name-message"]');
        await expect(messages).toHaveCount(1);
        await pressLong(page, add);
        await expect(add).toHaveAttribute('aria-expanded', 'true');
        await expect(messages).toHaveCount(2);
        await add.click();
      });
    }
  },
);

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

const STEPS: readonly Step[] = ['basics', 'company', 'employee', 'earnings', 'finish'];
/** The first of a first visit, and the one that most is fetched for. */
const USUAL: readonly Step[] = ['basics', 'finish'];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('nothing moves while a step is loading', { tag: '@release' }, async ({ page }) => {
    await page.addInitScript(() => {
      const moved: number[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) =>
        moved.push(...list.getEntries().map((one) => (one as LayoutShift).value)),
      ).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    // Each step as on a first visit: nothing of it is in the browser.
    const session = await page.context().newCDPSession(page);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    for (const step of process.env.TEST_ALL ? STEPS : USUAL) {
      await test.step(step, async () => {
        await openBuilder(page, step);
        await page
          .getByRole('button', { name: step === 'finish' ? 'Download PDF' : 'Continue' })
          .first()
          .waitFor();
        await page.waitForLoadState('networkidle');
        const sum = await page.evaluate(() =>
          (window as unknown as { moved: number[] }).moved.reduce((a, b) => a + b, 0),
        );
        expect(sum).toBeLessThan(0.05);
      });
    }
  });
});

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** What is the last to come into each step. */
const LAST: Readonly<Partial<Record<Step, (page: Page) => ReturnType<Page['locator']>>>> = {
  employee: (page) => page.getByRole('heading', { name: 'Local taxes' }),
  earnings: (page) => netPay(page).filter({ hasText: /\d/ }),
  finish: (page) => page.getByRole('heading', { name: 'Review', exact: true }),
};

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const) {
  test(`${width} px wide: a reloaded step stands where it was scrolled to`, { tag: '@release' }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await fillInSample(page);
    await goTo(page, 'basics');
    await page.getByLabel('State where they work').selectOption('PA');
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
      // Scrolling is not held back.
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
