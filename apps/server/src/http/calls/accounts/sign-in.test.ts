import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '@paperwage/api-contract';
import type { Browser, TestAccounts } from '../../../fixtures/test-accounts.ts';
import { PASSWORD, testAccounts, tokenIn } from '../../../fixtures/test-accounts.ts';

const EMAIL = 'ana@example.com';
const OTHER_PASSWORD = 'granite whistle 77 pond';
const TOO_MANY =
  'Access to this account has been temporarily disabled due to many failed login attempts. You can immediately ' +
  'restore it by resetting your password or you can try again later.';

let test: TestAccounts;
beforeEach(async () => void (test = await testAccounts()));
afterEach(async () => {
  await test.app.close();
  await test.services.records.close();
});

const isValidEmail = async (browser: Awaited<ReturnType<TestAccounts['signUp']>>) =>
  (await test.get(endpoints.getProfile.path, browser)).data.user.isValidEmail;

describe('signing up', () => {
  it('opens the account of a guest and signs in', async () => {
    const browser = test.newBrowser();
    const { status, data } = await test.call(endpoints.signUp.path, {
      email: ' Ana@Example.com ',
      password: PASSWORD,
      firstName: 'Ana',
      lastName: 'Nguyễn',
    });
    expect(status).toBe(200);
    await test.enter(data.customToken, browser);
    const profile = await test.get(endpoints.getProfile.path, browser);
    expect(profile.data).toEqual({
      user: {
        id: expect.any(String),
        email: EMAIL,
        isValidEmail: false,
        firstName: 'Ana',
        lastName: 'Nguyễn',
        roles: { guest: true },
      },
      subscription: { isActive: true, subscriptionType: null },
    });
  });

  it('proves the address by the link in the mail, once', async () => {
    const browser = await test.signUp(EMAIL);
    const [mail] = await test.mails();
    expect(mail).toMatchObject({ to: EMAIL, subject: 'Confirm your email' });
    expect(mail!.text).toContain(`${test.publicUrl}/auth/verify-email#token=`);
    expect(await isValidEmail(browser)).toBe(false);
    expect(await test.call(endpoints.verifyEmail.path, { token: tokenIn(mail) }, browser)).toMatchObject({
      status: 200,
    });
    expect(await isValidEmail(browser)).toBe(true);
    expect(await test.call(endpoints.verifyEmail.path, { token: tokenIn(mail) })).toMatchObject({
      code: 'linkNotGood',
    });
  });

  it('proves no address to one who is not signed in to its account, for another may have opened it', async () => {
    const browser = await test.signUp(EMAIL);
    const token = tokenIn((await test.mails())[0]);
    const other = await test.signUp('eve@example.com');
    for (const asked of [undefined, other]) {
      expect(await test.call(endpoints.verifyEmail.path, { token }, asked)).toMatchObject({
        status: 403,
        code: 'verifySignedIn',
      });
    }
    expect(await isValidEmail(browser)).toBe(false);
    expect(await test.call(endpoints.verifyEmail.path, { token: token.slice(0, 3) }, browser)).toMatchObject({
      code: 'linkNotGood',
    });
    expect(await test.call(endpoints.verifyEmail.path, { token }, browser)).toMatchObject({ status: 200 });
  });

  it('by two at once opens one account', async () => {
    const answers = await Promise.all([
      test.call(endpoints.signUp.path, { email: EMAIL, password: PASSWORD }),
      test.call(endpoints.signUp.path, { email: 'ANA@example.com', password: OTHER_PASSWORD }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await test.db.selectFrom('users').select('id').execute()).toHaveLength(1);
    expect(await test.mails()).toHaveLength(1);
  });

  it.each([
    ['a role', { roles: { admin: true } }],
    ['a role by another name', { isGuest: false }],
    ['an id', { id: '0190b0c0-0000-7000-8000-000000000000' }],
    ['proof of the address', { isValidEmail: true }],
  ])('refuses %s in the body', async (_what, extra) => {
    const answer = await test.call(endpoints.signUp.path, { email: EMAIL, password: PASSWORD, ...extra });
    expect(answer).toMatchObject({ status: 400, code: 'requestInvalid' });
    expect(await test.db.selectFrom('users').select('id').execute()).toEqual([]);
  });

  it.each([
    ['empty', ''],
    ['spaces', '   '],
    ['without a host', 'ana'],
    ['huge', `${'a'.repeat(60_000)}@example.com`],
    ['other letters', 'аna@example.com'],
    ['full-width letters', 'ａｎａ@example.com'],
    ['a new line', 'ana@example.com\nbcc: eve@example.com'],
    ['a second address', 'ana@example.com,eve@example.com'],
    ['a name and an address', 'Ana <ana@example.com>'],
    ['a null character', 'ana\0@example.com'],
  ])('refuses an email address that is %s', async (_what, email) => {
    const answer = await test.call(endpoints.signUp.path, { email, password: PASSWORD });
    expect(answer).toMatchObject({ status: 400, code: 'requestInvalid' });
  });

  it.each([
    ['common', 'Password123!'],
    ['a walk', 'qwertyuiop'],
    ['the address', 'ana.example'],
    ['the name', 'Valentina1990'],
  ])('refuses a password that is %s', async (_what, password) => {
    const person = { email: 'ana.example@example.com', firstName: 'Valentina' };
    expect(await test.call(endpoints.signUp.path, { ...person, password })).toMatchObject({
      status: 422,
      code: 'passwordWeak',
    });
  });

  it('refuses short and endless passwords', async () => {
    for (const password of ['x7!kq', 'x'.repeat(201)]) {
      expect(await test.call(endpoints.signUp.path, { email: EMAIL, password })).toMatchObject({
        code: 'requestInvalid',
      });
    }
  });

  it('is limited for one address', async () => {
    const few = await testAccounts({ ACCOUNT_ATTEMPTS_PER_HOUR: '2' });
    const codes = [];
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com']) {
      codes.push((await few.call(endpoints.signUp.path, { email, password: PASSWORD })).code);
    }
    expect(codes).toEqual(['', '', 'tooManyRequests']);
    await few.app.close();
  });
});

describe('signing in', () => {
  it('answers ok with a custom token, as signing up does', async () => {
    for (const url of [endpoints.signUp.path, endpoints.signIn.path]) {
      const token = url === endpoints.signUp.path && { appCheckToken: await test.appCheckToken() };
      const payload = { email: EMAIL, password: PASSWORD, ...token };
      const headers = { 'sec-fetch-site': 'same-origin' };
      const response = await test.app.inject({ method: 'POST', url, payload, headers });
      expect(response.json()).toEqual({
        ok: true,
        data: { customToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string },
      });
    }
  });

  it('tells an unknown address from a wrong password, as specified', async () => {
    await test.signUp(EMAIL);
    expect(await test.call(endpoints.signIn.path, { email: 'eve@example.com', password: 'x' })).toMatchObject({
      status: 404,
      message: 'User not found. Please check your email.',
    });
    expect(await test.call(endpoints.signIn.path, { email: EMAIL, password: 'x' })).toMatchObject({
      status: 401,
      message: 'Wrong password. Please check your password.',
    });
    expect(await test.call(endpoints.signIn.path, { email: 'ANA@EXAMPLE.COM', password: PASSWORD })).toMatchObject({
      status: 200,
      data: { customToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) },
    });
  });

  it('is blocked for an account after ten failures, however many come at once, until a new password is chosen', async () => {
    await test.signUp(EMAIL);
    await test.mails();
    const wrong = () => test.call(endpoints.signIn.path, { email: EMAIL, password: 'wrong' });
    const codes = (await Promise.all(Array.from({ length: 14 }, wrong))).map(({ code }) => code);
    expect(codes.filter((code) => code === 'wrongPassword')).toHaveLength(10);
    expect(codes.filter((code) => code === 'tooManySignIns')).toHaveLength(4);
    const blocked = await test.call(endpoints.signIn.path, { email: EMAIL, password: PASSWORD });
    expect(blocked).toMatchObject({ status: 429, message: TOO_MANY });
    expect(blocked.headers['retry-after']).toBe('900');
    await test.call(endpoints.forgotPassword.path, { email: EMAIL });
    const [mail] = await test.mails();
    await test.call(endpoints.resetPassword.path, { token: tokenIn(mail), password: OTHER_PASSWORD });
    expect(await test.call(endpoints.signIn.path, { email: EMAIL, password: OTHER_PASSWORD })).toMatchObject({
      status: 200,
    });
  });

  it('goes on in a browser that the owner used, while strangers from many addresses are stopped', async () => {
    const browser = await test.signUp(EMAIL);
    const open = await test.signUp('eve@example.com');
    const enter = (remoteAddress: string, password: string, who?: Browser) =>
      test.call(endpoints.signIn.path, { email: EMAIL, password }, who, { remoteAddress });
    for (let stranger = 0; stranger < 50; stranger += 1) await enter(`198.51.100.${stranger}`, 'wrong');
    const blocked = await enter('203.0.113.1', PASSWORD);
    expect(blocked).toMatchObject({ status: 429, message: TOO_MANY });
    expect(blocked.headers['retry-after']).toBe('3600');
    expect(await enter('203.0.113.1', PASSWORD, open)).toMatchObject({ code: 'tooManySignIns' });
    await test.call(endpoints.logout.path, undefined, browser);
    expect(await enter('203.0.113.2', PASSWORD, browser)).toMatchObject({ status: 200 });
    // The password is not in the cookie: a thief may guess ten times.
    const thief = { cookies: new Map([['__device', browser.cookies.get('__device')!]]), idToken: '' };
    const codes = [];
    for (let guess = 0; guess < 11; guess += 1) codes.push((await enter('203.0.113.3', 'wrong', thief)).code);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 'wrongPassword'), 'tooManySignIns']);
  });

  it('is free again later', async () => {
    await test.signUp(EMAIL);
    for (let count = 0; count < 11; count += 1)
      await test.call(endpoints.signIn.path, { email: EMAIL, password: 'wrong' });
    test.clock.goOn(15 * 60_000);
    expect(await test.call(endpoints.signIn.path, { email: EMAIL, password: PASSWORD })).toMatchObject({ status: 200 });
  });

  it('is blocked in the same way for an account that does not exist', async () => {
    const codes = [];
    for (let count = 0; count < 11; count += 1) {
      codes.push((await test.call(endpoints.signIn.path, { email: 'eve@example.com', password: 'wrong' })).code);
    }
    expect(codes.slice(-2)).toEqual(['userNotFound', 'tooManySignIns']);
  });

  it('is limited for one address over all accounts, and success does not count', async () => {
    const few = await testAccounts({ ACCOUNT_ATTEMPTS_PER_HOUR: '3' });
    await few.signUp(EMAIL);
    const from = (remoteAddress: string, email: string, password: string) =>
      few.call(endpoints.signIn.path, { email, password }, undefined, { remoteAddress });
    for (let count = 0; count < 5; count += 1) {
      expect(await from('198.51.100.7', EMAIL, PASSWORD)).toMatchObject({ status: 200 });
    }
    const codes = [];
    for (const email of ['a', 'b', 'c', 'd']) {
      codes.push((await from('198.51.100.7', `${email}@example.com`, 'wrong')).code);
    }
    expect(codes).toEqual(['userNotFound', 'userNotFound', 'userNotFound', 'tooManyRequests']);
    expect(await from('198.51.100.7', EMAIL, PASSWORD)).toMatchObject({ code: 'tooManyRequests' });
    expect(await from('198.51.100.8', EMAIL, PASSWORD)).toMatchObject({ status: 200 });
    const network = (tail: string) => from(`2001:db8:1:2::${tail}`, `${tail}@example.com`, 'wrong');
    for (const tail of ['a', 'b', 'c']) expect(await network(tail)).toMatchObject({ code: 'userNotFound' });
    expect(await network('d')).toMatchObject({ code: 'tooManyRequests' });
    await few.app.close();
  });
});

