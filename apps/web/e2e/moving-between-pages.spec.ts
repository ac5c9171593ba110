import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { open } from './open-page.ts';

test.describe('moving between pages', () => {
  test('skips to the content, and changes title, heading focus and announcement without a new document', async ({
    page,
  }) => {
    await open(page, '/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#/);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle('Privacy Policy · Paperwage');
    await expect(page.getByRole('status')).toHaveText('Privacy Policy · Paperwage');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay stubs that show their work.');
    await expect(page.getByRole('img', { name: /Sample pay stub/ })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test(
    'comes back to where a page was left, also by a new document, and begins every other page at its top',
    { tag: '@release' },
    async ({ page }) => {
      const scrolled = () => page.evaluate(() => scrollY);
      const notes = page.getByRole('textbox', { name: 'Notes (optional)' });
      await open(page, '/terms');
      // Well above the end, which is elsewhere when the typeface comes late, and without bringing the link into sight.
      await page.evaluate(() => window.scrollTo(0, 500));
      const inTerms = await scrolled();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Invoice' }).dispatchEvent('click');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect.poll(scrolled).toBe(0);
      await notes.scrollIntoViewIfNeeded();
      const inBuilder = await scrolled();
      expect(inBuilder).toBeGreaterThan(300);
      await page.goBack();
      await expect(page).toHaveTitle('Terms and Conditions \u00b7 Paperwage');
      await expect.poll(async () => Math.abs((await scrolled()) - inTerms)).toBeLessThanOrEqual(3);
      await page.goForward();
      await expect(notes).toBeInViewport();
      await expect.poll(async () => Math.abs((await scrolled()) - inBuilder)).toBeLessThanOrEqual(3);
      await page.reload();
      await expect(notes).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveTitle('Terms and Conditions \u00b7 Paperwage');
      await expect.poll(async () => Math.abs((await scrolled()) - inTerms)).toBeLessThanOrEqual(3);
    },
  );

  test(
    'keeps the step that is shown, and shows a progress bar, while the next page is on its way',
    { tag: '@release' },
    async ({ page }) => {
      await open(page, '/make-your-paystub?step=company');
      const heading = page.getByRole('heading', { level: 1 });
      await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible();
      const before = await heading.textContent();
      const release = await goToHeldTerms(page);
      await expect(heading).toHaveText(before ?? '');
      release();
      await expect(heading).toHaveText('Terms and Conditions');
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await page.goBack();
      await expect(heading).toHaveText(before ?? '');
    },
  );
});

test('a page whose code was rebuilt meanwhile comes with a new document', { tag: '@release' }, async ({ page }) => {
  let asked = 0;
  // The route stays: with `times` it would end while the new document is on its way.
  await page.route(/invoice-builder-page-.*\.js$/, (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 404 }) : route.continue();
  });
  await open(page, '/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Invoice' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make an invoice');
  await expect(page.getByRole('textbox', { name: 'Notes (optional)' })).toBeVisible();
});

test(
  'a page whose code does not come says so, and comes once there is a connection again',
  { tag: '@release' },
  async ({ page, context }) => {
    await open(page, '/contact');
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Invoice' }).press('Enter');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('This page didn’t load');
    await expect(heading).toBeFocused();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Home' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading).toHaveText('This page didn’t load');
    await context.setOffline(false);
    await expect(heading).toHaveText('Make an invoice');
  },
);

test('a form whose code does not come says so, and comes with another try', async ({ page }) => {
  const code = /login-page-.*\.js$/;
  await page.route(code, (route) => route.fulfill({ status: 503 }));
  await page.goto('/auth/login');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('This page didn’t load');
  await page.unroute(code);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading).toHaveText('Log in');
  await expect(page.getByLabel('Email', { exact: true })).toBeEditable();
});

test('a page that cannot be drawn gives way to the fallback screen, and is reported', async ({ page }) => {
  const report = page.waitForRequest('/api/errors');
  await page.route(/terms-page-.*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function TermsPage() { throw new Error("Cannot draw 123-45-6789 of dana@example.com"); }',
    }),
  );
  await open(page, '/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and Conditions' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oh no!');
  await expect(page.getByRole('main')).toContainText('Something went wrong');
  await expect(page.getByRole('main')).toContainText('Our development team is already fixing this problem.');
  await expectAccessible(page);
  expect((await report).postDataJSON()).toMatchObject({
    name: 'Error',
    message: 'Cannot draw … of …',
    page: '/terms',
    frames: expect.arrayContaining([expect.stringMatching(/^TermsPage \(assets\/terms-page-/)]) as string[],
  });
  await page.getByRole('main').getByRole('link', { name: 'Go to home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay stubs that show their work.');
});

/** Follows the link to the terms, whose code stays on its way until what is returned is called. */
async function goToHeldTerms(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/terms-page-.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and Conditions' }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  return release;
}
