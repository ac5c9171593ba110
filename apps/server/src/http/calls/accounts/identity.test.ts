import { createHmac } from 'node:crypto';
import {
  createLocalJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  jwtVerify,
  SignJWT,
} from 'jose';
import type { JSONWebKeySet } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '@paperwage/api-contract';
import { DAY_MS } from '@paperwage/values';
import { embeddedIdentity } from '../../../adapters/identity/embedded/embedded-identity.ts';
import { REFRESH_COOKIE } from './account-cookies.ts';
import type { Browser, TestAccounts } from '../../../fixtures/test-accounts.ts';
import { PASSWORD, testAccounts } from '../../../fixtures/test-accounts.ts';

const EMAIL = 'ana@example.com';

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

const statusWith = async (idToken: string) =>
  (await test.get(endpoints.getProfile.path, { ...browser, idToken })).status;
const publicKeys = async () => (await test.app.inject(endpoints.getPublicKeys.path)).json<JSONWebKeySet>();
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('an ID token', () => {
  it('says who it is for and nothing else of the account, and is proven by the published keys', async () => {
    const keys = await publicKeys();
    const { payload, protectedHeader } = await jwtVerify(browser.idToken, createLocalJWKSet(keys), {
      currentDate: new Date(test.clock.nowMs()),
    });
    expect(Object.keys(payload).sort()).toEqual(['aud', 'auth_time', 'exp', 'iat', 'iss', 'sid', 'sub']);
    expect(payload).toMatchObject({ iss: test.publicUrl, aud: 'paperwage', exp: payload.iat! + 900 });
    expect(protectedHeader).toEqual({ alg: 'ES256', typ: 'JWT', kid: keys.keys[0]!.kid });
    expect(keys.keys.every((key) => key.d === undefined)).toBe(true);
  });

  it('is good for 15 minutes', async () => {
    test.clock.goOn(15 * 60_000 - 1000);
    expect(await statusWith(browser.idToken)).toBe(200);
    test.clock.goOn(1000);
    expect(await statusWith(browser.idToken)).toBe(401);
  });

  it('is refused without a signature, or with one by another way', async () => {
    const { keys } = await publicKeys();
    const claims = decodeJwt(browser.idToken);
    const header = decodeProtectedHeader(browser.idToken);
    const unsigned = (alg: string) => `${encoded({ ...header, alg })}.${encoded(claims)}.`;
    for (const alg of ['none', 'None', 'NONE', 'ES256']) expect(await statusWith(`${unsigned(alg)}AA`)).toBe(401);
    for (const alg of ['none', 'None']) expect(await statusWith(unsigned(alg))).toBe(401);
    for (const secret of [JSON.stringify(keys[0]), Buffer.from(keys[0]!.x!, 'base64url'), '']) {
      const body = `${encoded({ ...header, alg: 'HS256' })}.${encoded(claims)}`;
      const sign = createHmac('sha256', secret).update(body).digest('base64url');
      expect(await statusWith(`${body}.${sign}`)).toBe(401);
    }
  });

  it('is refused when another key signed it, though it brings that key along', async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
    const { kid } = decodeProtectedHeader(browser.idToken);
    const jwk = await exportJWK(publicKey);
    const forge = (header: object) =>
      new SignJWT(decodeJwt(browser.idToken))
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', ...header })
        .sign(privateKey);
    for (const header of [
      { kid: kid! },
      { kid: 'other' },
      {},
      { kid: kid!, jwk },
      { jku: 'https://evil.example/jwks' },
    ]) {
      expect(await statusWith(await forge(header))).toBe(401);
    }
  });

  it('is refused when it is of another issuer or audience, or of another kind, though our key signed it', async () => {
    const { records, clock } = test.services;
    const elsewhere = embeddedIdentity({ records, clock, issuer: 'https://elsewhere.example', idleMs: DAY_MS });
    const { sub } = decodeJwt(browser.idToken);
    const issued = await elsewhere.tokens!.exchange(await elsewhere.createCustomToken(sub!), 'x');
    expect(await elsewhere.verifyIdToken(issued!.idToken)).toMatchObject({ userId: sub });
    expect(await statusWith(issued!.idToken)).toBe(401);
    expect(await statusWith(await test.services.identity.createCustomToken(sub!))).toBe(401);
    const key = await records.keys.privatePartOf((await records.keys.list('token'))[0]!.id);
    const sign = (claims: object) =>
      new SignJWT({ ...decodeJwt(browser.idToken), ...claims })
        .setProtectedHeader({ ...decodeProtectedHeader(browser.idToken), alg: 'ES256' })
        .sign(JSON.parse(key!) as object);
    expect(await statusWith(await sign({}))).toBe(200);
    for (const claims of [
      { aud: 'another' },
      { iss: 'https://elsewhere.example' },
      { exp: undefined },
      { exp: 1 },
      { sid: undefined },
      { sid: '0190b0c0-0000-7000-8000-000000000000' },
      { sub: 'somebody else' },
    ]) {
      expect(await statusWith(await sign(claims)), JSON.stringify(claims)).toBe(401);
    }
  });

  it('is signed by a new key after 30 days, and the one before is published still', async () => {
    const [old] = (await publicKeys()).keys;
    for (const days of [11, 11, 7]) {
      test.clock.goOn(days * DAY_MS);
      await test.refresh(browser);
    }
    expect(decodeProtectedHeader(browser.idToken).kid).toBe(old!.kid);
    test.clock.goOn(DAY_MS - 60_000);
    await test.refresh(browser);
    const signedByOld = browser.idToken;
    test.clock.goOn(60_000);
    await test.refresh(browser);
    expect(decodeProtectedHeader(browser.idToken).kid).not.toBe(old!.kid);
    expect(decodeProtectedHeader(signedByOld).kid).toBe(old!.kid);
    expect(await statusWith(signedByOld)).toBe(200);
    expect(await statusWith(browser.idToken)).toBe(200);
    expect((await publicKeys()).keys).toHaveLength(2);
    test.clock.goOn(5 * DAY_MS);
    await test.services.records.forgetExpiredIdentity(test.clock.nowMs());
    expect((await publicKeys()).keys).toHaveLength(1);
  });
});

