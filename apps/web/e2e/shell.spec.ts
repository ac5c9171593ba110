import { expect, test, type Page } from '@playwright/test';
import { open } from './open-page.ts';

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test(
  'display settings hold on the next page and from the first frame after a reload, and paper stays white',
  { tag: '@release' },
  async ({ page, context }) => {
    await open(page, '/');
    const light = await background(page);
    const other = await context.newPage();
    await open(other, '/terms');

    await page.getByRole('button', { name: 'Display settings' }).click();
    const panel = page.getByRole('dialog', { name: 'Display settings' });
    for (const choice of ['125%', 'Dark']) await panel.getByRole('radio', { name: choice }).check();
    await panel.getByRole('switch', { name: 'Underline links' }).check();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    const dark = await background(page);
    expect(dark).not.toBe(light);
    // The page in the other tab follows.
    await expect(other.locator('html')).toHaveAttribute('data-colors', 'dark');
    expect(await background(other)).toBe(dark);

    await page.getByRole('main').getByRole('link', { name: 'Make a pay stub' }).first().click();
    await expect(page).toHaveURL(/make-your-paystub/);
    await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible();
    const code = /\/assets\/.*\.js$/;
    await page.route(code, (route) => route.abort());
    await page.reload({ waitUntil: 'domcontentloaded' });
    const root = page.locator('html');
    for (const [name, value] of Object.entries({ 'text-size': 'larger', colors: 'dark', links: 'underlined' }))
      await expect(root).toHaveAttribute(`data-${name}`, value);
    await expect(root).toHaveCSS('font-size', '20px');
    expect(await background(page)).toBe(dark);
    await expect(page.locator('meta[name="theme-color"][media="all"]')).toHaveAttribute('content', '#151a17');

    await page.unroute(code);
    await page.reload();
    const paper = page.getByRole('img', { name: /pay stub/i }).first();
    await expect(paper).toBeVisible();
    await expect(paper.locator('..')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.emulateMedia({ media: 'print' });
    await expect(root).toHaveCSS('color-scheme', 'light');
    expect(await background(page)).toBe('rgba(0, 0, 0, 0)');
  },
);
