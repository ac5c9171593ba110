import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tokenSource } from './chosen-source.ts';
import { FIREBASE_KEY } from './token-source.ts';

const PLACES = { apiKey: 'a key', accountsUrl: 'https://accounts.example', tokensUrl: 'https://tokens.example' };
const WAYS = { emailLink: true, passkeys: false, phone: false, social: [] };
const OPTIONS = { provider: 'firebase', firebase: PLACES, ...WAYS };
const AUDIENCE = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';

const customToken = (aud: string) => `x.${Buffer.from(JSON.stringify({ aud })).toString('base64url')}.x`;

let kept: Map<string, string>;
let asked: { readonly url: string; readonly init: RequestInit }[];
let answer: (url: string) => Response | Error;
beforeEach(() => {
  kept = new Map();
  asked = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push({ url, init });
    const said = url === '/api/identity/options' ? Response.json({ ok: true, data: OPTIONS }) : answer(url);
    return said instanceof Error ? Promise.reject(said) : Promise.resolve(said);
  });
  answer = () => Response.json({ idToken: 'id 1', refreshToken: 'refresh 1', expiresIn: '3600' });
});
afterEach(() => vi.unstubAllGlobals());

describe('Firebase as the source of ID tokens', () => {
  it('exchanges a custom token of its own, with no cookie and no address of the page', async () => {
    const exchanged = await tokenSource.exchange(customToken(AUDIENCE));
    expect(exchanged).toEqual({ ok: true, data: { idToken: 'id 1', expiresInSeconds: 3600 } });
    expect(asked[1]).toMatchObject({
      url: 'https://accounts.example/v1/accounts:signInWithCustomToken?key=a%20key',
      init: { method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer' },
    });
    expect(JSON.parse(asked[1]!.init.body as string)).toEqual({
      token: customToken(AUDIENCE),
      returnSecureToken: true,
    });
  });

  it('makes the next of the refresh token that is kept, and forgets it', async () => {
    await tokenSource.exchange(customToken(AUDIENCE));
    answer = () => Response.json({ id_token: 'id 2', refresh_token: 'refresh 2', expires_in: '60' });
    expect(await tokenSource.refresh()).toEqual({ ok: true, data: { idToken: 'id 2', expiresInSeconds: 60 } });
    expect(JSON.parse(asked.at(-1)!.init.body as string)).toEqual({
      grant_type: 'refresh_token',
      refresh_token: 'refresh 1',
    });
    expect(kept.get(FIREBASE_KEY)).toContain('refresh 2');
    tokenSource.forget();
    expect(kept.size).toBe(0);
  });

  it.each([
    ['signedOut', () => Response.json({ error: { message: 'TOKEN_EXPIRED' } }, { status: 400 })],
    ['unreachable', () => new Response('', { status: 503 })],
    ['unreachable', () => Response.json({}, { status: 429 })],
    ['unreachable', () => new Response('<html>', { status: 200 })],
    ['unreachable', () => new TypeError('Failed to fetch')],
    ['signedOut', () => Response.json({})],
  ])('is %s after %s', async (code, said) => {
    await tokenSource.exchange(customToken(AUDIENCE));
    answer = said;
    expect(await tokenSource.refresh()).toMatchObject({ ok: false, error: { code } });
    // Only the session decides to forget.
    expect(kept.get(FIREBASE_KEY)).toContain('refresh 1');
  });

  it('is not asked where our own server is the source', async () => {
    answer = () => Response.json({ ok: true, data: { idToken: 'own', expiresInSeconds: 900 } });
    await tokenSource.exchange(customToken('https://pay.example.com/api/identity/token'));
    await tokenSource.exchange('no token');
    await tokenSource.refresh();
    tokenSource.forget();
    expect(asked.map(({ url }) => url)).toEqual([
      '/api/identity/token',
      '/api/identity/token',
      '/api/identity/refresh',
    ]);
    expect(kept.size).toBe(0);
  });
});
