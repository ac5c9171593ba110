import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';

const plainPages = ['/', '/privacy-policy', '/terms', '/contact', '/pricing', '/no-such-page'];
const widths = [360, 768, 1440, 1920];
/** The narrowest phone and the widths at which the layout may change; each is tried with the pixel before it. */
const breakpoints = [320, 375, 576, 768, 1024, 1440, 1920];
const allowedScriptBytes = 95_000;

/** Everything the browser complains about, except that a page which is not there answered 404. */
function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) found.push(message.text());
  });
  return found;
}

async function open(page: Page, path: string) {
  const answer = await page.goto(path);
  await page.waitForLoadState('networkidle');
  return answer;
}

const widerThanWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('every page', () => {
  for (const path of plainPages) {
    test(`${path} is accessible, light and dark, and fits every width`, async ({ page }) => {
      const found = complaints(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await open(page, path);
        await expectAccessible(page);
      }
      for (const width of breakpoints.flatMap((width) => [width - 1, width])) {
        await page.setViewportSize({ width, height: 900 });
        expect(await widerThanWindow(page), `at ${width} px`).toBeLessThanOrEqual(0);
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
      expect(await widerThanWindow(page), path).toBeLessThanOrEqual(0);
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

test.describe('home', () => {
  test('asks for at most 95 KB of JavaScript, compressed', async ({ page }) => {
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    await open(page, '/');
    expect(scripts.length).toBeGreaterThan(1);
    const bytes = (await Promise.all(scripts)).map((body) => gzipSync(body, { level: 9 }).length);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(allowedScriptBytes);
  });

  for (const width of widths) {
    test(`does not move while it loads at ${width} px, even when fonts and code come late`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.route(/\.woff2$|\/assets\/.*\.js$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 900));
        await route.continue();
      });
      await open(page, '/');
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
    });
  }

  test('shows the real sample pay stub, with the marked line and its explanation', async ({ page }) => {
    await open(page, '/');
    const sheet = page.getByRole('img', { name: /Pay stub of a fictional employee/ });
    await expect(sheet).toHaveCount(1);
    await expect(sheet).toContainText('Núria Nguyễn-Ortega');
    const amount = await sheet.locator('[data-region$=".deductions.fica"] text').nth(1).textContent();
    await expect(page.getByRole('complementary')).toContainText(`Why ${amount} for Social Security?`);
  });

  test('reads and leads on without JavaScript', async ({ browser, baseURL }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto(`${baseURL}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay papers that add up.');
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
    await page.context().close();
  });
});

test.describe('pages that are not built', () => {
  const named = {
    '/invoice-generator': 'Invoices are not part of this version',
    '/make-your-w2': 'W-2 forms are not part of this version',
    '/make-your-1099': '1099 forms are not part of this version',
    '/pricing': 'A price list is not part of this version',
    '/faq': 'Questions and answers are not part of this version',
    '/blog': 'A blog is not part of this version',
    '/auth/login': 'Accounts are not part of this version',
    '/user/account': 'Accounts are not part of this version',
    '/user/history/paystub': 'A history of documents is not part of this version',
    '/user/history/w2/17': 'A history of documents is not part of this version',
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
    for (const link of await links.all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
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
    const names = ['Contact us', 'Pay stub', 'Invoice', 'W-2 form', '1099', 'Home', 'Pricing', 'FAQ', 'Blog'];
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
    expect(await root.evaluate((html) => getComputedStyle(html).fontSize)).toBe('24px');
    await page.unroute(/\/assets\/.*\.js$/);
    await open(page, '/');
    await page.getByRole('button', { name: 'Display settings' }).click();
    await dialog.getByRole('button', { name: 'Use standard settings' }).click();
    for (const name of Object.keys(applied)) await expect(root).not.toHaveAttribute(name, /.*/);
  });
});

test.describe('moving between pages', () => {
  test('changes title, heading focus and announcement without a new document', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle('Privacy Policy · Paperwage');
    await expect(page.getByRole('status')).toHaveText('Privacy Policy · Paperwage');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay papers that add up.');
    await expect(page.getByRole('img', { name: /Pay stub of/ })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('draws the home page in full when it is reached from another page', async ({ page }) => {
    await open(page, '/terms');
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay papers that add up.');
    await expect(page.getByRole('img', { name: /Pay stub of/ })).toBeVisible();
  });

  test('remembers the page that was left, but none of signing in', async ({ page }) => {
    const previous = () => page.evaluate(() => sessionStorage.getItem('paperwage.previous-route'));
    await open(page, '/terms');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL('/contact');
    expect(await previous()).toBe('/terms');
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/auth/login');
    expect(await previous()).toBe('/contact');
    await page.getByRole('main').getByRole('link', { name: 'Go to home' }).click();
    await expect(page).toHaveURL('/');
    expect(await previous()).toBe('/contact');
  });

  test('shows a progress bar while the next page is on its way', async ({ page }) => {
    await open(page, '/contact');
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/terms-page-.*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and Conditions' }).click();
    await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and Conditions');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });

  test('skips to the content', async ({ page }) => {
    await open(page, '/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  });
});

test('a page that cannot be drawn gives way to the fallback screen', async ({ page }) => {
  await page.route(/pay-stub-builder-page-.*\.js$/, (route) => route.abort());
  await open(page, '/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pay stub' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oh no!');
  await expect(page.getByRole('main')).toContainText('Something went wrong');
  await expect(page.getByRole('main')).toContainText('Our development team is already fixing this problem.');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Go to home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay papers that add up.');
});
