import { SHORTEST_REFRESH_MS } from '@paperwage/api-contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getAuth, setAuth, VISITOR } from './auth-state.ts';
import { callAsUser } from './call-as-user.ts';
import { createSession } from './create-session.ts';
import { TokenManager } from './token-manager.ts';
import { loadSession } from './load-session.ts';
import { tokenSource } from './chosen-source.ts';

const USER = '0190b3a0-0000-7000-8000-000000000001';

type Answer = { status: number; body: unknown } | 'offline';

const refused = (code: string, status = 401): Answer => ({
  status,
  body: { ok: false, error: { code, message: `It is ${code}.` } },
});
const fine = (data?: unknown): Answer => ({ status: 200, body: { ok: true, data } });

/** As the server makes them, but for the signature. */
function idToken(number: number, sub = USER): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'ES256' })}.${part({ sub, number })}.x`;
}

const profile = (id = USER) => ({
  user: { id, email: 'ana@example.com', isValidEmail: true, firstName: 'Ana', lastName: '', roles: { guest: true } },
  subscription: { isActive: false, subscriptionType: null },
});

/** Records every call, and answers as instructed. */
class FakeServer {
  readonly calls: { readonly call: string; readonly authorization: string | undefined }[] = [];
  readonly answers: Record<string, () => Answer> = {};
  /** The calls that bring no cookies. */
  readonly withoutCookies: string[] = [];
  issued = 0;
  expiresInSeconds = 900;
  user = USER;

  constructor() {
    const issue = () => fine({ idToken: idToken(++this.issued, this.user), expiresInSeconds: this.expiresInSeconds });
    this.answers['POST /api/identity/token'] = issue;
    this.answers['POST /api/identity/refresh'] = issue;
    this.answers['POST /api/login'] = () => fine();
    this.answers['POST /api/logout'] = () => fine();
    this.answers['GET /api/profile/profile-data'] = () => fine(profile(this.user));
  }

  readonly fetch = async (path: string, init: RequestInit): Promise<Response> => {
    const name = `${init.method} ${path}`;
    const { authorization } = init.headers as Record<string, string>;
    this.calls.push({ call: name, authorization });
    if (init.credentials !== 'same-origin' && init.credentials !== 'include') this.withoutCookies.push(name);
    const answer = this.answers[name]?.() ?? refused('callUnknown', 404);
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    return Response.json(answer.body, { status: answer.status });
  };

  count(name: string): number {
    return this.calls.filter(({ call }) => call === name).length;
  }
}

/** The parts of a browser that the session touches, shared by all its tabs. */
function fakeBrowser() {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('document', {
    documentElement: { toggleAttribute: () => undefined },
    addEventListener: () => undefined,
    visibilityState: 'visible',
  });
  let queue: Promise<unknown> = Promise.resolve();
  const locks = {
    request: (_: string, run: () => Promise<unknown>) => {
      const mine = queue.then(run);
      queue = mine.catch(() => undefined);
      return mine;
    },
  };
  vi.stubGlobal('navigator', { locks });
  const tabs = new Set<{ readonly heard: ((event: { data: unknown }) => void)[] }>();
  class Channel {
    readonly heard: ((event: { data: unknown }) => void)[] = [];
    constructor() {
      tabs.add(this);
    }
    addEventListener(_: string, listener: (event: { data: unknown }) => void) {
      this.heard.push(listener);
    }
    postMessage(data: unknown) {
      for (const tab of tabs) if (tab !== this) for (const listener of tab.heard) listener({ data });
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel);
  return { kept, events };
}

let server: FakeServer;
let browser: ReturnType<typeof fakeBrowser>;

/** Lets everything pending finish. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  browser = fakeBrowser();
  vi.stubGlobal('fetch', server.fetch);
  setAuth(VISITOR);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const newTab = () => createSession(new TokenManager(tokenSource));

async function signedIn() {
  const session = newTab();
  await session.enter('custom');
  await settle();
  return session;
}

describe('signing in', () => {
  it('exchanges the token, creates the server session with the ID token and fetches the profile', async () => {
    setAuth({ ...VISITOR, chatId: 'of this tab' });
    await signedIn();
    const authorization = `Bearer ${idToken(1)}`;
    expect(server.calls).toEqual([
      { call: 'POST /api/identity/token', authorization: undefined },
      { call: 'POST /api/login', authorization },
      { call: 'GET /api/profile/profile-data', authorization },
    ]);
    expect(server.withoutCookies).toEqual([]);
    const { user, isLoggedIn, isFirebaseLoaded, chatId } = getAuth();
    expect({ user: user?.firstName, isLoggedIn, isFirebaseLoaded, chatId }).toEqual({
      user: 'Ana',
      isLoggedIn: true,
      isFirebaseLoaded: true,
      chatId: 'of this tab',
    });
  });

  it('keeps nothing in the browser that says who it is', async () => {
    await signedIn();
    expect([...browser.kept]).toEqual([['paperwage.signed-in', '1']]);
  });

  it('says why the exchange failed, and leaves a visitor', async () => {
    server.answers['POST /api/identity/token'] = () => refused('tokenUsed');
    const answer = await newTab().enter('custom');
    expect(answer.ok ? '' : answer.error.message).toBe('It is tokenUsed.');
    expect(getAuth()).toEqual(VISITOR);
  });

  it('tells the server of the session again when that failed', async () => {
    server.answers['POST /api/login'] = () => 'offline';
    await signedIn();
    server.answers['POST /api/login'] = () => refused('overloaded', 503);
    await vi.advanceTimersByTimeAsync(SHORTEST_REFRESH_MS);
    expect(server.count('POST /api/login')).toBe(2);
    server.answers['POST /api/login'] = () => fine();
    await vi.advanceTimersByTimeAsync(SHORTEST_REFRESH_MS);
    expect(server.count('POST /api/login')).toBe(3);
    await vi.advanceTimersByTimeAsync(SHORTEST_REFRESH_MS);
    expect(server.count('POST /api/login')).toBe(3);
  });

  it('says that the profile does not come, and gets it on request', async () => {
    server.answers['GET /api/profile/profile-data'] = () => refused('broken', 500);
    const session = await signedIn();
    expect(getAuth()).toMatchObject({ isLoggedIn: true, user: undefined, failure: 'It is broken.' });
    server.answers['GET /api/profile/profile-data'] = () => fine(profile());
    await session.resume();
    expect(getAuth()).toMatchObject({ user: { id: USER }, failure: undefined });
  });
});

describe('the ID token', () => {
  it('is renewed before it ends, and every new one creates the server session', async () => {
    await signedIn();
    await vi.advanceTimersByTimeAsync(14 * 60_000 - 1);
    expect(server.count('POST /api/identity/refresh')).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.count('POST /api/identity/refresh')).toBe(1);
    expect(server.calls.at(-1)).toEqual({ call: 'POST /api/login', authorization: `Bearer ${idToken(2)}` });
    expect(server.count('GET /api/profile/profile-data')).toBe(1);
  });

  it.each([
    [1, 30_000],
    [86_400, 16 * 60_000],
  ])('that lives %i s is renewed after %i ms', async (expiresInSeconds, afterMs) => {
    server.expiresInSeconds = expiresInSeconds;
    await signedIn();
    await vi.advanceTimersByTimeAsync(afterMs - 1);
    expect(server.count('POST /api/identity/refresh')).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.count('POST /api/identity/refresh')).toBe(1);
  });

  it('is renewed once for all who need it at the same time', async () => {
    const session = await signedIn();
    const before = await session.getIdToken();
    const renewed = await Promise.all([1, 2, 3].map(() => session.getIdToken({ isRefused: before! })));
    expect(renewed).toEqual([idToken(2), idToken(2), idToken(2)]);
    expect(server.count('POST /api/identity/refresh')).toBe(1);
  });

  it('is renewed by one tab for all', async () => {
    await signedIn();
    const other = newTab();
    await other.resume();
    expect(server.count('POST /api/identity/refresh')).toBe(1);
    const loginsBefore = server.count('POST /api/login');
    await vi.advanceTimersByTimeAsync(14 * 60_000);
    expect(server.count('POST /api/identity/refresh')).toBe(2);
    expect(server.count('POST /api/login')).toBe(loginsBefore + 1);
    expect(await other.getIdToken()).toBe(idToken(3));
  });

  it('stays when the server cannot be reached, which is tried again', async () => {
    const session = await signedIn();
    server.answers['POST /api/identity/refresh'] = () => 'offline';
    await vi.advanceTimersByTimeAsync(14 * 60_000 + 5_000);
    expect(getAuth().isLoggedIn).toBe(true);
    expect(await session.getIdToken()).toBe(idToken(1));
    await vi.advanceTimersByTimeAsync(SHORTEST_REFRESH_MS);
    expect(server.count('POST /api/identity/refresh')).toBe(2);
    browser.events.dispatchEvent(new Event('online'));
    await settle();
    expect(server.count('POST /api/identity/refresh')).toBe(3);
  });

  it('ends the sign-in when the server says so, in every tab', async () => {
    await signedIn();
    const other = newTab();
    await other.resume();
    server.answers['POST /api/identity/refresh'] = () => refused('signedOut');
    await vi.advanceTimersByTimeAsync(14 * 60_000);
    expect(getAuth()).toEqual(VISITOR);
    expect(browser.kept.size).toBe(0);
    expect(server.count('POST /api/logout')).toBe(1);
    expect(await other.getIdToken()).toBeUndefined();
  });

  it('is never asked for by a visitor', async () => {
    expect(await newTab().getIdToken()).toBeUndefined();
    expect(server.calls).toEqual([]);
  });
});

describe('a page opened by somebody who was signed in', () => {
  beforeEach(() => {
    browser.kept.set('paperwage.signed-in', '1');
    setAuth({ ...VISITOR, isFirebaseLoaded: false });
  });

  it('takes up the sign-in by the cookie', async () => {
    await newTab().resume();
    await settle();
    expect(getAuth()).toMatchObject({ isLoggedIn: true, user: { id: USER } });
  });

  it('is a visitor’s when the session has ended meanwhile', async () => {
    server.answers['POST /api/identity/refresh'] = () => refused('signedOut');
    await newTab().resume();
    await settle();
    expect(getAuth()).toEqual(VISITOR);
    expect(browser.kept.size).toBe(0);
  });

  it('does not know who it is without a connection, and says so until there is one', async () => {
    server.answers['POST /api/identity/refresh'] = () => 'offline';
    await newTab().resume();
    expect(getAuth()).toMatchObject({ isFirebaseLoaded: false, isLoggedIn: false });
    expect(getAuth().failure).toContain('can’t reach the server');
    expect(browser.kept.size).toBe(1);
    server.answers['POST /api/identity/refresh'] = () => fine({ idToken: idToken(1), expiresInSeconds: 900 });
    await vi.advanceTimersByTimeAsync(SHORTEST_REFRESH_MS);
    expect(getAuth()).toMatchObject({ isLoggedIn: true, failure: undefined });
  });
});

describe('logging out', () => {
  it('ends the server session first, then every tab', async () => {
    const session = await signedIn();
    const other = newTab();
    await other.resume();
    const onEnded = vi.fn(() => expect(getAuth().isLoggedIn).toBe(true));
    expect(await session.logOut({ onEnded })).toMatchObject({ ok: true });
    expect(onEnded).toHaveBeenCalledOnce();
    expect(getAuth()).toEqual(VISITOR);
    expect(browser.kept.size).toBe(0);
    expect(server.count('POST /api/logout')).toBe(1);
    expect(await other.getIdToken()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(server.calls.at(-1)?.call).toBe('POST /api/logout');
    expect(server.withoutCookies).toEqual([]);
  });

  it.each<[string, Answer]>([
    ['can’t reach the server', 'offline'],
    ['answers with an error', refused('serverFailed', 500)],
  ])('is not claimed when the server %s', async (_, answer) => {
    const session = await signedIn();
    server.answers['POST /api/logout'] = () => answer;
    expect((await session.logOut()).ok).toBe(false);
    expect(getAuth().isLoggedIn).toBe(true);
    expect(browser.kept.size).toBe(1);
  });

  it('shows another user who signs in afterwards nothing of the first', async () => {
    const session = await signedIn();
    await session.logOut();
    server.user = '0190b3a0-0000-7000-8000-000000000002';
    server.answers['GET /api/profile/profile-data'] = () => 'offline';
    await session.enter('custom');
    await settle();
    expect(getAuth()).toMatchObject({ isLoggedIn: true, user: undefined });
  });
});

describe('a call of somebody who is signed in', () => {
  it('brings the ID token, and a new one when that is refused', async () => {
    const session = await loadSession();
    await session.enter('custom');
    await settle();
    server.answers['GET /api/profile/drafts'] = () =>
      server.issued === 1 ? refused('signInNeeded') : fine({ drafts: [] });
    expect(await callAsUser('GET /api/profile/drafts')).toMatchObject({ ok: true });
    const asked = server.calls.filter(({ call }) => call === 'GET /api/profile/drafts');
    expect(asked.map(({ authorization }) => authorization)).toEqual([`Bearer ${idToken(1)}`, `Bearer ${idToken(2)}`]);
  });
});
