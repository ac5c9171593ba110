import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { open } from './open-page.ts';
import { rememberSecrets } from './remember-secrets.ts';

/** Where the server under test leaves its mails; see playwright.config.ts. */
const OUTBOX = '.cache/e2e-data/outbox';
export const PASSWORD = 'nine lamps over the river';

/** An address that no run has used before, nor a test that runs beside. */
export function newEmail(): string {
  return `ana.${randomUUID()}@example.com`;
}

/** Makes an account and waits for its page, which is where it leads when no other was open before. */
export async function signUp(page: Page, email = newEmail()): Promise<string> {
  await makeAccount(page, email);
  await expect(page).toHaveURL('/user/account');
  await expect(page.getByRole('heading', { name: 'Sessions' })).toBeVisible();
  return email;
}

/** Makes an account, wherever that leads; gives its address. */
export async function makeAccount(page: Page, email = newEmail()): Promise<string> {
  await open(page, '/auth/sign-up');
  await page.getByLabel('First name').fill('Núria');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).not.toHaveURL(/\/auth\//);
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  await rememberSecrets(page);
  return email;
}

/** Logs in on the page that is open. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

/** Logs in on another device. */
export async function logInElsewhere(page: Page, email: string): Promise<void> {
  await open(page, '/auth/login');
  await logIn(page, email);
  await expect(page).not.toHaveURL(/\/auth\//);
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  await rememberSecrets(page);
}

/** Presses “Log out” in the menu of the header. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
}

/** The newest link to a page that was sent to an address, as path and secret. */
export async function linkSentTo(email: string, path: string): Promise<string> {
  const mail = await mailTo(email, path);
  return /https?:\/\/[^/\s]+(\/auth\/\S+#token=\S+)/.exec(mail)![1]!;
}

/** The newest mail to an address that says something. */
export async function mailTo(email: string, says: string): Promise<string> {
  let found: string | undefined;
  const look = () => (found = mailsTo(email).findLast((mail) => mail.includes(says)));
  await expect.poll(look, { message: `no mail that says ${says}`, timeout: 20_000 }).toBeDefined();
  return found!;
}

function mailsTo(email: string): readonly string[] {
  // The folder comes with the first mail.
  if (!existsSync(OUTBOX)) return [];
  return (
    readdirSync(OUTBOX)
      // What is still being written has another name, which is gone a moment later.
      .filter((name) => name.endsWith('.eml'))
      .toSorted()
      .map((name) =>
        readFileSync(`${OUTBOX}/${name}`, 'utf8')
          .replace(/=\r?\n/g, '')
          .replaceAll('=3D', '='),
      )
      .filter((mail) => mail.includes(`To: ${email}`))
  );
}

/** Waits until the work of a builder is in the account. */
export async function waitUntilInAccount(page: Page): Promise<void> {
  await expect(page.locator('[data-account="saved"]')).toBeVisible({ timeout: 20_000 });
}
