import { expect, type Page } from '@playwright/test';

let count = 0;

/** Signs up somebody new, who is then logged in. */
export async function signUp(page: Page): Promise<{ readonly email: string; readonly password: string }> {
  count += 1;
  const email = `person-${Date.now()}-${count}@example.com`;
  const password = 'heron quartz 47 lantern';
  await page.goto('/auth/sign-up');
  await page.getByLabel('E-mail', { exact: false }).first().fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  await expect(page).not.toHaveURL(/\/auth\//, { timeout: 20_000 });
  return { email, password };
}

/** Logs in on another device. */
export async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('E-mail', { exact: false }).first().fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).not.toHaveURL(/\/auth\//, { timeout: 20_000 });
}

/** Waits until the work is in the account. */
export async function waitUntilInAccount(page: Page): Promise<void> {
  await expect(page.locator('[data-account="saved"]')).toBeVisible({ timeout: 20_000 });
}
