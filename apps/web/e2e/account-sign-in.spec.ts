import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { expectAccessibleAtRelease } from './accessibility.ts';
import { linkSentTo, logIn, logOut, newAccount, newEmail, PASSWORD, signUp, signUpByForm } from './account-page.ts';
import { open } from './open-page.ts';

test.describe('signing up and in', () => {
  test(
    'makes an account, shows its menu on every page and in both headers, and keeps it over a reload',
    { tag: '@release' },
    async ({ page }) => {
      await signUpByForm(page);
      const account = page.getByRole('button', { name: 'Account', exact: true });
      for (const path of ['/', '/make-your-paystub', '/user/account']) {
        await open(page, path);
        await expect(account).toBeVisible();
        await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeHidden();
      }
      await account.click();
      const menu = page.getByRole('list', { name: 'Account' });
      await expect(menu.getByRole('listitem')).toHaveText(['My profile', 'History', 'Drafts', 'Log out']);
      await expect(menu.getByRole('link', { name: 'My profile' })).toHaveAttribute('aria-current', 'page');
      await expectAccessibleAtRelease(page);
      await page.keyboard.press('Escape');
      await expect(account).toBeFocused();
    },
  );

  test('keeps no token and no name in the browser’s storage or address', async ({ page }) => {
    const email = await signUpByForm(page);
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }));
    expect(kept).not.toContain(email);
    expect(kept).not.toContain('eyJ');
    // The versions of pages that are tried out, which are the same for many.
    expect(await page.evaluate(() => document.cookie)).toMatch(/^(variants=[\w.~-]+)?$/);
  });

  test(
    'checks the browser in the background once the form is touched, and takes a token of that once',
    { tag: '@release' },
    async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const isAsked = (name: RegExp) => asked.some((path) => name.test(path));
      await open(page, '/auth/sign-up');
      await page.waitForLoadState('networkidle');
      expect(isAsked(/app-check-challenge$|solve-worker/)).toBe(false);
      const sent = page.waitForRequest('**/api/sign-up');
      await signUpByForm(page);
      expect(isAsked(/app-check-challenge$/)).toBe(true);
      expect(isAsked(/solve-worker-[^/]*\.js$/)).toBe(true);
      const { appCheckToken } = z.object({ appCheckToken: z.string() }).parse((await sent).postDataJSON());
      const again = await page.request.post('/api/sign-up', {
        data: { email: newEmail(), password: PASSWORD, appCheckToken },
      });
      expect(again.status()).toBe(410);
      expect(await again.json()).toMatchObject({ error: { code: 'appCheckUsed' } });
    },
  );

  test(
    'says at the field that there is no such user, or that the password is wrong',
    { tag: '@release' },
    async ({ page }) => {
      const email = await newAccount();
      await open(page, '/auth/login');
      await logIn(page, newEmail());
      await expect(page.getByText('User not found. Please check your email.')).toBeVisible();
      await expect(page.getByLabel('Email')).toBeFocused();
      await logIn(page, email, 'not the password');
      await expect(page.getByText('Wrong password. Please check your password.')).toBeVisible();
      await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await expectAccessibleAtRelease(page);
      await logIn(page, email);
      await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
    },
  );

  test('leads from an address that is taken to log in with it', { tag: '@release' }, async ({ page }) => {
    let release = () => {};
    const seen = new Promise<void>((resolve) => (release = resolve));
    await page.route(/account-page-[^/]*\.js$/, async (route) => {
      await seen;
      await route.continue();
    });
    const made = signUpByForm(page);
    await expect(page.getByRole('heading', { name: 'My profile' })).toBeVisible();
    await expect(page).toHaveTitle('My profile · Paperwage');
    release();
    const email = await made;
    await logOut(page);
    await open(page, '/auth/sign-up');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.getByRole('link', { name: 'Log in with this email' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(email);
  });

  test('lists what was left empty and leads to each field', { tag: '@release' }, async ({ page }) => {
    await open(page, '/auth/sign-up');
    await page.getByRole('button', { name: 'Sign up' }).click();
    const summary = page.getByRole('group', { name: 'Fix 2 fields' });
    await expect(page.getByLabel('Email')).toBeFocused();
    await summary.getByRole('button', { name: 'Enter a password.' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expectAccessibleAtRelease(page);
    await page.getByLabel('Email').fill('ana@');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByText('Email must be an email address such as ana@example.com.').last()).toBeVisible();
    await expect(page.getByText('Password must have at least 10 characters.').last()).toBeVisible();
  });

  test(
    'sends once however often it is pressed, and keeps what was typed without a connection',
    { tag: '@release' },
    async ({ page, context }) => {
      await open(page, '/auth/login');
      let calls = 0;
      let release = () => {};
      const pressedTwice = new Promise<void>((resolve) => (release = resolve));
      await page.route('/api/sign-in', async (route) => {
        calls += 1;
        await pressedTwice;
        await route.fulfill({ status: 401, json: { ok: false, error: { code: 'wrongPassword', message: 'Wrong.' } } });
      });
      await page.getByLabel('Email').fill('ana@example.com');
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      const logIn = page.getByRole('main').getByRole('button', { name: 'Log in' });
      // Until then a press does nothing, so that nothing is sent the way of a page without code.
      await expect(logIn).toHaveAttribute('type', 'submit');
      await logIn.dblclick();
      release();
      await expect(page.getByText('Wrong.')).toBeVisible();
      expect(calls).toBe(1);
      await page.unroute('/api/sign-in');
      await context.setOffline(true);
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByRole('alert')).toContainText('We can’t reach the server');
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
      await context.setOffline(false);
    },
  );

  test('offers a reset mail after too many attempts', { tag: '@release' }, async ({ page }) => {
    const message =
      'Access to this account has been temporarily disabled due to many failed login attempts. You can immediately ' +
      'restore it by resetting your password or you can try again later.';
    const email = await newAccount();
    await open(page, '/auth/login');
    for (let attempt = 0; attempt < 30; attempt++) {
      const answered = page.waitForResponse('/api/sign-in');
      await logIn(page, email, `wrong ${attempt}`);
      if ((await answered).status() === 429) break;
    }
    await expect(page.getByRole('alert')).toContainText(message);
    await page.getByRole('button', { name: 'Email me a reset link' }).click();
    await page.goto(await linkSentTo(email, '/auth/reset-password'));
    await page.getByLabel('New password', { exact: true }).fill(`${PASSWORD} anew`);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('heading', { name: 'Password changed' })).toBeFocused();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await logIn(page, email, `${PASSWORD} anew`);
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  });
});

