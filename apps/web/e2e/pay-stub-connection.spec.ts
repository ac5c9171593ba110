import { expect, type Page, test } from '@playwright/test';
import { agree, BUILDER, fillInSample, goTo, netPay, openBuilder, waitUntilSaved } from './pay-stub-page.ts';

const RULES = /no-income-tax-.*\.js$/;
const upToDate = (page: Page) => page.getByText(/^Calculated with the \d{4} tax rules\.$/);

test('figures wait for the tax rules until they are there', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(RULES, async (route) => {
    await released;
    await route.continue();
  });
  await openBuilder(page);
  await page.getByLabel('State where they work').selectOption('TX');
  await goTo(page, 'earnings');
  await page.getByRole('button', { name: 'Use this pay' }).click();
  const loading = page.getByText('Loading the tax rules');
  await expect(loading).toBeVisible();
  await expect(netPay(page)).toHaveText('–');
  release();
  await expect(upToDate(page)).toBeVisible();
  await expect(loading).toHaveCount(0);
  await expect(netPay(page)).toHaveText(/^[\d,]+\.\d\d$/);
});

test(
  'figures say when the tax rules do not come, and follow once they do',
  { tag: '@release' },
  async ({ page, context }) => {
    const missing = page.getByText('The tax rules didn’t load. Check your connection.');
    await page.route(RULES, (route) => route.abort());
    await openBuilder(page);
    await page.getByLabel('State where they work').selectOption('TX');
    await goTo(page, 'earnings');
    await page.getByRole('button', { name: 'Use this pay' }).click();
    await waitUntilSaved(page);
    await test.step('trying again without a connection leaves the page as it is', async () => {
      await openBuilder(page, 'earnings');
      await expect(missing).toBeVisible();
      // Whatever else the step fetches has come: without it, the step would offer to try again too.
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(missing).toBeVisible();
      await page.getByLabel('Regular, rate').fill('12');
      await expect(page.getByRole('button', { name: /^Regular, total 480\.00/ })).toBeVisible();
      await context.setOffline(false);
    });
    await test.step('trying again with one brings them', async () => {
      // The page asks once more by itself, and would be before the press.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 1000);
      await page.goto(`${BUILDER}?step=earnings`);
      // Its code comes once it is painted.
      await page.clock.runFor(100);
      await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible();
      // What React waits for is drawn some time after it came.
      await page.clock.runFor(500);
      await expect(missing).toBeVisible();
      await page.unroute(RULES);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.clock.resume();
      await expect(upToDate(page)).toBeVisible();
    });
  },
);

test(
  'rules and questions of a state that do not come are named, and come once there is a connection',
  { tag: '@release' },
  async ({ page, context }) => {
    await openBuilder(page);
    await test.step('the steps are fetched with the first press', async () => {
      const step = page.waitForResponse(/\/assets\/employee-step-[^/]*\.js$/);
      await page.keyboard.press('Tab');
      await (await step).finished();
      await page.waitForLoadState('networkidle');
    });
    await context.setOffline(true);
    await page.getByLabel('State where they work').selectOption('NJ');
    await expect(page.getByText('No net pay yet: the New Jersey tax rules didn’t load.')).toBeVisible();
    await goTo(page, 'employee');
    const missing = page.getByText('The questions for New Jersey didn’t load.').last();
    await expect(missing).toBeVisible();
    await expect(page.getByText('This step didn’t load')).toHaveCount(0);
    await expect(async () => {
      const notice = (await page.getByRole('alert').boundingBox())!;
      const below = (await page.locator('main summary').last().boundingBox())!;
      expect(below.y - (notice.y + notice.height)).toBeGreaterThanOrEqual(12);
    }).toPass({ timeout: 60_000 });
    await context.setOffline(false);
    await page.getByText(/^Federal: /).click();
    await expect(page.getByRole('heading', { name: /^New Jersey Form/ })).toBeVisible();
    await expect(missing).toHaveCount(0);
    await goTo(page, 'earnings');
    await page.getByRole('button', { name: 'Use this pay' }).click();
    await expect(netPay(page)).not.toHaveText('–');
  },
);

test('a step whose code did not come says so, and opens once it does', { tag: '@release' }, async ({ page }) => {
  await page.route(/finish-step-.*\.js$/, (route) => route.abort());
  await openBuilder(page, 'company');
  await page.getByLabel('Company name').fill('Still here');
  await goTo(page, 'finish');
  await expect(page.getByText('This step didn’t load. Check your connection.')).toBeVisible();
  await page.unroute(/finish-step-.*\.js$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Review', exact: true })).toContainText('Still here');
});

test('work goes on without a server, all but the download', { tag: '@release' }, async ({ page, context }) => {
  await fillInSample(page);
  await expect(netPay(page)).toHaveText(/\d/);
  await context.setOffline(true);
  await goTo(page, 'earnings');
  await page.getByLabel('Regular, rate').fill('50');
  await expect(page.getByRole('button', { name: /^Regular, total 4,000\.00/ })).toBeVisible();
  await goTo(page, 'finish');
  await agree(page);
  await page.getByRole('button', { name: 'Download PDF' }).first().click();
  await expect(page.getByText(/We can’t reach the server/)).toBeVisible();
  await context.setOffline(false);
  await page.goto(BUILDER);
  await goTo(page, 'earnings');
  await expect(page.getByLabel('Regular, rate')).toHaveValue('50.00');
});

test(
  'a download that is pressed while the tax rules are on their way comes with them',
  { tag: '@release' },
  async ({ page }) => {
    await openBuilder(page, 'finish');
    await expect(page.getByRole('button', { name: 'Fill in a sample' })).toBeVisible();
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/no-income-tax-.*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Fill in a sample' }).click();
    await expect(page.getByText('Sample filled in.')).toBeVisible();
    await agree(page);
    await page.getByRole('button', { name: 'Download PDF' }).first().click();
    await expect(page.getByRole('button', { name: 'Making the PDF' }).first()).toBeVisible();
    await expect(netPay(page)).toHaveText('–');
    const download = page.waitForEvent('download');
    release();
    expect((await download).suggestedFilename()).toMatch(/^paystub-.*\.pdf$/);
  },
);
