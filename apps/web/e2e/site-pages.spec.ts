import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { complaintsOf } from './builder-page.ts';
import { open } from './open-page.ts';
import { openBuilder } from './pay-stub-page.ts';

const pages = {
  '/': 'Pay stubs and invoices that add up.',
  '/privacy-policy': 'Privacy Policy',
  '/terms': 'Terms and Conditions',
  '/contact': 'Contact us',
  '/tax-rules': 'Tax rules, and how sure we are of each',
  '/verify': 'Check a document',
  // What it says where there are no plans; see checkout.spec.ts for the other.
  '/pricing': 'Everything is included',
};
const pagesNotBuilt = {
  '/faq': 'We don’t have an FAQ',
  '/blog': 'We don’t have a blog',
  '/no/such/page': 'Page not found',
};

test('every page comes whole and titled, with one heading, and nothing for the browser to complain of', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  for (const [path, heading] of Object.entries(pages)) {
    await test.step(path, async () => {
      const answer = await open(page, path);
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveTitle(/ · Paperwage$/);
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
      await expectAccessible(page);
    });
  }
  expect(complaints).toEqual([]);
});

test('pages that are not built say so with status 404', async ({ page }) => {
  for (const [path, heading] of Object.entries(pagesNotBuilt)) {
    await test.step(path, async () => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
    });
  }
});

test('the agreements open what they name beside the work', async ({ page, context }) => {
  await openBuilder(page, 'finish');
  for (const [name, path] of [
    ['Privacy Policy', '/privacy-policy'],
    ['Terms and Conditions', '/terms'],
  ] as const) {
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('main').getByRole('link', { name }).click(),
    ]);
    await expect(opened).toHaveURL(path);
    await expect(opened.getByRole('heading', { level: 1 })).toHaveText(name);
  }
});