test.describe('links out of mails', () => {
  test('prove the address, and leave no secret in the address bar or the history', async ({ page }) => {
    const email = await signUp(page);
    const link = await linkSentTo(email, '/auth/verify-email');
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible();
    expect(page.url()).not.toContain('token');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(link.split('=')[1]);
    await page.getByRole('link', { name: 'Open my profile' }).click();
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Not verified' })).toBeVisible();
    await expectAccessibleAtRelease(page);
    await logOut(page);
    await page.goto('/auth/verify-email');
    await expect(page.getByRole('main').getByRole('link')).toHaveText('Log in');
  });

  test(
    'prove no address to one who is not logged in, and do so after the log-in',
    { tag: '@release' },
    async ({ page }) => {
      const email = await newAccount();
      const link = await linkSentTo(email, '/auth/verify-email');
      await page.goto(link);
      await expect(page.getByText('Log in first, with the email your account has now')).toBeVisible();
      await expectAccessibleAtRelease(page);
      await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
      await logIn(page, email);
      await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
      await page.goto(link);
      await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible();
    },
  );

  test('log in without a password, once', { tag: '@release' }, async ({ page }) => {
    const email = await newAccount();
    await open(page, '/auth/email-link');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Email me a link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
    const link = await linkSentTo(email, '/auth/email-link');
    await page.goto(link);
    await expect(page.getByText('If you never confirmed this email')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
    await logOut(page);
    await page.goto(link);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toContainText('already used');
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
  });

  test('say the same of an address that has no account', { tag: '@release' }, async ({ page }) => {
    await open(page, '/auth/forgot-password');
    await page.getByLabel('Email').fill(newEmail());
    await page.getByRole('button', { name: 'Email me a link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  });
});
