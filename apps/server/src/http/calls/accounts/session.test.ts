import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FastifyReply } from 'fastify';
import { endpoints } from '@paperwage/api-contract';
import { DEVICE_COOKIE, REFRESH_COOKIE, SESSION_COOKIE } from './account-cookies.ts';
import type { Browser, TestAccounts } from '../../../fixtures/test-accounts.ts';
import { PASSWORD, testAccounts } from '../../../fixtures/test-accounts.ts';

const EMAIL = 'ana@example.com';
const NAME = '__session';

let test: TestAccounts;
let browser: Browser;
beforeEach(async () => {
  test = await testAccounts();
  browser = await test.signUp(EMAIL);
});
afterEach(async () => {
  await test.app.close();
  await test.services.records.close();
});

const isSignedIn = async (who: Browser) => (await test.get(endpoints.getProfile.path, who)).status === 200;
const sessionRows = () => test.db.selectFrom('server_sessions').selectAll().execute();

describe('POST /api/login', () => {
  it('sets a signed cookie for twelve days, which scripts cannot read', async () => {
    const { setCookies } = await test.call(endpoints.login.path, undefined, browser);
    const [name = '', ...attributes] = setCookies[0]!.split('; ');
    expect(name).toMatch(/^__session=[\w-]{43}\.[\w-]{43}$/);
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=1036800', 'Path=/', 'SameSite=Lax']);
  });

  it('sets it for https alone where that is how people come', async () => {
    const secure = await testAccounts({ PUBLIC_URL: 'https://pay.example.com' });
    const { setCookies } = await secure.call(endpoints.login.path, undefined, await secure.signUp(EMAIL));
    expect(setCookies[0]).toMatch(/^__Host-session=.*; Path=\/;.*; Secure/);
    expect(setCookies[0]).not.toMatch(/Domain=/i);
    expect(REFRESH_COOKIE.nameAt('https://pay.example.com')).toBe('__Secure-paperwage_refresh');
    await secure.app.close();
  });

  it('remembers the browser for 400 days, by a cookie that scripts and other sites cannot reach', async () => {
    const { setCookies } = await test.call(endpoints.login.path, undefined, browser);
    const [name = '', ...attributes] = setCookies[1]!.split('; ');
    expect(name).toMatch(/^__device=[\w-]{43}\.[\w-]{43}$/);
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=34560000', 'Path=/', 'SameSite=Strict']);
    expect(DEVICE_COOKIE.nameAt('https://pay.example.com')).toBe('__Host-device');
  });

  it('needs an ID token that is good', async () => {
    expect(await test.call(endpoints.login.path)).toMatchObject({ status: 401, code: 'signInNeeded' });
    const forged = { ...browser, idToken: `${browser.idToken.slice(0, -4)}AAAA` };
    expect(await test.call(endpoints.login.path, undefined, forged)).toMatchObject({ code: 'signInNeeded' });
  });

  it('gives a new id each time, and takes none that it was given', async () => {
    const before = browser.cookies.get(NAME)!;
    await test.call(endpoints.login.path, undefined, browser);
    expect(browser.cookies.get(NAME)).not.toBe(before);
    expect(await sessionRows()).toHaveLength(1);
    const planted = 'x'.repeat(43);
    browser.cookies.set(NAME, `${planted}.${planted}`);
    await test.call(endpoints.login.path, undefined, browser);
    expect(browser.cookies.get(NAME)).not.toContain(planted);
  });

  it('ends the session of another who used the browser before', async () => {
    const other = await test.signUp('b@example.com');
    other.cookies.set(NAME, browser.cookies.get(NAME)!);
    await test.call(endpoints.login.path, undefined, other);
    const rows = await sessionRows();
    expect(rows.filter(({ user_id }) => user_id === rows[0]!.user_id)).toHaveLength(rows.length);
  });

  it('never sets a cookie for more than 14 days', () => {
    const day = 86_400_000;
    const ages: unknown[] = [];
    const reply = { setCookie: (_name: string, _value: string, { maxAge }: { maxAge: number }) => ages.push(maxAge) };
    const set = (age?: number) => SESSION_COOKIE.set(reply as unknown as FastifyReply, 'http://x', 'secret', age);
    set();
    set(14 * day);
    expect(ages).toEqual([(7 * day) / 1000, (14 * day) / 1000]);
    expect(() => set(14 * day + 1)).toThrow(RangeError);
  });
});

