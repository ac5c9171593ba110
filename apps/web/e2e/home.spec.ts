import { expect, test } from '@playwright/test';
import { open } from './open-page.ts';
import { download, fillInSample } from './pay-stub-page.ts';
import { weighScripts } from './script-weight.ts';

const widths = [360, 768, 1440, 1920];
/** The width that stands for all from day to day. */
const usual = 360;
const ALLOWED_KB = 95_000 / 1024;

test.describe('home', () => {
  test('asks for at most 95 KB of JavaScript, compressed', async ({ page }) => {
    const weight = weighScripts(page);
    await open(page, '/');
    expect(await weight()).toBeLessThanOrEqual(ALLOWED_KB);
  });

  for (const width of widths) {
    const tag = width === usual ? [] : ['@release'];
    test(
      `does not move while it loads at ${width} px, even when fonts and code come late`,
      { tag },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        let paint: () => void = () => undefined;
        const painted = new Promise<void>((done) => (paint = done));
        await page.exposeFunction('painted', () => paint());
        await page.addInitScript(() => {
          const { painted: tell } = window as unknown as { painted: () => void };
          new PerformanceObserver((list) => {
            if (list.getEntriesByName('first-contentful-paint').length > 0) tell();
          }).observe({ type: 'paint', buffered: true });
          const shifts: unknown[] = [];
          Object.assign(window, { shifts });
          interface Shift {
            readonly value: number;
            readonly sources: readonly {
              readonly node: Node | null;
              readonly previousRect: DOMRect;
              readonly currentRect: DOMRect;
            }[];
          }
          new PerformanceObserver((list) => {
            for (const { value, sources } of list.getEntries() as unknown as Shift[])
              shifts.push({
                value,
                moved: sources.map(({ node, previousRect: from, currentRect: to }) => [
                  (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 80),
                  [from.x, from.y, from.width, from.height],
                  [to.x, to.y, to.width, to.height],
                ]),
              });
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await page.route(/\.woff2$|\/assets\/.*\.js$/, async (route) => {
          await painted;
          // How slow the network is: the test itself waits for nothing by it.
          await new Promise((resolve) => setTimeout(resolve, 200));
          await route.continue();
        });
        await open(page, '/');
        // The letters of the late fonts are drawn, and what moved by it has been told.
        await page.evaluate(async () => {
          await document.fonts.ready;
          await new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(told))));
        });
        expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual([]);
      },
    );
  }

  test('reads and leads on without JavaScript', { tag: '@release' }, async ({ browser, baseURL }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto(`${baseURL}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay stubs that show their work.');
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
    await page.context().close();
  });

  test('puts the name on the check into the builder', { tag: '@release' }, async ({ page }) => {
    await open(page, '/');
    await page.getByLabel('Pay to the order of').fill('Núria Nguyễn & Co');
    await page.getByRole('textbox', { name: 'Pay to the order of' }).press('Enter');
    await expect(page.getByText('This pay stub is for Núria Nguyễn & Co.')).toBeVisible();
    await expect(page).toHaveURL('/make-your-paystub');
  });

  test('opens a PDF made with Paperwage, as the server sent it', { tag: '@release' }, async ({ page }) => {
    await fillInSample(page);
    const { name, bytes } = await download(page, 'Download PDF');
    await open(page, '/');
    const file = { name, mimeType: 'application/pdf', buffer: bytes };
    // At once, whether its code is there or not.
    await page.getByLabel('Open a PDF').setInputFiles(file);
    await page.getByRole('button', { name: 'Make the next pay stub' }).click();
    await expect(page.getByText('This is the next pay stub.')).toBeVisible();
  });
});