describe('a custom token', () => {
  const customToken = async () =>
    (await test.call(endpoints.signIn.path, { email: EMAIL, password: PASSWORD })).data.customToken;

  it('is good once, however many use it at once', async () => {
    const token = await customToken();
    const answers = await Promise.all(
      [1, 2, 3].map(() => test.call(endpoints.exchangeToken.path, { customToken: token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  it('is good for five minutes', async () => {
    const token = await customToken();
    test.clock.goOn(5 * 60_000);
    expect(await test.call(endpoints.exchangeToken.path, { customToken: token })).toMatchObject({ code: 'signedOut' });
  });

  it('is refused when it is an ID token, or nothing', async () => {
    for (const token of [browser.idToken, '', 'x', 'a.b.c']) {
      expect(await test.call(endpoints.exchangeToken.path, { customToken: token })).toMatchObject({
        code: 'signedOut',
      });
    }
  });
});

describe('a refresh token', () => {
  const withToken = (token: string): Browser => ({
    cookies: new Map([[REFRESH_COOKIE.nameAt(test.publicUrl), token]]),
    idToken: '',
  });
  const tokenOf = ({ cookies }: Browser) => cookies.get(REFRESH_COOKIE.nameAt(test.publicUrl))!;

  it('is a cookie that scripts and other sites cannot reach, on https alone', async () => {
    const secure = await testAccounts({ PUBLIC_URL: 'https://pay.example.com' });
    for (const [one, attribute] of [
      [test, undefined],
      [secure, 'Secure'],
    ] as const) {
      const { data } = await one.call(endpoints.signIn.path, { email: EMAIL, password: PASSWORD });
      const token = data?.customToken ?? (await one.services.identity.createCustomToken(await secureUser(secure)));
      const [cookie = ''] = (await one.call(endpoints.exchangeToken.path, { customToken: token })).setCookies;
      const attributes = cookie.split('; ').slice(1);
      const expected = ['Max-Age=1036800', 'Path=/api/identity', 'HttpOnly', 'SameSite=Strict', attribute];
      expect(attributes.sort()).toEqual(expected.filter((one) => one !== undefined).sort());
    }
    await secure.app.close();
  });

  it('is replaced at every use', async () => {
    const seen = new Set([tokenOf(browser)]);
    for (let count = 1; count <= 5; count += 1) {
      test.clock.goOn(60_000);
      expect(await test.refresh(browser)).toMatchObject({ status: 200, data: { expiresInSeconds: 900 } });
      seen.add(tokenOf(browser));
      expect(seen.size).toBe(count + 1);
      expect(await statusWith(browser.idToken)).toBe(200);
    }
  });

  it('that is used twice ends the sign-in, for the thief and for the user', async () => {
    const stolen = withToken(tokenOf(browser));
    await test.refresh(browser);
    test.clock.goOn(21_000);
    expect(await test.refresh(stolen)).toMatchObject({ status: 401, code: 'signedOut' });
    expect(await statusWith(browser.idToken)).toBe(401);
    expect(await test.refresh(browser)).toMatchObject({ code: 'signedOut' });
    expect(await test.db.selectFrom('server_sessions').selectAll().execute()).toEqual([]);
  });

  it('may be sent again within 20 seconds, when the answer was lost', async () => {
    const lost = withToken(tokenOf(browser));
    await test.refresh(withToken(tokenOf(browser)));
    test.clock.goOn(20_000);
    expect(await test.refresh(lost)).toMatchObject({ status: 200 });
    expect(await test.refresh(lost)).toMatchObject({ status: 200 });
  });

  it('may not be sent again once its successor was used, not even at once', async () => {
    const stolen = withToken(tokenOf(browser));
    await test.refresh(browser);
    await test.refresh(browser);
    expect(await test.refresh(stolen)).toMatchObject({ code: 'signedOut' });
    expect(await test.refresh(browser)).toMatchObject({ code: 'signedOut' });
  });

  it('has one successor that goes on, though two were given', async () => {
    const thief = withToken(tokenOf(browser));
    await test.refresh(browser);
    await test.refresh(thief);
    expect(await test.refresh(browser)).toMatchObject({ status: 200 });
    expect(await test.refresh(thief)).toMatchObject({ code: 'signedOut' });
    expect(await test.refresh(browser)).toMatchObject({ code: 'signedOut' });
  });

  it('is good for 12 days without use, and for 180 in all', async () => {
    for (let day = 11; day < 180; day += 11) {
      test.clock.goOn(11 * DAY_MS);
      expect(await test.refresh(browser)).toMatchObject({ status: 200 });
    }
    test.clock.goOn(5 * DAY_MS);
    expect(await test.refresh(browser)).toMatchObject({ code: 'signedOut' });
    const idle = await test.signIn(EMAIL);
    test.clock.goOn(12 * DAY_MS);
    const answer = await test.refresh(idle);
    expect(answer).toMatchObject({ code: 'signedOut' });
    expect(answer.setCookies[0]).toMatch(/^paperwage_refresh=;/);
  });

  it('is refused when there is none, or it is not ours', async () => {
    for (const token of ['', 'x', 'x'.repeat(5000)]) {
      expect(await test.refresh(withToken(token))).toMatchObject({ code: 'signedOut' });
    }
    expect(await test.call(endpoints.refreshToken.path)).toMatchObject({ code: 'signedOut' });
  });
});

it('tells which ways to sign in there are', async () => {
  expect((await test.get(endpoints.getIdentityOptions.path)).data).toEqual({
    provider: 'embedded',
    firebase: null,
    emailLink: true,
    passkeys: true,
    phone: true,
    social: [],
  });
});

async function secureUser(secure: TestAccounts): Promise<string> {
  const { idToken } = await secure.signUp('b@example.com');
  return decodeJwt(idToken).sub!;
}
