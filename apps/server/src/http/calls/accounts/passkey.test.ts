import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '@paperwage/api-contract';
import { softwareAuthenticator } from '../../../fixtures/software-authenticator.ts';
import type { Browser, TestAccounts } from '../../../fixtures/test-accounts.ts';
import { PASSWORD, testAccounts, tokenIn } from '../../../fixtures/test-accounts.ts';

const PUBLIC_URL = 'https://pay.example.com';

let test: TestAccounts;
let browser: Browser;
let authenticator: ReturnType<typeof softwareAuthenticator>;
beforeEach(async () => {
  test = await testAccounts({ PUBLIC_URL });
  browser = await test.signUp('ana@example.com');
  authenticator = softwareAuthenticator(PUBLIC_URL);
});
afterEach(async () => {
  await test.app.close();
  await test.services.records.close();
});

type Wrong = Parameters<typeof authenticator.use>[1];

const begin = async (who = browser) =>
  (await test.call(endpoints.beginPasskey.path, { currentPassword: PASSWORD }, who)).data.options;
const add = async (wrong?: Wrong) =>
  test.call(endpoints.addPasskey.path, { response: authenticator.create((await begin()).challenge, wrong) }, browser);
const challenge = async () => (await test.call(endpoints.beginPasskeySignIn.path)).data.options.challenge;
const signIn = async (wrong?: Wrong) =>
  test.call(endpoints.signInByPasskey.path, { response: authenticator.use(await challenge(), wrong) });
const passkeys = async () => (await test.get(endpoints.getAccountSecurity.path, browser)).data.passkeys;

