import { expect, test } from '@playwright/test';

test.use({ viewport: { width: 360, height: 780 } });

test(
  'a press before the code of the page has come is answered when it comes',
  { tag: '@release' },
  async ({ page }) => {
    let isAsked = false;
    let letGo: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/\/assets\/pay-stub-builder-page[^/]*\.js$/, async (route) => {
      isAsked = true;
      await released;
      await route.continue();
    });
    await page.goto('/make-your-paystub', { waitUntil: 'commit' });
    await expect.poll(() => isAsked).toBe(true);
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    letGo();
    await expect(page.getByRole('list', { name: 'Documents' }).getByRole('link')).toHaveCount(4);
  },
);

test('a form that is sent before the code of the page has come is sent when it comes', async ({ page }) => {
  let isAsked = false;
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/login-page[^/]*\.js$/, async (route) => {
    isAsked = true;
    await released;
    await route.continue();
  });
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await expect.poll(() => isAsked).toBe(true);
  await page.getByRole('textbox', { name: 'Email' }).fill('early@example.com');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  letGo();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('early@example.com');
});
