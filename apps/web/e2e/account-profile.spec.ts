import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { linkSentTo, logIn, logOut, mailTo, newEmail, PASSWORD, signUp } from './account-page.ts';
import { codeOf, setUpAuthenticator } from './authenticator.ts';
import { expectToFit, open } from './open-page.ts';

test.describe('my profile', () => {
  test('is accessible and fits, light and dark', { tag: '@release' }, async ({ page }) => {
    await signUp(page);
    for (const width of [320, 360, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expectToFit(page, `at ${width} px`);
    }
    await expectAccessible(page, { isDarkToo: true });
  });

  test('moves nothing when its data come, nor do the lists', { tag: '@release' }, async ({ page }) => {
    await signUp(page);
    await page.addInitScript(() => {
      const counted = window as Window & { shifted?: number };
      counted.shifted = 0;
      const add = (entry: PerformanceEntry) =>
        (counted.shifted! += (entry as PerformanceEntry & { value: number }).value);
      new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/user/account', '/user/drafts', '/user/history/paystub']) {
        await page.goto(path, { waitUntil: 'networkidle' });
        const shifted = await page.evaluate(() => (window as Window & { shifted?: number }).shifted);
        expect(shifted, `${path} at ${width} px`).toBeLessThan(0.01);
      }
    }
  });

  test('keeps the name', { tag: '@release' }, async ({ page }) => {
    await signUp(page);
    await expect(page.getByLabel('First name')).toHaveValue('Núria');
    await page.getByLabel('Last name').fill('Nguyễn-Ortega');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Last name')).toHaveValue('Nguyễn-Ortega');
  });

  test(
    'changes an email that was never verified with the password, and a verified one once the new one is',
    { tag: '@release' },
    async ({ page }) => {
      await signUp(page);
      const other = newEmail();
      await page.getByText('Change email').first().click();
      const form = page.locator('#change-email');
      await form.getByLabel('New email', { exact: true }).fill(other);
      await form.getByLabel('Current password', { exact: true }).fill('not the password');
      await form.getByRole('button', { name: 'Change email' }).click();
      await expect(form.getByText('Invalid credentials')).toBeVisible();
      await form.getByLabel('Current password', { exact: true }).fill(PASSWORD);
      await form.getByRole('button', { name: 'Change email' }).click();
      await expect(page.getByText(other)).toBeVisible();
      await page.goto(await linkSentTo(other, '/auth/verify-email'));
      await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible();
      await page.getByRole('link', { name: 'Open my profile' }).click();
      const last = newEmail();
      await page.getByText('Change email').first().click();
      await form.getByLabel('New email', { exact: true }).fill(other);
      await form.getByLabel('Current password', { exact: true }).fill(PASSWORD);
      await form.getByRole('button', { name: 'Change email' }).click();
      await expect(form.getByText('This is already your email.')).toBeVisible();
      await form.getByLabel('New email', { exact: true }).fill(last);
      await form.getByLabel('Current password', { exact: true }).fill(PASSWORD);
      await form.getByRole('button', { name: 'Change email' }).click();
      await expect(page.getByRole('status').filter({ hasText: `link we emailed to ${last}` })).toBeFocused();
      await page.reload();
      await expect(page.getByText(other)).toBeVisible();
      await page.goto(await linkSentTo(last, '/auth/verify-email'));
      await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible();
      await page.getByRole('link', { name: 'Open my profile' }).click();
      await expect(page.getByText(last)).toBeVisible();
    },
  );

  test(
    'changes the password, ends the other sessions, and a mail says so',
    { tag: '@release' },
    async ({ page, browser }) => {
      const email = await signUp(page);
      const elsewhere = await (await browser.newContext()).newPage();
      await open(elsewhere, '/auth/login');
      await logIn(elsewhere, email);
      await expect(elsewhere).toHaveURL('/user/account');
      await page.reload();
      const sessions = page.getByRole('list', { name: 'Sessions' });
      await expect(sessions.getByRole('listitem')).toHaveCount(2);
      const form = page.locator('#change-password');
      await form.getByLabel('Current password', { exact: true }).fill('not the password');
      await form.getByLabel('New password', { exact: true }).fill(`${PASSWORD} anew`);
      await form.getByRole('button', { name: 'Change password' }).click();
      await expect(form.getByText('Invalid credentials')).toBeVisible();
      await expect(form.getByLabel('Current password', { exact: true })).toBeFocused();
      await form.getByLabel('Current password', { exact: true }).fill(PASSWORD);
      await form.getByRole('button', { name: 'Change password' }).click();
      await expect(form.getByText('Password changed. You’re logged out everywhere else.')).toBeVisible();
      await expect(sessions.getByRole('listitem')).toHaveCount(1);
      await mailTo(email, 'Your password was changed');
      await elsewhere.reload();
      await expect(elsewhere).toHaveURL('/auth/login');
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Sessions' })).toBeVisible();
      await elsewhere.context().close();
    },
  );

  test(
    'sets up an authenticator app, which is then asked for, and turns it off',
    { tag: '@release' },
    async ({ page }) => {
      const email = await signUp(page);
      const { secret, recoveryCodes } = await setUpAuthenticator(page);
      await expect(page.getByText('10 recovery codes left')).toBeVisible();
      await logOut(page);
      await open(page, '/auth/login');
      await logIn(page, email);
      const code = page.getByLabel('Code from your authenticator app');
      await expect(code).toBeFocused();
      await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
      await expect(page).toHaveTitle('Enter your code · Paperwage');
      await expect(page.getByRole('link', { name: 'Sign up' })).toBeHidden();
      await expectAccessible(page);
      await page.goBack();
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await expect(page).toHaveTitle('Log in · Paperwage');
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
      await page.getByRole('button', { name: 'Use another account' }).click();
      await expect(page.getByRole('heading', { name: 'Log in' })).toBeFocused();
      await expect(page.getByLabel('Email')).toHaveValue('');
      await logIn(page, email);
      await code.fill('000000');
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByText('This code is wrong or was already used.')).toBeVisible();
      await code.fill(codeOf(secret, 1));
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
      await logOut(page);
      await open(page, '/auth/login');
      await logIn(page, email);
      await code.fill(recoveryCodes[0]!);
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
      await open(page, '/user/account');
      await expect(page.getByText('9 recovery codes left')).toBeVisible();
      await page.getByText('Turn off').first().click();
      const form = page.locator('#turn-off');
      await form.getByLabel('Current password', { exact: true }).fill(PASSWORD);
      await form.getByRole('button', { name: 'Turn off' }).click();
      await expect(page.getByText('Set up', { exact: true })).toBeVisible();
    },
  );

  test('lists the sessions and ends one', { tag: '@release' }, async ({ page, browser }) => {
    const email = await signUp(page);
    const elsewhere = await (await browser.newContext()).newPage();
    await open(elsewhere, '/auth/login');
    await logIn(elsewhere, email);
    await expect(elsewhere).toHaveURL('/user/account');
    await page.reload();
    const rows = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
    const logOutOther = async () => {
      await rows.getByRole('button', { name: /^Log out / }).click();
      await page.keyboard.type(PASSWORD);
      await page.keyboard.press('Enter');
    };
    await expect(rows).toHaveCount(2);
    await logOutOther();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('This device');
    await expect(page.getByRole('list', { name: 'Sessions' })).toBeFocused();
    await elsewhere.reload();
    await expect(elsewhere).toHaveURL('/auth/login');
    await logIn(elsewhere, email);
    await expect(elsewhere).toHaveURL('/user/account');
    await page.reload();
    await expect(rows).toHaveCount(2);
    await logOut(elsewhere);
    // It has ended by itself, which is what was asked for.
    await logOutOther();
    await expect(rows).toHaveCount(1);
    await elsewhere.context().close();
  });

  test('is deleted with the password, for good', { tag: '@release' }, async ({ page }) => {
    const email = await signUp(page);
    await page.getByText('Delete my account').first().click();
    const form = page.locator('#delete-account');
    await form.getByRole('button').last().click();
    await expect(form.getByText('Enter your current password.')).toBeVisible();
    await form.getByLabel('Current password', { exact: true }).fill(PASSWORD);
    await form.getByRole('button', { name: 'Delete my account for good' }).click();
    await expect(page).toHaveURL('/auth/account-deleted');
    await expect(page.getByRole('heading', { name: 'Account deleted' })).toBeFocused();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await open(page, '/auth/login');
    await logIn(page, email);
    await expect(page.getByText('User not found. Please check your email.')).toBeVisible();
  });
});
