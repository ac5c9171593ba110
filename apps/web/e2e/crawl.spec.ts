import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

/** What a search engine reads of a page. */
interface ReadPage {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly picture: string;
  readonly robots: string | undefined;
  readonly headings: number;
  readonly unnamedPictures: number;
  readonly ids: readonly string[];
  /** Inside the site. */
  readonly links: readonly string[];
  readonly structuredData: readonly string[];
}

test('a crawler finds each page described once, and no link that leads nowhere', async ({ page, request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!.replace(baseURL!, ''));
  expect(listed).toContain('/make-your-paystub');

  const pages = new Map(await forAll(listed, async (path) => [path, await read(page, request, path)] as const));
  for (const [path, found] of pages) {
    expect.soft(found.canonical, path).toBe(baseURL + path);
    expect.soft(found.robots, path).toBeUndefined();
    expect.soft(found.title, path).toMatch(/^.{3,} · Paperwage$/);
    expect.soft(found.description.length, `${path}: ${found.description}`).toBeGreaterThan(50);
    expect.soft(found.description.length, `${path}: ${found.description}`).toBeLessThan(175);
    expect.soft(found.headings, path).toBe(1);
    expect.soft(found.unnamedPictures, path).toBe(0);
    for (const data of found.structuredData) expect.soft(JSON.parse(data)['@context'], path).toBe('https://schema.org');
  }
  for (const part of ['title', 'description'] as const) {
    const said = [...pages.values()].map((found) => found[part]);
    expect
      .soft(
        said.filter((text, index) => said.indexOf(text) !== index),
        `the same ${part}`,
      )
      .toEqual([]);
  }

  const pictures = new Set([...pages.values()].map((found) => found.picture));
  await forAll([...pictures], async (picture) => {
    const answer = await request.get(picture);
    expect.soft([answer.status(), answer.headers()['content-type']], picture).toEqual([200, 'image/png']);
  });
  const links = new Map([...pages].flatMap(([from, found]) => found.links.map((link) => [link, from] as const)));
  const addressOf = (link: string) => link.split('#')[0]!.split('?')[0]!;
  const others = new Set([...links.keys()].map(addressOf).filter((address) => !pages.has(address)));
  const statuses = new Map(
    await forAll([...others], async (address) => [address, (await request.get(address)).status()] as const),
  );
  for (const [link, from] of links) {
    const address = addressOf(link);
    const id = link.split('#')[1];
    expect.soft(pages.has(address) ? 200 : statuses.get(address), `${link} on ${from}`).toBe(200);
    // What has an equals sign is handed over, and names no place on the page.
    if (id && !id.includes('=') && pages.has(address))
      expect.soft(pages.get(address)!.ids, `${link} on ${from}`).toContain(id);
  }
});

test('pages of one person are not to be listed', async ({ page, request }) => {
  for (const path of [
    '/user/account',
    '/user/history/paystub',
    '/auth/login',
    '/checkout',
    '/verify/ABCD-EFGH-JKMN',
    '/no',
  ]) {
    expect.soft((await read(page, request, path)).robots, path).toBe('noindex');
  }
});

test('the site can be put on a home screen', { tag: '@release' }, async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Paperwage', start_url: '/', scope: '/', display: 'standalone' });
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable');
  expect(manifest.shortcuts).toHaveLength(4);
  for (const { src, sizes } of manifest.icons) expect((await request.get(src)).status(), `${src} ${sizes}`).toBe(200);
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status(), url).toBe(200);
});

/** Does something for all of a list, ten at a time. */
async function forAll<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let at = 0; at < all.length; at += 10) done.push(...(await Promise.all(all.slice(at, at + 10).map(work))));
  return done;
}

/** Reads the HTML as it is sent, without running its scripts. */
async function read(page: Page, request: APIRequestContext, path: string): Promise<ReadPage> {
  const html = await (await request.get(path)).text();
  return page.evaluate(
    ([source, at]) => {
      const document = new DOMParser().parseFromString(source!, 'text/html');
      const all = (selector: string) => [...document.querySelectorAll(selector)];
      const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? '';
      return {
        title: document.title,
        description: attribute('meta[name=description]', 'content'),
        canonical: attribute('link[rel=canonical]', 'href'),
        picture: attribute('meta[property="og:image"]', 'content'),
        robots: document.querySelector('meta[name=robots]')?.getAttribute('content') ?? undefined,
        headings: all('h1').length,
        unnamedPictures: all('img:not([alt]), [role=img]:not([aria-label]):not([aria-labelledby])').filter(
          (picture) => !picture.closest('[aria-hidden=true]') && !picture.querySelector('title'),
        ).length,
        ids: all('[id]').map(({ id }) => id),
        links: all('a[href]')
          .map((link) => link.getAttribute('href')!)
          .filter((href) => /^[/#](?!\/)/.test(href))
          .map((href) => (href.startsWith('#') ? at + href : href)),
        structuredData: all('script[type="application/ld+json"]').map(({ textContent }) => textContent ?? ''),
      };
    },
    [html, path],
  );
}
