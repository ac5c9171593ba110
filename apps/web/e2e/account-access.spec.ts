import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { logIn, logOut, newAccount, signUp, signUpByForm } from './account-page.ts';
import { open } from './open-page.ts';

test.describe('page access', () => {
  test('leads a visitor from the account to log in and back', { tag: '@release' }, async ({ page }) => {
    const email = await signUp(page);
    await logOut(page);
    await expect(page).toHaveURL('/');
    await open(page, '/user/account?from=mail');
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await logIn(page, email);
    await expect(page).toHaveURL('/user/account?from=mail');
  });

  test('leads the signed-in from the log-in page to where they were', { tag: '@release' }, async ({ page }) => {
    const email = await newAccount();
    await open(page, '/terms');
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await logIn(page, email);
    await expect(page).toHaveURL('/terms');
    await page.goto('/auth/sign-up');
    await expect(page).toHaveURL('/terms');
  });

  test('never leads to another site', { tag: '@release' }, async ({ page }) => {
    const email = await newAccount();
    await open(page, '/auth/login');
    await page.evaluate(() => sessionStorage.setItem('paperwage.previous-route', '//evil.example/'));
    await logIn(page, email);
    await expect(page).toHaveURL('/user/account');
  });

  test('signs all tabs in and out together', { tag: '@release' }, async ({ page, context }) => {
    const other = await context.newPage();
    await open(other, '/contact');
    const account = other.getByRole('button', { name: 'Account', exact: true });
    await expect(account).toBeHidden();
    await signUpByForm(page);
    await expect(account).toBeVisible();
    await other.goto('/user/account');
    await expect(other.getByRole('heading', { name: 'Sessions' })).toBeVisible();
    await logOut(page);
    await expect(other).toHaveURL('/auth/login');
  });

  test('asks the server nothing for a visitor', { tag: '@release' }, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // What counts visits knows nobody.
      if (pathname.startsWith('/api/') && pathname !== '/api/events') calls.push(request.url());
    });
    for (const path of ['/', '/terms', '/auth/forgot-password']) await open(page, path);
    expect(calls).toEqual([]);
    // Which ways there are to log in, and what to ask a passkey.
    await open(page, '/auth/sign-up');
    await open(page, '/user/account');
    await expect(page).toHaveURL('/auth/login');
    const asked = calls.map((url) => new URL(url).pathname);
    expect(asked.filter((path) => !['/api/identity/options', '/api/passkey/begin'].includes(path))).toEqual([]);
  });

  test(
    'says so when it cannot be known who is signed in, and goes on when it can',
    { tag: '@release' },
    async ({ page }) => {
      await signUp(page);
      await page.route('/api/identity/refresh', (route) => route.abort());
      await page.goto('/user/account');
      await expect(page.getByRole('alert')).toContainText('we don’t know if you’re logged in');
      await expectAccessible(page);
      await page.unroute('/api/identity/refresh');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'Sessions' })).toBeVisible();
    },
  );

  test(
    'says that logging out failed when the server cannot be reached',
    { tag: '@release' },
    async ({ page, context }) => {
      await signUp(page);
      await page.getByRole('button', { name: 'Account', exact: true }).click();
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Log out', exact: true }).click();
      await expect(page.getByRole('alert').first()).toContainText('you’re still logged in');
      await context.setOffline(false);
      await page.getByRole('button', { name: 'Log out', exact: true }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    },
  );
});
