import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { makeAccount, newEmail, PASSWORD, signUpByForm, waitUntilInAccount } from './account-page.ts';
import { storedText, waitUntilSaved } from './builder-page.ts';
import { rememberSecrets } from './remember-secrets.ts';

const INVOICE = '/invoice-generator';
const clientName = 'Client’s name or company';
const BAKERY = 'Bright Harbor Bakery';
const ADDED = `We added your work to your account: Invoice to ${BAKERY}.`;

async function beginInvoice(page: Page): Promise<void> {
  await page.goto(INVOICE);
  await page.getByLabel(clientName).fill(BAKERY);
  await waitUntilSaved(page);
}

/** By the link of the builder. */
async function signUpFrom(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sign up to save your work' }).click();
  await page.getByLabel('Email', { exact: true }).fill(newEmail());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();
}

test.describe('signing up brings the work of the browser along', () => {
  test(
    'from a builder and back to it, without a question, and Undo takes it out again',
    { tag: '@release' },
    async ({ page }) => {
      await beginInvoice(page);
      await signUpFrom(page);
      await expect(page).toHaveURL(/\/invoice-generator/);
      await expect(page.getByText(ADDED)).toBeVisible();
      await rememberSecrets(page);
      await waitUntilInAccount(page);
      await expect(page.getByLabel(clientName)).toHaveValue(BAKERY);
      await expect(page.getByText('is only in this browser')).toBeHidden();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('Your work is in this browser only.')).toBeVisible();
      await expect(page.getByText('This invoice stays in this browser only.')).toBeVisible();
      await expect(page.getByLabel(clientName)).toHaveValue(BAKERY);
      await page.goto('/user/drafts');
      await expect(page.getByRole('link', { name: 'Drafts', exact: true })).toBeVisible();
      await expect(page.getByRole('cell', { name: BAKERY, exact: true })).toHaveCount(0);
    },
  );

  test('of all builders, wherever it leads', { tag: '@release' }, async ({ page }) => {
    await beginInvoice(page);
    await page.goto('/make-your-paystub?step=company');
    await page.getByLabel('Company name').fill('Harbor Works');
    await waitUntilSaved(page);
    await page.goto('/terms');
    await signUpByForm(page);
    await expect(page.getByText('We added your work to your account:')).toContainText(`Invoice to ${BAKERY}`);
    await expect(page.getByText('We added your work to your account:')).toContainText('Pay stub from Harbor Works');
    await page.goto('/user/drafts');
    await expect(page.getByRole('table', { name: 'Drafts' }).getByRole('row')).toHaveCount(3);
  });

  test('at another provider, and not when logging in there', { tag: '@release' }, async ({ page }) => {
    const email = newEmail();
    await beginInvoice(page);
    await page.getByRole('link', { name: 'Sign up to save your work' }).click();
    await page.getByRole('button', { name: 'Continue with Acme Works' }).click();
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Verified').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText(ADDED)).toBeVisible();
    await rememberSecrets(page);
    await waitUntilInAccount(page);
  });
});

test('deleting the account offers to clear this browser', { tag: '@release' }, async ({ page }) => {
  for (const isCleared of [false, true]) {
    await makeAccount(page);
    await page.goto(INVOICE);
    await page.getByLabel(clientName).fill(BAKERY);
    await waitUntilInAccount(page);
    await page.goto('/user/account');
    await page.getByText('Delete my account', { exact: true }).click();
    const clear = page.getByLabel('Also clear this browser');
    await expect(page.getByText(`Also removes from this browser: Invoice to ${BAKERY}.`)).toBeVisible();
    await clear.setChecked(isCleared);
    if (isCleared) await expectAccessible(page);
    await page.locator('#delete-account').getByLabel('Current password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Delete my account for good' }).click();
    await expect(page).toHaveURL('/auth/account-deleted');
    const text = expect.poll(() => storedText(page));
    if (isCleared) await text.not.toContain(BAKERY);
    else await text.toContain(BAKERY);
    await expect(page.getByText('Work saved in this browser is still here.')).toBeVisible({ visible: !isCleared });
    await page.evaluate(() => localStorage.clear());
  }
});
