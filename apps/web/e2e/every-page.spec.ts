import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expectToFit, open } from './open-page.ts';

const plainPages = ['/', '/privacy-policy', '/terms', '/contact', '/tax-rules', '/pricing', '/no-such-page'];
/** The narrowest phone and the widths at which the layout may change; each is tried with the pixel before it. */
const breakpoints = [320, 375, 576, 768, 1024, 1440, 1920];

/** Everything the browser complains about, except that a page which is not there answered 404. */
function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) found.push(message.text());
  });
  return found;
}

test.describe('every page', () => {
  for (const path of plainPages) {
    test(`${path} is accessible, light and dark, and fits every width`, async ({ page }) => {
      const found = complaints(page);
      await open(page, path);
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
      for (const width of breakpoints.flatMap((width) => [width - 1, width])) {
        await page.setViewportSize({ width, height: 900 });
        await expectToFit(page, `at ${width} px`);
      }
      await page.setViewportSize({ width: 360, height: 800 });
      await expectAccessible(page);
      expect(found).toEqual([]);
    });
  }

  test('fits a phone at the largest text size', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.addInitScript(() => localStorage.setItem('paperwage.display-settings', '{"data-text-size":"largest"}'));
    for (const path of plainPages) {
      await open(page, path);
      await expectToFit(page, path);
    }
  });

  test('has a header, one main part with one heading, and a footer', async ({ page }) => {
    for (const path of plainPages) {
      await open(page, path);
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
    }
  });
});
