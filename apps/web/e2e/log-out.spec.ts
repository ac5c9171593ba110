import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { logIn, logInElsewhere, logOut, makeAccount, newAccount, signUp, waitUntilInAccount } from './account-page.ts';
import { storedText, waitUntilSaved } from './builder-page.ts';

const INVOICE = '/invoice-generator';
const clientName = 'Client’s name or company';
const BAKERY = 'Bright Harbor Bakery';

const question = (page: Page) => page.getByRole('dialog', { name: 'Keep your work on this device?' });
const press = (page: Page, name: string) => question(page).getByRole('button', { name }).click();

async function askToLogOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
}

async function isLoggedOut(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
}

async function beginInvoice(page: Page): Promise<void> {
  await page.goto(INVOICE);
  await page.getByLabel(clientName).fill(BAKERY);
}

test.describe('logging out asks whether the work stays', () => {
  test('not at all where there is none', { tag: '@release' }, async ({ page }) => {
    await signUp(page);
    await logOut(page);
    await expect(page).toHaveURL('/');
  });

  test(
    'and keeps what is saved when it is to stay, for the same user as before',
    { tag: '@release' },
    async ({ page }) => {
      const email = await makeAccount(page);
      await beginInvoice(page);
      await waitUntilInAccount(page);
      await askToLogOut(page);
      await expect(question(page).getByRole('listitem')).toHaveText([`Invoice to ${BAKERY}Saved in your account`]);
      await expect(question(page).getByRole('button', { name: 'Save to your account first' })).toBeHidden();
      await expectAccessible(page);
      await press(page, 'Keep on this device');
      await isLoggedOut(page);
      await expect(question(page)).toBeHidden();
      await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
      await expect(page.getByLabel(clientName)).toHaveValue(BAKERY);
      await page.reload();
      await expect(page.getByLabel(clientName)).toHaveValue(BAKERY);
      await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
      await logIn(page, email);
      await expect(page).toHaveURL(/\/invoice-generator/);
      await waitUntilInAccount(page);
    },
  );

  test('and removes every trace when it is to go, also in another tab, but nothing of the account', async ({
    page,
    context,
  }) => {
    const email = await makeAccount(page);
    await beginInvoice(page);
    await waitUntilInAccount(page);
    const other = await context.newPage();
    await other.goto(INVOICE);
    await expect(other.getByLabel(clientName)).toHaveValue(BAKERY);
    await askToLogOut(page);
    await press(page, 'Remove from this device');
    await isLoggedOut(page);
    await expect(page.getByLabel(clientName)).toHaveValue('');
    await expect(page.getByRole('status').filter({ hasText: 'You’re logged out.' })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(other.getByLabel(clientName)).toHaveValue('');
    expect(await storedText(page)).not.toContain(BAKERY);
    await page.goto('/');
    expect(await storedText(page)).not.toContain('paperwage.invoice.drafts');
    await logInElsewhere(page, email);
    await page.goto('/user/drafts');
    await expect(page.getByRole('cell', { name: BAKERY, exact: true })).toBeVisible();
  });

  test(
    'and changes nothing on Escape or Cancel, with the focus back where it was',
    { tag: '@release' },
    async ({ page }) => {
      await makeAccount(page);
      await beginInvoice(page);
      await waitUntilInAccount(page);
      await page.getByRole('button', { name: 'Account', exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Log out', exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(question(page).getByRole('button', { name: 'Keep on this device' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(question(page)).toBeHidden();
      await expect(page.getByRole('button', { name: 'Log out', exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      await press(page, 'Cancel');
      await expect(page.getByRole('button', { name: 'Log out', exact: true })).toBeFocused();
      await expect(page.getByLabel(clientName)).toHaveValue(BAKERY);
      await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
    },
  );

  test(
    'and says what is not in the account, removes it only when that was said, and sends it first when wanted',
    { tag: '@release' },
    async ({ page }) => {
      const email = await newAccount();
      await beginInvoice(page);
      await waitUntilSaved(page);
      await logInElsewhere(page, email);
      await page.goto('/terms');
      await page.setViewportSize({ width: 360, height: 780 });
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Log out', exact: true }).click();
      await expect(question(page).getByRole('listitem')).toHaveText([`Invoice to ${BAKERY}Not in your account`]);
      await expectAccessible(page);
      await press(page, 'Remove from this device');
      await expect(question(page).getByRole('alert')).toContainText(
        `This permanently removes work that isn’t in your account: Invoice to ${BAKERY}.`,
      );
      expect(await storedText(page)).toContain(BAKERY);
      await press(page, 'Save to your account first');
      await expect(question(page).getByRole('listitem')).toHaveText([`Invoice to ${BAKERY}Saved in your account`]);
      await press(page, 'Remove from this device');
      await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
      await expect(question(page)).toBeHidden();
      // The page reloads meanwhile.
      await expect(async () => expect(await storedText(page)).not.toContain(BAKERY)).toPass();
      await page.setViewportSize({ width: 1440, height: 900 });
      await logInElsewhere(page, email);
      await page.goto('/user/drafts');
      await expect(page.getByRole('cell', { name: BAKERY, exact: true })).toBeVisible();
    },
  );

  test(
    'and sends what was typed this very moment first, or says why that does not work',
    { tag: '@release' },
    async ({ page }) => {
      await makeAccount(page);
      await beginInvoice(page);
      await waitUntilInAccount(page);
      await page.route('/api/save-draft', (route) => route.abort());
      await page.getByLabel(clientName).fill('Palm Cafe');
      await askToLogOut(page);
      await expect(question(page).getByRole('listitem')).toContainText(['Changed here']);
      await press(page, 'Save to your account first');
      await expect(question(page).getByRole('alert')).toContainText('couldn’t save it to your account');
      await page.unroute('/api/save-draft');
      await press(page, 'Save to your account first');
      await expect(question(page).getByRole('listitem')).toHaveText(['Invoice to Palm CafeSaved in your account']);
      await press(page, 'Cancel');
      await waitUntilInAccount(page);
    },
  );

  test('and removes nothing while the server has not ended the session', { tag: '@release' }, async ({ page }) => {
    await makeAccount(page);
    await beginInvoice(page);
    await waitUntilInAccount(page);
    await page.route('/api/logout', (route) => route.abort());
    await askToLogOut(page);
    await press(page, 'Remove from this device');
    await expect(question(page).getByRole('alert')).toContainText('you’re still logged in');
    expect(await storedText(page)).toContain(BAKERY);
  });
});