describe('a passkey', () => {
  it('is added with the password and then signs in without', async () => {
    expect(await test.call(endpoints.beginPasskey.path, { currentPassword: 'wrong' }, browser)).toMatchObject({
      message: 'Invalid credentials',
    });
    expect(await begin()).toMatchObject({
      rp: { id: 'pay.example.com' },
      user: { name: 'ana@example.com' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(await add()).toMatchObject({ status: 200 });
    expect(await passkeys()).toMatchObject([{ name: 'Unknown device', createdAt: test.clock.nowMs() }]);
    for (let count = 0; count < 2; count += 1) {
      const { status, data } = await signIn();
      expect(status).toBe(200);
      const other = test.newBrowser();
      await test.enter(data.customToken, other);
      expect((await test.get(endpoints.getProfile.path, other)).data.user.email).toBe('ana@example.com');
    }
  });

  it.each<[string, Wrong]>([
    ['for another site', { origin: 'https://pay.example.com.evil.example' }],
    ['for another name', { rpId: 'evil.example' }],
    ['without a finger, a face or a PIN', { withoutVerification: true }],
  ])('is refused %s, when it is made and when it is used', async (_what, wrong) => {
    expect(await add(wrong)).toMatchObject({ status: 403, code: 'passkeyNotGood' });
    expect(await passkeys()).toEqual([]);
    await add();
    expect(await signIn(wrong)).toMatchObject({ status: 403, code: 'passkeyNotGood' });
    expect(await signIn()).toMatchObject({ status: 200 });
  });

  it('answers a challenge of ours, once, for what it was given, within five minutes', async () => {
    await add();
    const use = (given: string) => test.call(endpoints.signInByPasskey.path, { response: authenticator.use(given) });
    const given = await challenge();
    expect(await use(given)).toMatchObject({ status: 200 });
    expect(await use(given)).toMatchObject({ code: 'passkeyNotGood' });
    expect(await use(Buffer.from('made.up.challenge').toString('base64url'))).toMatchObject({ code: 'passkeyNotGood' });
    expect(await use((await begin()).challenge)).toMatchObject({ code: 'passkeyNotGood' });
    const late = await challenge();
    test.clock.goOn(5 * 60_000);
    expect(await use(late)).toMatchObject({ code: 'passkeyNotGood' });
  });

  it('is not made of the challenge of another user, nor of one for signing in', async () => {
    const stranger = await test.signUp('b@example.com');
    for (const given of [(await begin(stranger)).challenge, await challenge()]) {
      const refused = await test.call(endpoints.addPasskey.path, { response: authenticator.create(given) }, browser);
      expect(refused).toMatchObject({ code: 'passkeyNotGood' });
    }
  });

  it('that was copied is told by its counter', async () => {
    await add();
    await signIn();
    expect(await signIn({ counter: 1 })).toMatchObject({ code: 'passkeyNotGood' });
  });

  it('is removed by its owner alone, with the password, and then signs nobody in', async () => {
    await add();
    const stranger = await test.signUp('b@example.com');
    const remove = async (who: Browser, currentPassword = PASSWORD) =>
      test.call(endpoints.removePasskey.path.replace(':id', (await passkeys())[0]!.id), { currentPassword }, who);
    expect(await remove(browser, 'wrong')).toMatchObject({ message: 'Invalid credentials' });
    expect(await signIn()).toMatchObject({ status: 200 });
    expect(await remove(stranger)).toMatchObject({ status: 404, code: 'passkeyUnknown' });
    expect(await remove(browser)).toMatchObject({ status: 200 });
    expect(await signIn()).toMatchObject({ code: 'passkeyNotGood' });
  });

  it('has the name it was given when it was made, and another when its owner wants it', async () => {
    const response = authenticator.create((await begin()).challenge);
    expect(await test.call(endpoints.addPasskey.path, { response, name: '  My phone ' }, browser)).toMatchObject({
      status: 200,
    });
    expect(await passkeys()).toMatchObject([{ name: 'My phone' }]);
    const stranger = await test.signUp('b@example.com');
    const rename = async (name: string, who = browser) =>
      test.call(endpoints.renamePasskey.path.replace(':id', (await passkeys())[0]!.id), { name }, who);
    expect(await rename('Mine', stranger)).toMatchObject({ status: 404, code: 'passkeyUnknown' });
    expect(await rename(' ')).toMatchObject({ status: 400, code: 'requestInvalid' });
    expect(await passkeys()).toMatchObject([{ name: 'My phone' }]);
    expect(await rename('Work laptop')).toMatchObject({ status: 200 });
    expect(await passkeys()).toMatchObject([{ name: 'Work laptop' }]);
    expect(await signIn()).toMatchObject({ status: 200 });
  });

  it('of one who opened the account with another’s address goes when the owner comes', async () => {
    await add();
    await test.mails();
    await test.call(endpoints.sendEmailLink.path, { email: 'ana@example.com' });
    await test.call(endpoints.signInByLink.path, { token: tokenIn((await test.mails())[0]) });
    expect(await signIn()).toMatchObject({ code: 'passkeyNotGood' });
  });

  it.each([
    ['nothing in it', {}],
    ['nonsense', { id: 'x', response: { clientDataJSON: '???' } }],
    ['a list', { id: 'x', response: { clientDataJSON: 'W10' } }],
  ])('is refused with %s, not answered as a bug', async (_what, response) => {
    await add();
    for (const one of [response, { ...response, id: authenticator.id, rawId: authenticator.id, type: 'public-key' }]) {
      expect((await test.call(endpoints.signInByPasskey.path, { response: one })).status).toBeLessThan(500);
      expect((await test.call(endpoints.addPasskey.path, { response: one }, browser)).status).toBeLessThan(500);
    }
  });
});

it('is offered where browsers allow it', async () => {
  const offered = async (publicUrl: string) => {
    const one = await testAccounts({ PUBLIC_URL: publicUrl });
    const { data } = await one.get(endpoints.getIdentityOptions.path);
    const { status } = await one.call(endpoints.beginPasskeySignIn.path);
    await one.app.close();
    return [data.passkeys, status];
  };
  expect(await offered('https://pay.example.com')).toEqual([true, 200]);
  expect(await offered('http://localhost:3000')).toEqual([true, 200]);
  expect(await offered('http://pay.example.com')).toEqual([false, 404]);
  expect(await offered('https://192.0.2.1')).toEqual([false, 404]);
  // By the name of this machine, which the pages say to use.
  expect(await offered('http://127.0.0.1:3000')).toEqual([true, 200]);
  expect(await offered('http://[::1]:3000')).toEqual([true, 200]);
  expect(await offered('http://[2001:db8::1]:3000')).toEqual([false, 404]);
});
