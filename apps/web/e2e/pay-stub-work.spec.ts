import { expect, test } from '@playwright/test';
import { agree, BUILDER, fillInSample, goTo, netPay, openBuilder, timersRun, waitUntilSaved } from './pay-stub-page.ts';

test.describe('work in the pay stub builder', () => {
  test('is kept over a reload and offered again', async ({ page }) => {
    await openBuilder(page, 'company');
    await page.getByLabel('Company name').fill('Ștefan & Łukasz GmbH');
    await waitUntilSaved(page);
    await page.reload();
    await expect(page.getByLabel('Company name')).toHaveValue('Ștefan & Łukasz GmbH');
    await expect(page.getByText(/We kept your work from/)).toBeVisible();
    await page.getByRole('button', { name: 'Start over' }).click();
    await goTo(page, 'company');
    await expect(page.getByLabel('Company name')).toHaveValue('');
    // The message with its Undo went with the step; the key still takes it back.
    await page.keyboard.press('Control+z');
    await expect(page.getByLabel('Company name')).toHaveValue('Ștefan & Łukasz GmbH');
  });

  test('is kept when the tab closes right after a key', async ({ page, context }) => {
    await openBuilder(page, 'company');
    await page.getByLabel('Company name').fill('Cascade');
    await page.getByLabel('Company name').press('!');
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
    const next = await context.newPage();
    await openBuilder(next, 'company');
    await expect(next.getByLabel('Company name')).toHaveValue('Cascade!');
  });

  test('says when it cannot be saved, and saves later', async ({ page }) => {
    await openBuilder(page, 'company');
    await page.evaluate(() => {
      const original = Storage.prototype.setItem;
      Object.assign(window, { original });
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.getByLabel('Company name').fill('Cascade');
    await expect(page.locator('[data-part="action-bar"]').getByText('Not saved, trying again')).toBeVisible();
    await expect(page.getByText(/This browser does not store your work right now/)).toBeVisible();
    await page.evaluate(() => {
      Storage.prototype.setItem = (window as unknown as { original: typeof Storage.prototype.setItem }).original;
    });
    await expect(page.getByText('Draft saved')).toBeVisible({ timeout: 12_000 });
    await page.reload();
    await expect(page.getByLabel('Company name')).toHaveValue('Cascade');
  });

  test('is not written over silently by a second tab', async ({ page, context }) => {
    await openBuilder(page, 'company');
    await page.getByLabel('Company name').fill('First');
    await waitUntilSaved(page);
    const second = await context.newPage();
    await openBuilder(second, 'company');
    await second.getByLabel('Company name').fill('Second');
    await waitUntilSaved(second);
    await expect(page.getByText(/was changed in another tab/)).toBeVisible();
    await page.getByLabel('Company name').fill('First again');
    await timersRun(page, 900);
    await second.reload();
    await expect(second.getByLabel('Company name')).toHaveValue('Second');
    await page.getByRole('button', { name: 'Keep what is here' }).click();
    await expect(second.getByText(/was changed in another tab/)).toBeVisible();
    await second.getByRole('button', { name: 'Show the other tab’s work' }).click();
    await expect(second.getByLabel('Company name')).toHaveValue('First again');
  });

  test('brings back a removed stub and a removed line', async ({ page }) => {
    await fillInSample(page);
    await goTo(page, 'earnings');
    await page.getByRole('tab', { name: /^Stub 2/ }).click();
    await page.getByLabel('Regular, hours').fill('61');
    await page.getByRole('button', { name: /^Remove \w+ \d+ stub$/ }).click();
    await expect(page.getByRole('tab')).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('tab')).toHaveCount(3);
    await page.getByRole('tab', { name: /^Stub 2/ }).click();
    await expect(page.getByLabel('Regular, hours')).toHaveValue('61.00');

    await page.getByRole('button', { name: 'Remove Tool allowance' }).click();
    await expect(page.locator('#preview')).not.toContainText('Tool allowance');
    await page.locator('h1').focus();
    await page.keyboard.press('Control+z');
    await expect(page.locator('#preview')).toContainText('Tool allowance');
  });

  test('stays when the number of stubs goes down and up', async ({ page }) => {
    await fillInSample(page);
    await goTo(page, 'basics');
    await page.getByLabel('Number of stubs', { exact: true }).fill('999');
    await page.getByLabel('Number of stubs', { exact: true }).blur();
    await expect(page.getByLabel('Number of stubs', { exact: true })).toHaveValue('26');
    await page.getByLabel('Hired in the past 52 weeks').check();
    await expect(page.getByLabel('Number of stubs', { exact: true })).toHaveValue('1');
    await page.getByRole('button', { name: 'Undo' }).click();
    await goTo(page, 'earnings');
    await expect(page.getByRole('tab')).toHaveCount(26);
  });

  test('goes on without a server, all but the download', async ({ page, context }) => {
    await fillInSample(page);
    await expect(netPay(page)).toHaveText(/\d/);
    await context.setOffline(true);
    await goTo(page, 'earnings');
    await page.getByLabel('Regular, rate').fill('50');
    await expect(page.getByRole('button', { name: /^Regular, total 4,000\.00/ })).toBeVisible();
    await goTo(page, 'finish');
    await agree(page);
    await page.getByRole('button', { name: 'Download PDF' }).first().click();
    await expect(page.getByText(/The server cannot be reached/)).toBeVisible();
    await context.setOffline(false);
    await page.goto(BUILDER);
    await goTo(page, 'earnings');
    await expect(page.getByLabel('Regular, rate')).toHaveValue('50.00');
  });

  test('carries the next pay stub on', async ({ page }) => {
    await fillInSample(page);
    await goTo(page, 'earnings');
    const gross = page.locator('#preview [data-region="items.0.gross"]').first();
    await expect(gross).toHaveText(/\d/);
    const yearToDate = await gross.textContent();
    await goTo(page, 'finish');
    await page.getByRole('button', { name: 'Next pay stub' }).click();
    await expect(page).toHaveURL(/step=earnings/);
    await expect(page.getByRole('tab')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Company, done', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Year to date before these stubs' })).toBeVisible();
    await expect(gross).toHaveText(/\d/);
    await expect(gross).not.toHaveText(yearToDate!);
  });

  test('takes a logo, shows it on the paper, and refuses what is none', async ({ page }) => {
    await openBuilder(page, 'company');
    const input = page.locator('[id="companyInfo.employerLogo"]');
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><rect width="80" height="40" fill="red"/></svg>';
    await input.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
    await expect(page.locator('#preview image')).toHaveAttribute('href', /^data:image\/png;base64,/);
    await page.getByRole('button', { name: 'Remove logo' }).click();
    await expect(page.locator('#preview image')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('#preview image')).toHaveCount(1);
    await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await expect(page.getByText(/The file cannot be read as a picture/)).toBeVisible();
    await input.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await expect(page.getByText('Choose a PNG, JPEG, WebP or SVG file.')).toBeVisible();
    await input.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
    await expect(page.getByText('The file is larger than 5 MB.', { exact: false })).toBeVisible();
    await waitUntilSaved(page);
    await page.reload();
    await expect(page.locator('#preview image')).toHaveCount(1);
  });
});
