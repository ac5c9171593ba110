import { expect, test, type Page } from '@playwright/test';
import { z } from 'zod';
import { expectAccessibleAtRelease } from './accessibility.ts';
import { logOut, mailTo, PASSWORD, signUp } from './account-page.ts';
import { codeOf, setUpAuthenticator } from './authenticator.ts';
import { expectToFit, open } from './open-page.ts';
import { addNumber, askForCode, beginNumber, codeSentTo, newNumber, textsTo, wrongFor } from './phone-page.ts';

const account = (page: Page) => page.getByRole('button', { name: 'Account', exact: true });
const logInButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Log in' });
const NOT_THE_CODE = 'This isn’t the code in our last text message.';

test.describe('codes to a phone', () => {
  test(
    'are proof of a number that is added with the password, shown by its end, told by mail and removed',
    { tag: '@release' },
    async ({ page }) => {
      const number = newNumber();
      const email = await signUp(page);
      await page.getByText('Add a phone number').click();
      const form = page.locator('#add-phone');
      await form.getByLabel('Phone number').fill('+44 20 7946 0958');
      await form.getByLabel('Current password', { exact: true }).fill('not the password');
      await form.getByRole('button', { name: 'Text me a code' }).click();
      await expect(form.getByText(/must be a 10-digit US number/)).toBeVisible();
      await expect(form.getByLabel('Phone number')).toBeFocused();
      await form.getByLabel('Phone number').fill(number.written);
      await form.getByRole('button', { name: 'Text me a code' }).click();
      await expect(form.getByText('Invalid credentials')).toBeVisible();
      await form.getByLabel('Current password', { exact: true }).fill(PASSWORD);
      await form.getByRole('button', { name: 'Text me a code' }).click();
      const code = page.locator('#confirm-phone').getByLabel('Code');
      await expect(code).toBeFocused();
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
      await expectAccessibleAtRelease(page);
      const sent = await codeSentTo(number.e164, 1);
      await code.fill(wrongFor(sent));
      await page.getByRole('button', { name: 'Add number' }).click();
      await expect(page.getByText(NOT_THE_CODE)).toBeVisible();
      await expect(code).toBeFocused();
      await code.fill(sent);
      await page.getByRole('button', { name: 'Add number' }).click();
      await expect(page.getByText('Phone number added. You can now log in with a code.')).toBeFocused();
      await expect(page.getByText(number.masked)).toBeVisible();
      await expectAccessibleAtRelease(page);
      await mailTo(email, 'A new way to log in was added to your account');

      await page.getByRole('button', { name: 'Remove phone number' }).click();
      await page.getByRole('button', { name: 'Keep it' }).click();
      await expect(page.getByRole('button', { name: 'Remove phone number' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('#remove-phone').getByLabel('Current password', { exact: true })).toBeFocused();
      await page.keyboard.type(PASSWORD);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Phone number removed.')).toBeFocused();
      await expect(page.getByText('No number yet')).toBeVisible();
      await page.reload();
      await expect(page.getByText('Add a phone number')).toBeVisible();
      await expect(page.getByText(number.masked)).toBeHidden();
    },
  );

  test('log in by keyboard, on a narrow screen, after a wrong one', { tag: '@release' }, async ({ page }) => {
    const number = newNumber();
    await signUp(page);
    await addNumber(page, number);
    await logOut(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/auth/login');
    await page.getByRole('link', { name: 'Text me a code' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Log in by phone' })).toBeFocused();
    await expect(page.getByText('log in another way and add it')).toBeVisible();
    await expectAccessibleAtRelease(page);
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Phone number')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enter your phone number.')).toBeVisible();
    await page.keyboard.type(number.e164);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Code')).toBeFocused();
    await expect(page.getByText(`If ${number.e164} belongs to an account`)).toBeVisible();
    await expectAccessibleAtRelease(page);
    const sent = await codeSentTo(number.e164, 2);
    await page.keyboard.type(wrongFor(sent));
    await page.keyboard.press('Enter');
    await expect(page.getByText(NOT_THE_CODE)).toBeVisible();
    await expect(page.getByLabel('Code')).toBeFocused();
    await expectAccessibleAtRelease(page);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(sent);
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/\/auth\//);
    await open(page, '/user/account');
    await expect(page.getByText(number.masked)).toBeVisible();
  });

  test('do not stand in for the authenticator app', { tag: '@release' }, async ({ page }) => {
    const number = newNumber();
    await signUp(page);
    await addNumber(page, number);
    const { secret } = await setUpAuthenticator(page);
    await logOut(page);
    await open(page, '/auth/phone-code');
    const sent = await askForCode(page, number);
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(kept).toContain('paperwage.phone-ticket');
    for (const secret of [sent, number.e164, number.written]) expect(kept).not.toContain(secret);
    await page.reload();
    await expect(page.getByText(`the number ending in ${number.e164.slice(-2)}`)).toBeVisible();
    await page.getByLabel('Code').fill(sent);
    await logInButton(page).click();
    const appCode = page.getByLabel('Code from your authenticator app');
    await expect(appCode).toBeFocused();
    await expectAccessibleAtRelease(page);
    await appCode.fill('000000');
    await logInButton(page).click();
    await expect(page.getByText('This code is wrong or was already used.')).toBeVisible();
    await appCode.fill(codeOf(secret, 1));
    await logInButton(page).click();
    await expect(account(page)).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('paperwage.phone-ticket'))).toBeNull();
  });

  test('are sent again after half a minute, and the newest counts', { tag: '@release' }, async ({ page }) => {
    const number = newNumber();
    await signUp(page);
    await addNumber(page, number);
    await logOut(page);
    await open(page, '/auth/phone-code');
    await page.clock.install();
    const first = await askForCode(page, number);
    const again = page.getByRole('button', { name: 'Send again' });
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText(/You can send it again in \d+ seconds\./)).toBeVisible();
    // What is not ready may be pressed, and does nothing.
    await again.click({ force: true });
    await page.clock.fastForward(31_000);
    await expect(again).not.toHaveAttribute('aria-disabled', 'true');
    expect(textsTo(number.e164)).toHaveLength(2);
    await again.click();
    await expect(page.getByText('Sent again. Use the code in the newest message.')).toBeVisible();
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    const second = await codeSentTo(number.e164, 3);
    if (first !== second) {
      await page.getByLabel('Code').fill(first);
      await logInButton(page).click();
      await expect(page.getByText(NOT_THE_CODE)).toBeVisible();
    }
    await page.getByLabel('Code').fill(second);
    await logInButton(page).click();
    await expect(account(page)).toBeVisible();
    expect(textsTo(number.e164)).toHaveLength(3);
  });

  test(
    'say the same of a number that is in no account, to which none is sent',
    { tag: '@release' },
    async ({ page }) => {
      const number = newNumber();
      await open(page, '/auth/phone-code');
      await page.getByLabel('Phone number').fill(number.written);
      await page.getByRole('button', { name: 'Text me a code' }).click();
      await expect(page.getByText(`If ${number.written} belongs to an account`)).toBeVisible();
      for (let tries = 0; tries < 5; tries += 1) {
        await page.getByLabel('Code').fill(`12345${tries}`);
        await logInButton(page).click();
        await expect(page.getByText(NOT_THE_CODE)).toBeVisible();
      }
      await logInButton(page).click();
      await expect(page.getByRole('alert')).toContainText('Get a new code.');
      await expectAccessibleAtRelease(page);
      expect(textsTo(number.e164)).toEqual([]);
      await page.getByRole('button', { name: 'Use another number' }).click();
      await expect(page.getByRole('heading', { name: 'Log in by phone' })).toBeFocused();
      await expect(page.getByLabel('Phone number')).toHaveValue(number.written);
    },
  );

  test('are not offered where the site sends none', { tag: '@release' }, async ({ page }) => {
    await page.route('/api/identity/options', async (route) => {
      const answer = await route.fetch();
      const body = z.looseObject({ data: z.looseObject({}) }).parse(await answer.json());
      await route.fulfill({ json: { ...body, data: { ...body.data, phone: false } } });
    });
    await open(page, '/auth/login');
    await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Text me a code' })).toBeHidden();
    await open(page, '/auth/phone-code');
    await expect(page.getByText('We don’t text codes on this site.')).toBeVisible();
    await expectAccessibleAtRelease(page);
    await signUp(page);
    await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Phone', exact: true })).toBeHidden();
  });

  test('fit, light and dark', { tag: '@release' }, async ({ page }) => {
    const number = newNumber();
    await signUp(page);
    await page.getByText('Add a phone number').click();
    await look(page, 'account-ask');
    await beginNumber(page, number);
    await look(page, 'account-enter');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.locator('#add-phone').getByLabel('Phone number')).toBeFocused();
    await addNumber(page, number);
    await look(page, 'account-added');
    await logOut(page);
    await open(page, '/auth/login');
    await expect(page.getByRole('link', { name: 'Text me a code' })).toBeVisible();
    await look(page, 'login');
    await open(page, '/auth/phone-code');
    await look(page, 'ask');
    const sent = await askForCode(page, number);
    await page.getByLabel('Code').fill(wrongFor(sent));
    await logInButton(page).click();
    await expect(page.getByText(NOT_THE_CODE)).toBeVisible();
    await look(page, 'enter');
  });
});

/** Nothing is wider than the page, and axe finds nothing; `E2E_PICTURES` says where pictures of it go. */
async function look(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectToFit(page, `${name} at ${width} px`);
      if (process.env.E2E_PICTURES) {
        const path = `${process.env.E2E_PICTURES}/phone-${name}-${width}-${colorScheme}.png`;
        await page.screenshot({ path, fullPage: true });
      }
    }
  }
  await expectAccessibleAtRelease(page);
}
