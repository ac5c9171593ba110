import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { BuiltSite } from './built-site.ts';

/** Pages of a site of its own, in a browser that may keep it. */
export const test = base.extend<{ site: BuiltSite }>({
  site: async ({}, provide, { testId }) => {
    const site = await BuiltSite.open(`offline-${testId.slice(-8)}`);
    await provide(site);
    await site.stop();
  },
  context: async ({ browser, site }, provide) => {
    const context = await browser.newContext({
      baseURL: site.url,
      serviceWorkers: 'allow',
      viewport: { width: 1440, height: 900 },
    });
    await provide(context);
    await context.close();
  },
});

/** Notifies pages that there is no connection: the browser does not notify those opened offline. */
export async function tellOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  await context.setOffline(true);
}

/** Waits until the browser keeps the site. */
export async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated') await new Promise((done) => setTimeout(done, 50));
  });
}

/** Everything that the browser keeps for use without a connection: addresses, and what is there as text. */
export async function keptFiles(page: Page): Promise<ReadonlyMap<string, string>> {
  const kept = await page.evaluate(async () => {
    const found: [string, string][] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname, search } = new URL(request.url);
        found.push([pathname + search, await (await cache.match(request))!.text()]);
      }
    }
    return found;
  });
  return new Map(kept);
}

/** Names of the files that change with their content which the page has asked for since it was opened. */
export async function assetsAsked(page: Page): Promise<readonly string[]> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return names.flatMap((name) => /\/assets\/([^?]+)$/.exec(name)?.[1] ?? []);
}
