import { expect, test } from '@playwright/test';
import { timersRun } from './builder-page.ts';
import { weighScripts } from './script-weight.ts';

/** Nothing on a page says that it fetches no more. The real clock, since what it fetches comes over the real network. */
const SETTLED_MS = 2_500;
/** JavaScript of a first visit, gzip, with what counts the visit, which is fetched once the page has settled. The steps of a builder come with the first press. */
const limits = {
  '/': 95,
  '/verify': 95,
  '/pricing': 95,
  '/faq': 95,
  '/blog': 95,
  '/blog/how-federal-income-tax-is-calculated': 95,
  '/for-landlords': 95,
  '/paycheck-calculator/texas': 95,
  '/make-your-paystub': 190,
  '/invoice-generator': 190,
  '/make-your-w2': 190,
  '/make-your-1099': 190,
} as const;

/** The heaviest; the home page has a test of its own. */
const usual = '/make-your-paystub';

for (const [path, limit] of Object.entries(limits)) {
  const tag = path === usual ? [] : ['@release'];
  test(`${path} loads at most ${limit} KB of JavaScript`, { tag }, async ({ page }) => {
    const weight = weighScripts(page);
    const counting = page.waitForResponse(/\/assets\/after-start-[^/]*\.js$/);
    await page.goto(path, { waitUntil: 'networkidle' });
    await counting;
    await timersRun(page, SETTLED_MS);
    expect(await weight()).toBeLessThanOrEqual(limit);
  });
}
