import { expect, test } from '@playwright/test';
import { expectAccessible, expectAccessibleAtRelease } from './accessibility.ts';
import { complaintsOf } from './builder-page.ts';
import { open } from './open-page.ts';
import { openBuilder } from './pay-stub-page.ts';

const pages: Readonly<Record<string, string>> = {
  '/': 'Pay stubs that show their work.',
  '/privacy-policy': 'Privacy Policy',
  '/terms': 'Terms and Conditions',
  '/contact': 'Contact us',
  '/tax-rules': 'Tax rules, and how sure we are of each',
  '/verify': 'Check a document',
  // What it says where there are no plans; see checkout.spec.ts for the other.
  '/pricing': 'Everything is included',
  '/faq': 'Questions and answers',
  '/blog': 'Pay, explained.',
  '/blog/how-federal-income-tax-is-calculated': 'How federal income tax is calculated on a paycheck',
  '/for-landlords': 'For landlords and lenders',
};
/** Those that are laid out as no other is, or fetch what no other does; the crawler reads all of them. */
const usual = ['/', '/tax-rules', '/verify', '/pricing', '/blog/how-federal-income-tax-is-calculated'];

test('every page comes whole and titled, with one heading, and nothing for the browser to complain of', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  for (const [path, heading] of Object.entries(pages)) {
    if (!process.env.TEST_ALL && !usual.includes(path)) continue;
    await test.step(path, async () => {
      const answer = await open(page, path);
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveTitle(/ · Paperwage$/);
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
      await expectAccessibleAtRelease(page);
    });
  }
  expect(complaints).toEqual([]);
});

test('what is typed before the code of a page has come counts once it has', async ({ page }) => {
  let comes: () => void = () => undefined;
  const coming = new Promise<void>((resolve) => (comes = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto('/faq', { waitUntil: 'domcontentloaded' });
  const search = page.getByRole('search');
  await search.getByRole('textbox').fill('overtime');
  comes();
  await expect(search.getByRole('status')).toHaveText(/^\d+ of \d+$/);
  await expect(search.getByRole('textbox')).toHaveValue('overtime');
});

test('the reference of the API passes axe, its calls open, light and dark', { tag: '@release' }, async ({ page }) => {
  await page.goto('/docs/api');
  for (const call of ['/api/salary-calculate', '/api/documents/generate-pdf', '/api/sign-in']) {
    await page.getByText(call, { exact: true }).first().click();
  }
  await expect(page.getByRole('heading', { name: 'Calculate the taxes on one payment' })).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessibleAtRelease(page);
});

test('a page that is not there says so with status 404', async ({ page }) => {
  for (const path of ['/no/such/page', '/blog/no-such-article']) {
    await test.step(path, async () => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
    });
  }
});

test(
  'an article is a document of its own, and fetches the tax engine once its fields are used',
  { tag: '@release' },
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await open(page, '/pricing');
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await page.getByRole('link', { name: 'How federal income tax is calculated on a paycheck' }).click();
    const result = page.getByRole('main').getByText('Federal income tax:');
    await expect(result).toContainText('197.17 of each 2,400.00');
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((url) => /article|federal-tax/.test(url))).toEqual([]);
    await page.getByLabel('Pay each time').fill('1920');
    await page.getByLabel('How often').selectOption('Every two weeks');
    await expect(result).toContainText('146.55 of each 1,920.00');
    // Without a new document to another page, and back.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and Conditions' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and Conditions');
    await page.reload();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'How federal income tax is calculated on a paycheck',
    );
  },
);

test('the articles have a feed, with whole addresses', async ({ request, baseURL }) => {
  const answer = await request.get('/blog/feed.xml');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toContain('xml');
  const feed = await answer.text();
  expect(feed.match(/<entry>/g)!.length).toBeGreaterThanOrEqual(10);
  for (const [, href] of feed.matchAll(/ href="([^"]*)"/g)) expect(href).toMatch(new RegExp(`^${baseURL}/`));
});

test('the agreements open what they name beside the work', { tag: '@release' }, async ({ page, context }) => {
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
