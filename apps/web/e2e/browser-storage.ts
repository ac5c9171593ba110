import type { Page } from '@playwright/test';

/** Everything that this site keeps in a browser, as one text: storages, databases, caches, cookies and the address. */
export async function browserStorage(page: Page): Promise<string> {
  const kept = await page.evaluate(async () => {
    const texts: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie];
    texts.push(location.href, JSON.stringify(history.state));
    for (const { name } of await indexedDB.databases()) {
      const opening = indexedDB.open(name!);
      await new Promise((resolve) => (opening.onsuccess = resolve));
      for (const store of opening.result.objectStoreNames) {
        const reading = opening.result.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => (reading.onsuccess = resolve));
        texts.push(JSON.stringify(reading.result));
      }
      opening.result.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) texts.push(request.url, await (await cache.match(request))!.text());
    }
    return texts;
  });
  const cookies = await page.context().cookies();
  return [...kept, JSON.stringify(cookies)].join('\n');
}
