import { expect, test } from '@playwright/test';
import { open } from './open-page.ts';

test.describe('pages that are not built', () => {
  const named = {
    '/pricing': 'A price list is not part of this version',
    '/faq': 'Questions and answers are not part of this version',
    '/blog': 'A blog is not part of this version',
    '/checkout': 'Payment is not part of this version',
    '/verify/7KQ4': 'Verifying documents is not part of this version',
    '/no/such/page': 'There is no page at this address',
  };
  for (const [path, heading] of Object.entries(named)) {
    test(`${path} says so with status 404 and leads on`, async ({ page }) => {
      const answer = await open(page, path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await page.getByRole('main').getByRole('link', { name: 'Make a pay stub' }).click();
      await expect(page).toHaveURL('/make-your-paystub');
    });
  }
});
