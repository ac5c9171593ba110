/**
 * Keeps the builders of one build on the device, so that they open without a connection. What it keeps is the list that
 * the build writes and who runs the site: never an answer of `/api`, a page of one person or a file that somebody made.
 *
 * Every build has a cache of its own, which goes once no page of an older build is open: the browser waits for that before
 * it activates the next worker. A page asks for its files by names that change with their content, so no page ever gets a
 * file of another build.
 */

/** Written by `offline-files.mjs`. */
declare const OFFLINE_FILES: {
  readonly build: string;
  /** Paths whose content never changes. */
  readonly files: readonly string[];
  readonly pages: readonly string[];
};

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends WaitingEvent {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerScope {
  readonly clients: { claim(): Promise<void> };
  readonly registration: ServiceWorkerRegistration;
  addEventListener(type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const { build, files, pages } = OFFLINE_FILES;
const SITE_CONFIG = '/site-config.json';
const NOT_KEPT = '/offline';
/** Few, so that what the page itself fetches comes first. */
const AT_ONCE = 4;
/** A page that is kept is shown from the device when the server takes longer. */
const SLOW_MS = 6_000;

scope.addEventListener('install', (event) => event.waitUntil(keepBuild()));

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([forgetOtherBuilds(), scope.clients.claim(), scope.registration.navigationPreload?.enable()]),
  );
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(openPage(event, pathname));
  else if (pathname === SITE_CONFIG) event.respondWith(askSiteConfig(request));
  else if (pathname.startsWith('/assets/') || files.includes(pathname + search)) {
    event.respondWith(keptFile(pathname + search).then((kept) => kept ?? fetch(request)));
  }
});

/** Pages come last, so that one that is there has all its files. An installation that was cut off goes on where it ended. */
async function keepBuild(): Promise<void> {
  const cache = await caches.open(build);
  const left = [...files];
  const keepSome = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      if (await cache.match(path)) continue;
      await cache.put(path, (await keptFile(path)) ?? (await fetched(path, 'default')));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepSome));
  await cache.put(SITE_CONFIG, await fetched(SITE_CONFIG, 'no-store'));
  for (const path of pages) {
    const page = await fetched(path, 'no-store');
    // The server may have gone on to another build meanwhile.
    if (!(await page.clone().text()).includes(`content="${build}"`)) throw new Error(`${path} is of another build.`);
    await cache.put(path, page);
  }
}

/** Asked for as a stranger: what is kept is the same for everybody. */
async function fetched(path: string, cache: RequestCache): Promise<Response> {
  const answer = await fetch(path, { credentials: 'omit', cache, priority: 'low' });
  if (!answer.ok || answer.redirected) throw new Error(`${path} didn’t come: status ${answer.status}.`);
  return answer;
}

async function forgetOtherBuilds(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== build);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** The page from the server; without it the one that is kept, or the page that says what works without a connection. */
async function openPage({ request, preloadResponse }: FetchEvent, path: string): Promise<Response> {
  const isKept = pages.includes(path);
  try {
    const asking = Promise.resolve(preloadResponse).then((preloaded) => preloaded ?? fetch(request));
    const answer = await (isKept ? inTime(asking) : asking);
    if (!isKept || answer.status < 500) return answer;
  } catch {
    // There is no connection, or hardly any.
  }
  return (await newestKept(path)) ?? (await newestKept(NOT_KEPT)) ?? Response.error();
}

function inTime<T>(asked: Promise<T>): Promise<T> {
  const tooLate = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('Too slow.')), SLOW_MS));
  return Promise.race([asked, tooLate]);
}

/** Of the newest build that is there as a whole: what was typed in it may be more than an older one can read. */
async function newestKept(path: string): Promise<Response | undefined> {
  for (const name of (await caches.keys()).reverse()) {
    const page = await (await caches.open(name)).match(path, { ignoreVary: true });
    if (page) return page;
  }
  return undefined;
}

function keptFile(path: string): Promise<Response | undefined> {
  return caches.match(path, { ignoreVary: true });
}

/** Who runs the site and whether it sells plans: the same for everybody, and the newest that is known. */
async function askSiteConfig(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(build)).put(SITE_CONFIG, answer.clone());
    return answer;
  } catch {
    return (await newestKept(SITE_CONFIG)) ?? Response.error();
  }
}

// A module, which its test can import.
export {};
