import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { open } from './open-page.ts';

test.describe('header', () => {
  test('opens the documents with the keyboard and closes them with Escape, focus going back', async ({ page }) => {
    await open(page, '/');
    const button = page.getByRole('button', { name: 'Documents' });
    const invoice = page.getByRole('banner').getByRole('link', { name: 'Invoice' });
    await expect(invoice).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(invoice).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(invoice).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('closes the documents on a click elsewhere and when the focus moves on', async ({ page }) => {
    await open(page, '/');
    const button = page.getByRole('button', { name: 'Documents' });
    await button.click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).focus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('lies behind the dots at 768 px and less', async ({ page }) => {
    await open(page, '/');
    const dots = page.getByRole('button', { name: 'Menu' });
    await page.setViewportSize({ width: 769, height: 900 });
    await expect(dots).toBeHidden();
    await page.setViewportSize({ width: 768, height: 900 });
    const links = page.getByRole('banner').getByRole('link');
    await expect(links).toHaveText(['Paperwage']);
    await dots.click();
    const all = ['Paperwage', 'Home', 'Pay stub', 'Invoice', 'W-2 form', '1099', 'Pricing', 'FAQ', 'Blog', 'Log in'];
    await expect(links).toHaveText(all);
    await expectAccessible(page);
    for (const link of await links.all())
      await expect.poll(async () => (await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Escape');
    await expect(dots).toHaveAttribute('aria-expanded', 'false');
    await expect(dots).toBeFocused();
  });

  test('is compact above a builder, with the documents as tabs', async ({ page }) => {
    await open(page, '/make-your-paystub');
    const tabs = page.getByRole('navigation', { name: 'Documents' }).first().getByRole('link');
    await expect(tabs).toHaveText(['Pay stub', 'Invoice', 'W-2', '1099']);
    await expect(tabs.first()).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  });
});

test.describe('footer', () => {
  test('lists what the site has, who runs it and the year', async ({ page }) => {
    await open(page, '/');
    const footer = page.getByRole('contentinfo');
    const names = [
      'Contact us',
      'Pay stub',
      'Invoice',
      'W-2 form',
      '1099',
      'Home',
      'Pricing',
      'FAQ',
      'Blog',
      'Tax rules',
    ];
    for (const name of [...names, 'Privacy Policy', 'Terms and Conditions']) {
      await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  });

  test('shows what the server is configured with', async ({ page }) => {
    const told = {
      companyName: 'Firm & Co',
      phone: '(555) 555-0199',
      address: '1 Way, Reno, NV',
      email: 'a@b.example',
    };
    await page.route('/site-config.json', (route) => route.fulfill({ json: told }));
    await open(page, '/contact');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('Firm & Co');
    await expect(footer).toContainText('1 Way, Reno, NV');
    await expect(footer.getByRole('link', { name: '(555) 555-0199' })).toHaveAttribute('href', 'tel:5555550199');
    await expect(page.getByRole('main').getByRole('link', { name: 'a@b.example' })).toBeVisible();
  });
});

test.describe('display settings', () => {
  test('change the page at once and hold after a reload, before any code has come', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Display settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Display settings' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    for (const choice of ['150%', 'More', 'None', 'Always underlined'])
      await dialog.getByRole('radio', { name: choice }).check();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const root = page.locator('html');
    const applied = {
      'data-text-size': 'largest',
      'data-contrast': 'more',
      'data-motion': 'none',
      'data-links': 'underlined',
    };
    for (const [name, value] of Object.entries(applied)) await expect(root).toHaveAttribute(name, value);
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.reload();
    for (const [name, value] of Object.entries(applied)) await expect(root).toHaveAttribute(name, value);
    await expect(root).toHaveCSS('font-size', '24px');
    await page.unroute(/\/assets\/.*\.js$/);
    await open(page, '/');
    await page.getByRole('button', { name: 'Display settings' }).click();
    await dialog.getByRole('button', { name: 'Use standard settings' }).click();
    for (const name of Object.keys(applied)) await expect(root).not.toHaveAttribute(name, /.*/);
  });
});
