import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { expectAccessibleAtRelease } from './accessibility.ts';
import { logOut, PASSWORD, signUp } from './account-page.ts';
import { open } from './open-page.ts';

interface Authenticator {
  readonly session: CDPSession;
  readonly id: string;
}

const sessions: CDPSession[] = [];
// The next test has the same browser, which takes one such device.
test.afterEach(async () => {
  for (const session of sessions.splice(0)) await session.send('WebAuthn.disable');
});

/** A device that makes and uses passkeys by itself, as Chromium has it for tests. */
async function addAuthenticator(page: Page): Promise<Authenticator> {
  const session = await page.context().newCDPSession(page);
  sessions.push(session);
  // The dialog of the browser would wait for a person: the device answers in its place.
  await session.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId: id } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, id };
}

/** As a person who canceled, or whose finger was not known. */
async function setVerified({ session, id }: Authenticator, isUserVerified: boolean): Promise<void> {
  await session.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified });
}

/** Nothing is filled in before a test wants it. */
async function setPresence({ session, id }: Authenticator, enabled: boolean): Promise<void> {
  await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId: id, enabled });
}

const list = (page: Page) => page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
const usePasskey = (page: Page) => page.getByRole('button', { name: 'Use a passkey' });
const account = (page: Page) => page.getByRole('button', { name: 'Account', exact: true });

async function addPasskey(page: Page, name: string, password = PASSWORD): Promise<void> {
  await page.getByText('Add a passkey').first().click();
  const form = page.locator('#add-passkey');
  await form.getByLabel('Name (optional)').fill(name);
  await form.getByLabel('Current password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Add a passkey' }).click();
}

test.describe('passkeys', () => {
  test(
    'one is added with the password, logs in, is renamed and removed, and then logs nobody in',
    { tag: '@release' },
    async ({ page }) => {
      const device = await addAuthenticator(page);
      await signUp(page);
      await addPasskey(page, 'My phone', 'not the password');
      await expect(page.locator('#add-passkey').getByText('Invalid credentials')).toBeVisible();
      await page.locator('#add-passkey').getByLabel('Current password', { exact: true }).fill(PASSWORD);
      await page.locator('#add-passkey').getByRole('button', { name: 'Add a passkey' }).click();
      await expect(page.getByText('Passkey added. You can now log in with it.')).toBeFocused();
      await expect(list(page)).toHaveCount(1);
      await expect(list(page)).toContainText('My phone');
      await expectAccessibleAtRelease(page);

      await setPresence(device, false);
      await logOut(page);
      await open(page, '/auth/login');
      await expectAccessibleAtRelease(page);
      await setPresence(device, true);
      await usePasskey(page).click();
      await expect(account(page)).toBeVisible();

      await open(page, '/user/account');
      await page.getByRole('button', { name: 'Rename passkey My phone' }).click();
      await expect(page.getByLabel('Passkey name')).toBeFocused();
      await page.getByLabel('Passkey name').fill('Work laptop');
      await page.getByRole('button', { name: 'Save name' }).last().click();
      await expect(page.getByText('Passkey renamed.')).toBeFocused();
      await page.reload();
      await expect(list(page)).toContainText('Work laptop');
      await page.getByRole('button', { name: 'Remove passkey Work laptop', exact: true }).click();
      await page.getByRole('button', { name: 'Keep it' }).click();
      await expect(list(page)).toHaveCount(1);
      await page.getByRole('button', { name: 'Remove passkey Work laptop', exact: true }).click();
      await list(page).getByLabel('Current password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Remove it' }).click();
      await expect(page.getByText('Work laptop removed.')).toBeFocused();
      await expect(page.getByText('None yet')).toBeVisible();

      await setPresence(device, false);
      await logOut(page);
      await open(page, '/auth/login');
      await setPresence(device, true);
      await usePasskey(page).click();
      await expect(page.getByRole('alert')).toContainText('This passkey didn’t work.');
      await expect(account(page)).toBeHidden();
    },
  );

  test('one is filled in by the browser on the log-in page', { tag: '@release' }, async ({ page }) => {
    const device = await addAuthenticator(page);
    await signUp(page);
    await addPasskey(page, 'My phone');
    await expect(list(page)).toHaveCount(1);
    await setPresence(device, false);
    await logOut(page);
    await page.goto('/auth/login');
    await expect(usePasskey(page)).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn');
    await expect(account(page)).toBeHidden();
    // As if it were chosen in the list under the email: nothing is pressed.
    await setPresence(device, true);
    await page.goto('/auth/login');
    await expect(account(page)).toBeVisible();
  });

  test('that are canceled say so in words, and the password still logs in', { tag: '@release' }, async ({ page }) => {
    const device = await addAuthenticator(page);
    await signUp(page);
    await setVerified(device, false);
    await addPasskey(page, '');
    await expect(page.locator('#add-passkey').getByRole('alert')).toContainText('No passkey was added');
    await expect(page.getByText('None yet')).toBeVisible();
    await setVerified(device, true);
    await page.locator('#add-passkey').getByRole('button', { name: 'Add a passkey' }).click();
    await expect(list(page)).toHaveCount(1);
    await expect(list(page)).toContainText(/on Linux|Chrome/);

    await setVerified(device, false);
    await logOut(page);
    await open(page, '/auth/login');
    await usePasskey(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('No passkey was used');
    await expect(usePasskey(page)).toBeFocused();
    await expectAccessibleAtRelease(page);
    await setVerified(device, true);
    await usePasskey(page).click();
    await expect(account(page)).toBeVisible();
  });

  test('are not offered where the browser has none', { tag: '@release' }, async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
    await signUp(page);
    await expect(page.getByText('This browser doesn’t support passkeys.')).toBeVisible();
    await logOut(page);
    await open(page, '/auth/login');
    await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(usePasskey(page)).toBeHidden();
  });
});
