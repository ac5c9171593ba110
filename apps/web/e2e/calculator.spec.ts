import { expect, test } from '@playwright/test';

const TEXAS = '/paycheck-calculator/texas';

test.describe('the paycheck calculator', () => {
  test('shows its example without JavaScript', { tag: '@release' }, async ({ browser, baseURL }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto(baseURL + TEXAS);
    await expect(page).toHaveTitle(/^Texas paycheck calculator \d{4}/);
    await expect(page.getByText('$2,036.13')).toBeVisible();
    await expect(page.getByText('2,410.00 × 6.2% = 149.42')).toBeVisible();
    await page.context().close();
  });

  test('keeps what is typed before it calculates, and makes a pay stub of it', async ({ page }) => {
    let release = () => {};
    const typed = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/load-any-page-.*\.js$/, async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto(TEXAS);
    const pay = page.getByLabel('Pay', { exact: true });
    await pay.fill('3,100.00');
    release();
    await expect(page.getByRole('row', { name: /^Gross pay 3,100.00 80,600.00/ })).toBeVisible();
    await expect(pay).toBeFocused();
    await page.getByRole('link', { name: 'Make a pay stub with these numbers' }).click();
    await expect(page.getByText('Your numbers from the calculator are filled in.')).toBeVisible();
    await expect(page).toHaveURL(/\/make-your-paystub$/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Restored.')).toBeVisible();
  });

  test('takes the pay along to the state next door', { tag: '@release' }, async ({ page }) => {
    await page.goto(TEXAS);
    await page.getByLabel('Pay', { exact: true }).fill('3,100.00');
    await expect(page.getByRole('row', { name: /^Gross pay 3,100.00/ })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Oklahoma' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Oklahoma paycheck calculator' })).toBeVisible();
    await expect(page.getByLabel('Pay', { exact: true })).toHaveValue('3,100.00');
  });
});
