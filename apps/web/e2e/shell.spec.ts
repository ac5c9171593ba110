import { expect, test } from '@playwright/test';
import { open } from './open-page.ts';

test('display settings hold after a reload, before any code has come', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Display settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Display settings' });
  for (const choice of ['150%', 'More', 'None', 'Always underlined'])
    await dialog.getByRole('radio', { name: choice }).check();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.reload();
  const root = page.locator('html');
  const applied = {
    'data-text-size': 'largest',
    'data-contrast': 'more',
    'data-motion': 'none',
    'data-links': 'underlined',
  };
  for (const [name, value] of Object.entries(applied)) await expect(root).toHaveAttribute(name, value);
  await expect(root).toHaveCSS('font-size', '24px');
});
