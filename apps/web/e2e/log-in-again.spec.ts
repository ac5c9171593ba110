import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { logIn, logOut, makeAccount, signUp, waitUntilInAccount } from './account-page.ts';
import { framesDrawn } from './builder-page.ts';

const clientName = 'Client’s name or company';
const refused = (code: string) => ({
  status: 401,
  json: { ok: false, error: { code, message: 'Sign in again first.' } },
});

test.describe('a session that ends while somebody works', () => {
  test(
    'is told in the builder, and logging in leads back to the same place with the work',
    { tag: '@release' },
    async ({ page }) => {
      const email = await makeAccount(page);
      await page.goto('/invoice-generator?step=to');
      await page.getByLabel(clientName).fill('Bright Harbor Bakery');
      await waitUntilInAccount(page);
      await page.route('/api/identity/refresh', (route) => route.fulfill(refused('signedOut')));
      await page.route('/api/save-draft', (route) => route.fulfill(refused('signInNeeded')));
      await page.getByLabel(clientName).fill('Bright Harbor Bakery Inc');
      const notice = page.getByRole('status').filter({ hasText: 'You’re logged out. This invoice is saved' });
      await expect(notice).toBeVisible();
      await expectAccessible(page);
      await page.unrouteAll();
      await notice.getByRole('link', { name: 'Log in' }).click();
      await logIn(page, email);
      await expect(page).toHaveURL(/\/invoice-generator\?step=/);
      await expect(page.getByLabel(clientName)).toHaveValue('Bright Harbor Bakery Inc');
      await waitUntilInAccount(page);
      await page.goto('/user/drafts');
      await expect(page.getByRole('cell', { name: 'Bright Harbor Bakery Inc', exact: true })).toBeVisible();
    },
  );

  test(
    'is started again where the account asks for a fresh one, and leads back',
    { tag: '@release' },
    async ({ page }) => {
      const email = await signUp(page);
      await page.route('/api/profile/change-password', (route) => route.fulfill(refused('signInAgain')));
      const form = page.locator('#change-password');
      await form.getByLabel('Current password', { exact: true }).fill('anything');
      await form.getByLabel('New password', { exact: true }).fill('anything that is long');
      await form.getByRole('button', { name: 'Change password' }).click();
      await expect(form.getByRole('alert')).toContainText('Sign in again first.');
      await form.getByRole('button', { name: 'Log in again' }).click();
      await expect(page).toHaveURL('/auth/login');
      await logIn(page, email);
      await expect(page).toHaveURL('/user/account');
    },
  );
});

test('the log-in form is never seen by somebody who is logged in', { tag: '@release' }, async ({ page }) => {
  await page.addInitScript(() => {
    const look = () => {
      const form = document.querySelector('#log-in');
      if (form?.checkVisibility({ visibilityProperty: true })) sessionStorage.setItem('seen', '1');
      requestAnimationFrame(look);
    };
    look();
  });
  const seen = () => page.evaluate(() => sessionStorage.getItem('seen'));
  await page.goto('/auth/login');
  await expect.poll(seen).toBe('1');
  await signUp(page);
  await page.evaluate(() => sessionStorage.clear());
  let release = () => {};
  const drawn = new Promise<void>((resolve) => (release = resolve));
  await page.route('/api/identity/refresh', async (route) => {
    await drawn;
    await route.continue();
  });
  await page.goto('/auth/login');
  await framesDrawn(page);
  release();
  await expect(page).toHaveURL('/user/account');
  expect(await seen()).toBeNull();
  await logOut(page);
  await page.goto('/auth/login');
  await expect.poll(seen).toBe('1');
});