describe('a forgotten password', () => {
  it('is answered alike for every address, and the same work is done for it', async () => {
    await test.signUp(EMAIL);
    await test.mails();
    const jobsBefore = await test.services.records.jobs.list(10);
    const answers = [];
    for (const email of [EMAIL, 'eve@example.com']) {
      const { status, data, headers } = await test.call(endpoints.forgotPassword.path, { email });
      answers.push({ status, data, length: headers['content-length'] });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(jobsBefore).toEqual([]);
    const jobs = await test.services.records.jobs.list(10);
    expect(jobs.map(({ kind }) => kind)).toEqual(['accountLink', 'accountLink']);
    const mails = await test.mails();
    expect(mails.map(({ to }) => to)).toEqual([EMAIL]);
  });

  it('is replaced by the link, once, which ends every session', async () => {
    const browser = await test.signUp(EMAIL);
    await test.mails();
    await test.call(endpoints.forgotPassword.path, { email: EMAIL });
    const [mail] = await test.mails();
    expect(mail!.text).toContain(`${test.publicUrl}/auth/reset-password#token=`);
    const token = tokenIn(mail);
    test.clock.goOn(1000);
    expect(await test.call(endpoints.resetPassword.path, { token, password: 'Password123' })).toMatchObject({
      code: 'passwordWeak',
    });
    expect(await test.call(endpoints.resetPassword.path, { token, password: OTHER_PASSWORD })).toMatchObject({
      status: 200,
    });
    expect(await test.call(endpoints.resetPassword.path, { token, password: PASSWORD })).toMatchObject({ status: 410 });
    expect(await test.get(endpoints.getProfile.path, browser)).toMatchObject({ code: 'signInNeeded' });
    expect(await test.refresh(browser)).toMatchObject({ code: 'signedOut' });
    expect(await test.call(endpoints.signIn.path, { email: EMAIL, password: PASSWORD })).toMatchObject({
      code: 'wrongPassword',
    });
    expect(await test.mails()).toMatchObject([{ to: EMAIL, subject: 'Your password was changed' }]);
    expect(await isValidEmail(await test.signIn(EMAIL, OTHER_PASSWORD))).toBe(true);
  });

  it('has a link for an hour, and for nothing else', async () => {
    await test.signUp(EMAIL);
    await test.mails();
    await test.call(endpoints.forgotPassword.path, { email: EMAIL });
    const [mail] = await test.mails();
    const token = tokenIn(mail);
    expect(await test.call(endpoints.signInByLink.path, { token })).toMatchObject({ code: 'linkNotGood' });
    expect(await test.call(endpoints.verifyEmail.path, { token })).toMatchObject({ code: 'linkNotGood' });
    test.clock.goOn(60 * 60_000);
    expect(await test.call(endpoints.resetPassword.path, { token, password: OTHER_PASSWORD })).toMatchObject({
      code: 'linkNotGood',
    });
  });

  it('sends no more than five mails an hour, and says so alike', async () => {
    await test.signUp(EMAIL);
    for (const email of [EMAIL, 'eve@example.com']) {
      const codes = [];
      for (let count = 0; count < 6; count += 1)
        codes.push((await test.call(endpoints.forgotPassword.path, { email })).code);
      expect(codes).toEqual(['', '', '', '', '', 'tooManyMails']);
    }
  });
});

describe('a link to sign in', () => {
  it('signs in once, within 15 minutes, and proves the address', async () => {
    const owner = await test.signUp(EMAIL);
    const [verification] = await test.mails();
    await test.call(endpoints.verifyEmail.path, { token: tokenIn(verification) }, owner);
    expect(await test.call(endpoints.sendEmailLink.path, { email: 'eve@example.com' })).toMatchObject({ status: 200 });
    await test.call(endpoints.sendEmailLink.path, { email: EMAIL });
    await test.call(endpoints.sendEmailLink.path, { email: EMAIL });
    const [first, second, ...others] = await test.mails();
    expect(others).toEqual([]);
    expect(first!.text).toContain(`${test.publicUrl}/auth/email-link#token=`);
    const { data } = await test.call(endpoints.signInByLink.path, { token: tokenIn(first) });
    const browser = test.newBrowser();
    await test.enter(data.customToken, browser);
    expect(await isValidEmail(browser)).toBe(true);
    expect(await test.call(endpoints.signInByLink.path, { token: tokenIn(first) })).toMatchObject({
      code: 'linkNotGood',
    });
    test.clock.goOn(15 * 60_000);
    expect(await test.call(endpoints.signInByLink.path, { token: tokenIn(second) })).toMatchObject({
      code: 'linkNotGood',
    });
    expect(await test.call(endpoints.signIn.path, { email: EMAIL, password: PASSWORD })).toMatchObject({ status: 200 });
  });

  it('lets in though others failed with passwords', async () => {
    await test.signUp(EMAIL);
    await test.mails();
    for (let count = 0; count < 11; count += 1)
      await test.call(endpoints.signIn.path, { email: EMAIL, password: 'wrong' });
    await test.call(endpoints.sendEmailLink.path, { email: EMAIL });
    const [mail] = await test.mails();
    expect(await test.call(endpoints.signInByLink.path, { token: tokenIn(mail) })).toMatchObject({ status: 200 });
  });

  it('takes an account back from one who opened it with somebody else’s address', async () => {
    const stranger = await test.signUp(EMAIL);
    await test.mails();
    await test.call(endpoints.sendEmailLink.path, { email: EMAIL });
    const [mail] = await test.mails();
    expect(await test.call(endpoints.signInByLink.path, { token: tokenIn(mail) })).toMatchObject({ status: 200 });
    expect(await test.get(endpoints.getProfile.path, stranger)).toMatchObject({ code: 'signInNeeded' });
    expect(await test.call(endpoints.signIn.path, { email: EMAIL, password: PASSWORD })).toMatchObject({
      code: 'wrongPassword',
    });
  });
});

it('keeps no password, link or name in clear, and no token', async () => {
  const browser = await test.signUp(EMAIL);
  await test.call(endpoints.signUp.path, { email: 'b@example.com', password: PASSWORD, firstName: 'Zsuzsanna' });
  const mails = await test.mails();
  const rows = [];
  for (const table of ['users', 'passwords', 'link_tokens', 'refresh_tokens', 'server_sessions', 'keys'] as const) {
    rows.push(...(await test.db.selectFrom(table).selectAll().execute()));
  }
  const text = JSON.stringify(rows, (_key, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
  );
  const secrets = [PASSWORD, 'Zsuzsanna', ...mails.map(tokenIn), ...browser.cookies.values()];
  for (const secret of secrets) expect(text.includes(secret.split('.')[0]!)).toBe(false);
  // The private part of a key, as a JWK writes it.
  expect(text).toContain(String.raw`\"kid\":`);
  expect(text).not.toContain(String.raw`\"d\":`);
});
