import { beforeEach, describe, expect, it, vi } from 'vitest';

const ORIGIN = 'https://paperwage.example';
const BUILD = 'build-2';
const FILES = ['/assets/index-aaaaaaaa.js', '/when-online.js?0123'];
const PAGES = ['/invoice-generator', '/offline'];
const KEPT = [...FILES, '/site-config.json', ...PAGES];

type Kept = Map<string, Response>;

/** What the browser has of the site: a cache a build, the oldest first. */
let stored: Map<string, Kept>;
let listeners: Map<string, (event: object) => void>;
/** What the server answers by path; nothing when it cannot be reached. */
let server: ((path: string) => Response) | undefined;
let asked: { path: string; credentials: string | undefined }[];

const pathOf = (request: string | Request) => (typeof request === 'string' ? request : new URL(request.url).pathname);
const pageOf = (build: string) => new Response(`<meta name="build" content="${build}" />`);

function cacheOf(kept: Kept) {
  return {
    match: (request: string | Request) => Promise.resolve(kept.get(pathOf(request))?.clone()),
    put: (request: string | Request, answer: Response) => Promise.resolve(void kept.set(pathOf(request), answer)),
  };
}

const caches = {
  open(name: string) {
    if (!stored.has(name)) stored.set(name, new Map());
    return Promise.resolve(cacheOf(stored.get(name)!));
  },
  keys: () => Promise.resolve([...stored.keys()]),
  delete: (name: string) => Promise.resolve(stored.delete(name)),
  match: (request: string) =>
    Promise.resolve(
      [...stored.values()]
        .find((kept) => kept.has(request))
        ?.get(request)
        ?.clone(),
    ),
};

beforeEach(async () => {
  stored = new Map([['build-1', new Map()]]);
  listeners = new Map();
  asked = [];
  server = (path) => (PAGES.includes(path) ? pageOf(BUILD) : new Response(`of the server: ${path}`));
  vi.stubGlobal('OFFLINE_FILES', { build: BUILD, files: FILES, pages: PAGES });
  vi.stubGlobal('location', new URL(ORIGIN));
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('clients', { claim: () => Promise.resolve() });
  vi.stubGlobal('registration', {});
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => listeners.set(type, listener));
  vi.stubGlobal('fetch', (request: string | Request, { credentials }: RequestInit = {}) => {
    if (!server) return Promise.reject(new TypeError('No connection'));
    asked.push({ path: pathOf(request), credentials });
    return Promise.resolve(server(pathOf(request)));
  });
  vi.resetModules();
  await import('./entry-worker.ts');
});

/** Has something happen to the worker, and waits until it is done with it. */
async function happen(type: 'install' | 'activate'): Promise<void> {
  let work: Promise<unknown> | undefined;
  listeners.get(type)!({ waitUntil: (given: Promise<unknown>) => (work = given) });
  await work;
}

/** The worker's response to a page's request; undefined if it does not handle the request. */
async function answerTo(path: string, { mode = 'cors', method = 'GET' } = {}): Promise<string | undefined> {
  let answer: Promise<Response> | undefined;
  const request = { url: ORIGIN + path, mode, method };
  listeners.get('fetch')!({ request, respondWith: (given: Promise<Response>) => (answer = given) });
  return (await answer)?.text();
}

const open = (path: string) => answerTo(path, { mode: 'navigate' });

describe('what a browser keeps for use without a connection', () => {
  it('is the list of the build, asked for as a stranger, and nothing that is asked for later', async () => {
    await happen('install');
    expect(asked.map(({ path }) => path).toSorted()).toEqual(KEPT.toSorted());
    expect(new Set(asked.map(({ credentials }) => credentials))).toEqual(new Set(['omit']));
    for (const path of ['/user/account', '/verify/ABCD-EFGH-JKMN'])
      expect(await open(path)).toBe(`of the server: ${path}`);
    for (const path of ['/api/profile', '/api/documents/generate-pdf']) expect(await answerTo(path)).toBeUndefined();
    expect(await answerTo('/assets/account-page-aaaaaaaa.js')).toContain('of the server');
    expect(await answerTo(FILES[0]!, { method: 'POST' })).toBeUndefined();
    expect([...stored.get(BUILD)!.keys()].toSorted()).toEqual(KEPT.toSorted());
  });

  it('is not there as a whole while a page of another build comes', async () => {
    server = () => pageOf('build-3');
    await expect(happen('install')).rejects.toThrow('/invoice-generator is of another build.');
  });

  it('is of one build once its worker is active', async () => {
    await happen('install');
    expect([...stored.keys()]).toEqual(['build-1', BUILD]);
    await happen('activate');
    expect([...stored.keys()]).toEqual([BUILD]);
  });
});

describe('without a connection', () => {
  it('a page that is kept opens, any other says what works, and files come from the device', async () => {
    await happen('install');
    server = undefined;
    expect(await open('/invoice-generator')).toContain(BUILD);
    stored.get(BUILD)!.set('/offline', new Response('You’re offline'));
    expect(await open('/user/account')).toBe('You’re offline');
    expect(await answerTo(FILES[0]!)).toContain('of the server');
  });

  it('a page that the server cannot give opens as it is kept, and one that is not kept as the server has it', async () => {
    await happen('install');
    server = () => new Response('busy', { status: 503 });
    expect(await open('/invoice-generator')).toContain(BUILD);
    expect(await open('/user/account')).toBe('busy');
  });
});
