import { expect, type Page, test } from '@playwright/test';
import { openBuilder, netPay } from './pay-stub-page.ts';
import { barFigure, goTo, openSampleForm } from './tax-form-page.ts';

/** The server goes away and comes back; the browser, which has its network all along, tells the page nothing. */
async function leaveServer(page: Page): Promise<() => Promise<void>> {
  await page.route('**/*', (route) => route.abort());
  return () => page.unroute('**/*');
}

test.describe('tax rules that did not come because the server was away', () => {
  test('fill the boxes of a W-2 once it is back, with nothing pressed', { tag: '@release' }, async ({ page }) => {
    await openSampleForm(page, '/make-your-w2');
    await goTo(page, 'information');
    const comeBack = await leaveServer(page);
    await page.getByLabel('State where they work').selectOption('OR');
    await expect(page.getByText('The tax rules didn’t load. Check your connection.')).toBeVisible();
    await expect(barFigure(page, 'State tax')).toHaveText('–');
    await page.locator('h1').focus();
    await comeBack();
    await expect(barFigure(page, 'State tax')).toHaveText(/^[\d,]+\.\d\d$/);
  });

  test(
    'are asked for by the last step of a W-2: by its button and by the download',
    { tag: '@release' },
    async ({ page }) => {
      for (const name of ['Try again', 'Download PDF']) {
        await openSampleForm(page, '/make-your-w2');
        await goTo(page, 'information');
        await page.route(/\/or-[^/]*\.js$/, (route) => route.abort());
        await page.getByLabel('State where they work').selectOption('OR');
        await expect(page.getByText('The tax rules didn’t load. Check your connection.')).toBeVisible();
        await goTo(page, 'finish');
        await expect(page.getByText('The tax rules are still loading.')).toBeVisible();
        await page.unroute(/\/or-[^/]*\.js$/);
        await page.getByRole('button', { name }).first().click();
        await expect(page.getByText('The tax rules are still loading.')).toHaveCount(0);
        await expect(barFigure(page, 'State tax')).toHaveText(/^[\d,]+\.\d\d$/);
        await page.evaluate(() => localStorage.clear());
      }
    },
  );

  test('give a pay stub its net pay once it is back, with nothing pressed', { tag: '@release' }, async ({ page }) => {
    await openBuilder(page, 'earnings');
    await page.getByRole('button', { name: 'Use this pay' }).click();
    await goTo(page, 'basics');
    await page.getByLabel('State where they work').focus();
    const comeBack = await leaveServer(page);
    await page.getByLabel('State where they work').selectOption('OR');
    await expect(page.getByText('No net pay yet: the Oregon tax rules didn’t load.')).toBeVisible();
    await page.locator('h1').focus();
    await comeBack();
    await expect(netPay(page)).not.toHaveText('–');
  });
});