describe('POST /api/logout', () => {
  it('ends this session with its tokens, and takes both cookies back', async () => {
    const elsewhere = await test.signIn(EMAIL);
    const before = new Map(browser.cookies);
    const { status, setCookies } = await test.call(endpoints.logout.path, undefined, browser);
    expect(status).toBe(200);
    expect(setCookies.map((cookie) => cookie.split('; ').slice(0, 2).join('; ')).sort()).toEqual([
      '__session=; Max-Age=0',
      'paperwage_refresh=; Max-Age=0',
    ]);
    expect(await isSignedIn(browser)).toBe(false);
    expect(await test.refresh({ cookies: before, idToken: '' })).toMatchObject({ code: 'signedOut' });
    expect(await isSignedIn(elsewhere)).toBe(true);
  });

  it('ends nothing by a cookie whose signature is wrong', async () => {
    const [secret] = browser.cookies.get(NAME)!.split('.');
    for (const cookie of [secret!, `${secret}.`, `${secret}.${'A'.repeat(43)}`]) {
      await test.call(endpoints.logout.path, undefined, { cookies: new Map([[NAME, cookie]]), idToken: '' });
    }
    expect(await isSignedIn(browser)).toBe(true);
  });
});

describe('GET /api/logout', () => {
  it('ends all sessions of the user, by the cookie', async () => {
    const elsewhere = await test.signIn(EMAIL);
    const other = await test.signUp('b@example.com');
    const cookieOnly = { cookies: new Map(browser.cookies), idToken: '' };
    expect(await test.get(endpoints.logoutEverywhere.path, cookieOnly)).toMatchObject({ status: 200 });
    expect([await isSignedIn(browser), await isSignedIn(elsewhere), await isSignedIn(other)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('ends them by the ID token too, and custom tokens that were not used yet', async () => {
    const { data } = await test.call(endpoints.signIn.path, { email: EMAIL, password: PASSWORD });
    test.clock.goOn(1);
    await test.get(endpoints.logoutEverywhere.path, { ...browser, cookies: new Map() });
    expect(await isSignedIn(browser)).toBe(false);
    const late = await test.call(endpoints.exchangeToken.path, { customToken: data.customToken });
    expect(late).toMatchObject({ code: 'signedOut' });
  });

  it.each([endpoints.logoutEverywhere.path, '/logout'])(
    'leads a browser page to the home page, from the typed address %s too',
    async (typed) => {
      const headers = { accept: 'text/html,application/xhtml+xml', 'sec-fetch-site': 'none' };
      const answer = await test.get(typed, { ...browser, idToken: '' }, { headers });
      expect(answer).toMatchObject({ status: 303, headers: { location: '/' } });
      expect(await isSignedIn(browser)).toBe(false);
    },
  );
});

describe('a page of another site', () => {
  const own = { origin: 'https://pay.example.com', host: 'pay.example.com' };
  const calls: readonly (readonly ['GET' | 'POST', string])[] = [
    ['POST', endpoints.exchangeToken.path],
    ['POST', endpoints.refreshToken.path],
    ['POST', endpoints.login.path],
    ['POST', endpoints.logout.path],
    ['GET', endpoints.logoutEverywhere.path],
  ];
  const foreign: readonly Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', ...own },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://pay.example.com.evil.example' },
    { referer: 'https://evil.example/https://pay.example.com/' },
  ];

  it.each(calls)('can do nothing by %s %s', async (method, url) => {
    const cookies = Object.fromEntries(browser.cookies);
    const payload = url === endpoints.exchangeToken.path ? { payload: { customToken: 'x' } } : {};
    for (const headers of foreign) {
      const response = await test.app.inject({ method, url, headers, cookies, ...payload });
      expect(response.statusCode, JSON.stringify(headers)).toBe(403);
      expect(response.json()).toMatchObject({ error: { code: 'otherSite' } });
      expect(response.cookies).toEqual([]);
    }
    expect(await isSignedIn(browser)).toBe(true);
    expect(await test.refresh(browser)).toMatchObject({ status: 200 });
  });

  it('is told from a page of ours where browsers send `Origin` or `Referer` alone', async () => {
    const secure = await testAccounts({ PUBLIC_URL: 'https://pay.example.com' });
    const statusOf = async (method: 'GET' | 'POST', headers: Record<string, string>) =>
      (await secure.app.inject({ method, url: endpoints.logoutEverywhere.path, headers })).statusCode;
    expect(await statusOf('POST', { origin: own.origin })).toBe(200);
    expect(await statusOf('POST', { origin: 'http://localhost:3000', host: 'localhost:3000' })).toBe(200);
    expect(await statusOf('POST', { origin: 'http://localhost:4000', host: 'localhost:3000' })).toBe(403);
    expect(await statusOf('GET', { referer: `${own.origin}/user/account` })).toBe(200);
    expect(await statusOf('GET', {})).toBe(403);
    await secure.app.close();
  });
});
