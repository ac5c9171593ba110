import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { z } from 'zod';

const batchSchema = z.object({
  visit: z.string(),
  events: z.array(z.object({ name: z.string(), detail: z.string() })),
});

/** How long a page collects events before sending. */
const BATCH_MS = 4_000;

/** The visit events this page sends from now on, such as `pageViewed /pricing`. */
function toldBy(page: Page): { readonly events: string[]; readonly visits: Set<string> } {
  const told = { events: [] as string[], visits: new Set<string>() };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/api/events') return;
    const { visit, events } = batchSchema.parse(request.postDataJSON());
    told.visits.add(visit);
    told.events.push(...events.map(({ name, detail }) => `${name} ${detail}`.trim()));
  });
  return told;
}

/** Waits until a page has sent something, skipping the seconds in which it waits for more. */
async function untilTold(page: Page, events: readonly string[], event: string): Promise<void> {
  const later = async () => {
    await page.clock.fastForward(BATCH_MS);
    return events;
  };
  await expect.poll(later).toContain(event);
}

async function cookiesOf(page: Page): Promise<Readonly<Record<string, string>>> {
  const cookies = await page.context().cookies();
  return Object.fromEntries(cookies.map(({ name, value }) => [name, decodeURIComponent(value)]));
}

/** Has the page come with this variant, or without any. */
async function withVariants(page: Page, path: string, variants: string | undefined): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    // What the server has set with it, the browser has too by now.
    await page.context().clearCookies();
    const headers = new Map(Object.entries(response.headers()));
    headers.delete('set-cookie');
    if (variants !== undefined) headers.set('set-cookie', `variants=${variants}; path=/`);
    await route.fulfill({ response, headers: Object.fromEntries(headers) });
  });
}

test.describe('where a visit came from', () => {
  test('is kept in cookies under the names of the address, and given to the count', async ({ page }) => {
    await page.goto('/?afid=partner&gclid=g1&utm_source=news%20letter&utm_campaign=fall&aic=7&other=x');
    expect(await cookiesOf(page)).toMatchObject({
      afid: 'partner',
      gclid: 'g1',
      utm_source: 'news letter',
      utm_campaign: 'fall',
      aic: '7',
    });
    expect(await cookiesOf(page)).not.toHaveProperty('other');
  });

  test('is seo after a search, unless the address says who sent it', { tag: '@release' }, async ({ page }) => {
    await page.goto('/', { referer: 'https://www.google.com/' });
    expect(await cookiesOf(page)).toMatchObject({ afid: 'seo' });
    await page.goto('/pricing?afid=partner', { referer: 'https://www.google.com/' });
    expect(await cookiesOf(page)).toMatchObject({ afid: 'partner' });
  });
});

test.describe('a visit', () => {
  test('is told page by page, with a document that is started, and by nothing else', async ({ page }) => {
    const told = toldBy(page);
    await page.clock.install();
    await page.goto('/');
    await untilTold(page, told.events, 'pageViewed /');
    await page.getByRole('link', { name: 'FAQ' }).first().click();
    await untilTold(page, told.events, 'pageViewed /faq');
    await page.goto('/invoice-generator');
    await untilTold(page, told.events, 'pageViewed /invoice-generator');
    await page.getByLabel('Client’s name or company').fill('Dana O’Brien, 123-45-6789');
    await untilTold(page, told.events, 'documentStarted invoice');
    expect(told.visits.size).toBe(1);
    expect(told.events.join('\n')).not.toMatch(/Dana|6789/);
  });

  test('with Global Privacy Control is not told, and leaves the name of a partner alone', async ({ browser }) => {
    const context = await browser.newContext({ extraHTTPHeaders: { 'sec-gpc': '1' } });
    const page = await context.newPage();
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    const told = toldBy(page);
    const counting = page.waitForResponse(/\/assets\/after-start-[^/]*\.js$/);
    await page.goto('/?utm_source=news&gclid=1&afid=partner');
    await counting;
    await page.getByRole('link', { name: 'FAQ' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('about:blank');
    expect(told.events).toEqual([]);
    expect(await cookiesOf(page)).toEqual({ afid: 'partner' });
    await context.close();
  });
});

test.describe('an experiment', () => {
  test('shows its variant from the first frame', { tag: '@release' }, async ({ page }) => {
    await withVariants(page, '/pricing', 'pricing.yearly~chatbot.on~paystub-builder.steps');
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      const look = () => {
        for (const price of document.querySelectorAll('section[aria-labelledby=pro] [class*=price]')) {
          if (getComputedStyle(price).visibility === 'visible') seen.add(price.textContent);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const told = toldBy(page);
    await page.goto('/pricing');
    await expect(page.getByRole('link', { name: /^Get Pro for \$96/ }).first()).toBeVisible();
    expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual([
      '$96.00 a year',
    ]);
    await expect.poll(() => told.events).toContain('variantSeen pricing.yearly');
  });

  test('leaves the chat out where its variant says so', { tag: '@release' }, async ({ page }) => {
    const help = page.getByRole('button', { name: 'Help', exact: true });
    await page.goto('/pricing');
    await expect(help).toBeVisible();
    const told = toldBy(page);
    await withVariants(page, '/pricing', 'pricing.monthly~chatbot.off~paystub-builder.steps');
    await page.goto('/pricing');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(help).toBeHidden();
    await expect.poll(() => told.events).toContain('variantSeen chatbot.off');
  });

  test('shows the control when no answer comes within 21 looks of 100 ms', { tag: '@release' }, async ({ page }) => {
    await withVariants(page, '/pricing', undefined);
    await page.route('/api/feature-flags', () => undefined);
    await page.clock.install();
    const asked = page.waitForRequest('/api/feature-flags');
    await page.goto('/pricing');
    await asked;
    const link = page.getByRole('link', { name: /^Get Pro for/ }).first();
    await page.clock.runFor(1_500);
    await expect(link).toBeHidden();
    await page.clock.runFor(1_000);
    await expect(link).toBeVisible();
    await expect(link).toHaveText(/\$12/);
  });

  test('lays the pay stub builder out on one page, which works to the end', { tag: '@release' }, async ({ page }) => {
    await withVariants(page, '/make-your-paystub', 'pricing.monthly~chatbot.on~paystub-builder.onePage');
    await page.goto('/make-your-paystub');
    for (const name of ['Employer', 'Employee', 'Earnings and taxes']) {
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    }
    await page.getByLabel('Company name').fill('Harbor Works');
    await page.getByLabel('Regular, rate').fill('25');
    await page.getByLabel('Regular, hours').fill('80');
    await expect(page.getByRole('button', { name: /^Regular, total 2,000\.00/ })).toBeVisible();
    await page.getByRole('link', { name: /^Finish/ }).click();
    await expect(page.getByRole('region', { name: 'Review', exact: true })).toContainText('Harbor Works');
  });
});
