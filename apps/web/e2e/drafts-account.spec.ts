import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { waitUntilSaved } from './builder-page.ts';
import { logInElsewhere, makeAccount, newAccount, waitUntilInAccount } from './account-page.ts';

const INVOICE = '/invoice-generator';
const clientName = 'Client’s name or company';

/** A draft that this page has, changed since on another device. Answers the page of that one. */
async function changedElsewhere(page: Page, browser: Browser): Promise<Page> {
  const email = await makeAccount(page);
  await page.goto(INVOICE);
  await page.getByLabel(clientName).fill('First');
  await waitUntilInAccount(page);
  const other = await (await browser.newContext()).newPage();
  await logInElsewhere(other, email);
  await other.goto('/user/drafts');
  await other.getByRole('table').getByRole('link').first().click();
  await other.getByLabel(clientName).fill('From the other device');
  await waitUntilInAccount(other);
  return other;
}

test.describe('drafts in an account', () => {
  test('work begun as a visitor moves in with one click, and is there on another device', async ({ page, browser }) => {
    const email = await newAccount();
    await page.goto(INVOICE);
    await page.getByLabel(clientName).fill('Bright Harbor Bakery');
    await waitUntilSaved(page);
    await logInElsewhere(page, email);
    await page.goto('/user/drafts');
    await expect(page.getByText('The invoice to Bright Harbor Bakery is only in this browser.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save to your account' }).click();
    await expect(page.getByRole('cell', { name: 'Bright Harbor Bakery', exact: true })).toBeVisible();
    await expect(page.getByText('is only in this browser')).toBeHidden();
    await expectAccessible(page);

    const other = await (await browser.newContext()).newPage();
    await logInElsewhere(other, email);
    await other.goto('/user/drafts');
    await other.getByRole('table').getByRole('link').first().click();
    await expect(other.getByLabel(clientName)).toHaveValue('Bright Harbor Bakery');
    await other.getByLabel(clientName).fill('Bright Harbor Bakery Inc');
    await waitUntilInAccount(other);

    // The first device has nothing unsaved: it takes the newer version, and says so.
    await page.goto(INVOICE);
    await expect(page.getByLabel(clientName)).toHaveValue('Bright Harbor Bakery Inc');
    await expect(page.getByText('You’re seeing the newer version.')).toBeVisible();
    await expect(page.getByText('We saved your work from')).toBeHidden();
    await other.close();
  });

  test('what is typed just before the page is left gets there too', { tag: '@release' }, async ({ page }) => {
    await makeAccount(page);
    await page.goto(INVOICE);
    await page.getByLabel(clientName).fill('Left In A Hurry LLC');
    await page.goto('/user/drafts');
    await expect(page.getByRole('cell', { name: 'Left In A Hurry LLC', exact: true })).toBeVisible();
    await expect(page.getByText('is only in this browser')).toHaveCount(0);
    // By a way that loads no page: the list waits for what is still being saved.
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page.getByLabel(clientName)).toHaveValue('Left In A Hurry LLC');
    await waitUntilInAccount(page);
    await page.getByLabel(clientName).fill('Changed In A Hurry LLC');
    await page.goBack();
    await expect(page.getByRole('cell', { name: 'Changed In A Hurry LLC', exact: true })).toBeVisible();
  });

  test('two devices never write over each other unseen', { tag: '@release' }, async ({ page, browser }) => {
    const other = await changedElsewhere(page, browser);

    await page.getByLabel(clientName).fill('From this device');
    await expect(page.getByText('This invoice was also changed elsewhere')).toBeVisible();
    await page.setViewportSize({ width: 360, height: 780 });
    const status = page.locator('header [data-account="conflict"]');
    expect(await status.evaluate(linesOf)).toBeLessThanOrEqual(2);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Show the other version' }).click();
    await expect(page.getByLabel(clientName)).toHaveValue('From the other device');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByLabel(clientName)).toHaveValue('From this device');
    await waitUntilInAccount(page);
    await page.goto('/user/drafts');
    await expect(page.getByRole('cell', { name: 'From this device', exact: true })).toBeVisible();
    await other.close();
  });

  test(
    'what is kept here leaves the version of the other device as a draft of its own',
    { tag: '@release' },
    async ({ page, browser }) => {
      const other = await changedElsewhere(page, browser);
      await other.close();

      await page.getByLabel(clientName).fill('From this device');
      const keep = page.getByRole('button', { name: 'Keep this version' });
      await keep.click();
      await expect(page.getByText('We saved the other version as a separate draft.')).toBeVisible();
      await expect(keep).toBeHidden();
      await waitUntilInAccount(page);
      await page.goto('/user/drafts');
      await expect(page.getByRole('link', { name: 'Drafts · 2' })).toBeVisible();
      for (const name of ['From this device', 'From the other device']) {
        await expect(page.getByRole('cell', { name, exact: true })).toHaveCount(1);
      }
    },
  );

  test(
    'without a connection the work is in the browser, and goes to the account by itself',
    { tag: '@release' },
    async ({ page, context }) => {
      await makeAccount(page);
      await page.goto(INVOICE);
      await page.getByLabel(clientName).fill('Before');
      await waitUntilInAccount(page);
      await context.setOffline(true);
      await page.getByLabel(clientName).fill('Meanwhile');
      await expect(
        page.locator('header [data-account]', { hasText: 'Offline. Your work is saved on this device.' }),
      ).toBeVisible();
      await context.setOffline(false);
      await waitUntilInAccount(page);
      await page.goto('/user/drafts');
      await expect(page.getByRole('cell', { name: 'Meanwhile', exact: true })).toBeVisible();
    },
  );

  test(
    'a draft is deleted and comes back, and a new one leaves the saved one alone',
    { tag: '@release' },
    async ({ page }) => {
      await makeAccount(page);
      await page.goto(INVOICE);
      await page.getByLabel(clientName).fill('Kept');
      await waitUntilInAccount(page);
      await page.goto(`${INVOICE}?new=1`);
      await expect(page.getByText('This is a new invoice. We saved what was here as a draft.')).toBeVisible();
      await page.getByLabel(clientName).fill('Second');
      await waitUntilInAccount(page);
      await page.goto('/user/drafts');
      const rows = page.getByRole('table', { name: 'Drafts' }).getByRole('row');
      await expect(rows).toHaveCount(3);
      await rows
        .filter({ hasText: 'Kept' })
        .getByRole('button', { name: /^Delete/ })
        .click();
      await expect(rows).toHaveCount(2);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(rows).toHaveCount(3);
      await page.reload();
      await expect(rows).toHaveCount(3);
    },
  );

  test(
    'the second press of a double click on its banner touches nothing, and the focus stays in the page',
    { tag: '@release' },
    async ({ page }) => {
      const email = await newAccount();
      await page.goto(INVOICE);
      await page.getByLabel(clientName).fill('Bright Harbor Bakery');
      await waitUntilSaved(page);
      await logInElsewhere(page, email);
      await page.goto(INVOICE);
      await page.route('/api/save-draft', (route) => route.fulfill({ status: 500, json: {} }));
      await page.getByRole('button', { name: 'Save to your account' }).dblclick();
      const tryNow = page.getByRole('button', { name: 'Try now' });
      await expect(tryNow).toBeVisible();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeFocused();
      expect(await page.evaluate(() => String(getSelection()))).toBe('');
      await page.unroute('/api/save-draft');
      await tryNow.press('Enter');
      await waitUntilInAccount(page);
      await expect(heading).toBeFocused();
    },
  );
});

function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}
