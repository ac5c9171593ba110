import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { linkSentTo, logOut, mailTo, newEmail, PASSWORD, signUp } from './account-page.ts';
import { expectToFit, open } from './open-page.ts';

/** What a person does at the provider, which is `scripts/peers/openid-provider.mjs`. */
async function decideThere(page: Page, email: string, { press = 'Continue', verified = true } = {}): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Test provider' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Verified').setChecked(verified);
  await page.getByRole('button', { name: press }).click();
}

async function logInThere(page: Page, email: string, options?: Parameters<typeof decideThere>[2]): Promise<void> {
  await open(page, '/auth/login');
  await page.getByRole('button', { name: 'Continue with Acme Works' }).click();
  await decideThere(page, email, options);
}

const account = (page: Page) => page.getByRole('button', { name: 'Account', exact: true });

test.describe('logging in with another provider', () => {
  test(
    'makes an account, leads back to where one wanted to be, and leaves no secret behind',
    { tag: '@release' },
    async ({ page }) => {
      const email = newEmail();
      await page.goto('/user/history/paystub');
      await expect(page).toHaveURL('/auth/login');
      await page.getByRole('button', { name: 'Continue with Acme Works' }).click();
      await decideThere(page, email);
      await expect(page).toHaveURL('/user/history/paystub');
      await expect(account(page)).toBeVisible();
      await open(page, '/user/account');
      await expect(page.getByText('Verified', { exact: true })).toBeVisible();
      await expect(page.getByText('This account has no password')).toBeVisible();
      await expect(page.getByText('Connected', { exact: true })).toBeVisible();
      expect(await page.evaluate(() => document.cookie + JSON.stringify({ ...sessionStorage }))).not.toContain('token');
      await logOut(page);
      await logInThere(page, email);
      await expect(page).not.toHaveURL(/\/auth\//);
      await expect(account(page)).toBeVisible();
      await open(page, '/user/account');
      await page.getByRole('button', { name: 'Disconnect Acme Works' }).click();
      await expect(page.getByText('Connect Acme Works')).toBeVisible();
    },
  );

  test('says in words why it did not work', { tag: '@release' }, async ({ page }) => {
    await logInThere(page, newEmail(), { press: 'Cancel' });
    await expect(page.getByRole('heading', { name: 'Not logged in' })).toBeVisible();
    await expect(page.getByText('You canceled at Acme Works.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to log in' }).click();
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await logInThere(page, newEmail(), { verified: false });
    await expect(page.getByText('Acme Works hasn’t confirmed your email.')).toBeVisible();
    await open(page, '/auth/social');
    await expect(page.getByText('This took too long or started in another browser.')).toBeVisible();
    await page.route('/api/social/begin', (route) => route.abort());
    await open(page, '/auth/sign-up');
    await page.getByRole('button', { name: 'Continue with Acme Works' }).click();
    await expect(page.getByRole('alert')).toContainText('We can’t reach the server');
  });

  test(
    'does not enter an account of the same address before it is connected',
    { tag: '@release' },
    async ({ page }) => {
      const email = await signUp(page);
      await page.goto(await linkSentTo(email, '/auth/verify-email'));
      await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible();
      await logOut(page);
      await logInThere(page, email);
      await expect(page.getByText('There’s already an account with this email.')).toBeVisible();
      await page.getByRole('link', { name: 'Back to log in' }).click();
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
      await expect(page).toHaveURL('/user/account');
      await page.getByText('Connect Acme Works').click();
      const form = page.locator('#connect-acme');
      await form.getByLabel('Current password', { exact: true }).fill('not the password');
      await form.getByRole('button', { name: 'Go to Acme Works' }).click();
      await expect(form.getByText('Invalid credentials')).toBeVisible();
      await form.getByLabel('Current password', { exact: true }).fill(PASSWORD);
      await form.getByRole('button', { name: 'Go to Acme Works' }).click();
      await decideThere(page, `at-work.${email}`);
      await expect(page.getByRole('heading', { name: 'Connected' })).toBeVisible();
      await expectAccessible(page);
      await mailTo(email, 'A new way to log in was added to your account');
      await page.getByRole('link', { name: 'Open my profile' }).click();
      await expect(page.getByText('Connected', { exact: true })).toBeVisible();
      await logOut(page);
      await logInThere(page, `at-work.${email}`);
      await expect(account(page)).toBeVisible();
      await open(page, '/user/account');
      await expect(page.getByText(email).first()).toBeVisible();
    },
  );

  test('fits, light and dark', { tag: '@release' }, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [320, 360, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await open(page, '/auth/login');
        await expect(page.getByRole('button', { name: 'Continue with Acme Works' })).toBeVisible();
        await expectToFit(page, `at ${width} px`);
        if (process.env.E2E_PICTURES) {
          await page.screenshot({ path: `${process.env.E2E_PICTURES}/login-${width}-${colorScheme}.png` });
        }
      }
    }
    await expectAccessible(page);
  });
});
