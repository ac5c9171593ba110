import { generate } from 'otplib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '@paperwage/api-contract';
import { DAY_MS } from '@paperwage/values';
import { sweep } from '../../../features/account-data/sweep.ts';
import type { Browser, TestAccounts } from '../../../fixtures/test-accounts.ts';
import { PASSWORD, testAccounts, tokenIn } from '../../../fixtures/test-accounts.ts';

const EMAIL = 'ana@example.com';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

let test: TestAccounts;
let browser: Browser;
beforeEach(async () => {
  test = await testAccounts();
  browser = await test.signUp(EMAIL);
  await test.call(endpoints.verifyEmail.path, { token: tokenIn((await test.mails())[0]) }, browser);
});
afterEach(async () => {
  await test.app.close();
  await test.services.records.close();
});

const codeOf = (secret: string, atMs = test.clock.nowMs()) => generate({ secret, epoch: Math.floor(atMs / 1000) });
const signIn = (secondFactor?: string) =>
  test.call(endpoints.signIn.path, { email: EMAIL, password: PASSWORD, secondFactor });

async function turnOn(): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { data } = await test.call(endpoints.beginSecondFactor.path, { currentPassword: PASSWORD }, browser);
  const code = await codeOf(data.secret);
  const confirmed = await test.call(endpoints.confirmSecondFactor.path, { code }, browser);
  expect(confirmed.status).toBe(200);
  test.clock.goOn(30_000);
  return { secret: data.secret, recoveryCodes: confirmed.data.recoveryCodes };
}

describe('sessions', () => {
  it('are listed by device, the last used first, and this one is marked', async () => {
    test.clock.goOn(1000);
    const { data } = await test.call(endpoints.signIn.path, { email: EMAIL, password: PASSWORD });
    await test.call('/api/identity/token', { customToken: data.customToken }, test.newBrowser(), {
      headers: { 'user-agent': FIREFOX },
    });
    const { sessions } = (await test.get(endpoints.listSessions.path, browser)).data;
    expect(sessions).toMatchObject([
      { device: 'Firefox on Windows', isCurrent: false, createdAt: test.clock.nowMs() },
      { device: 'Unknown device', isCurrent: true },
    ]);
  });

  it('are ended one by one, by their owner alone', async () => {
    const elsewhere = await test.signIn(EMAIL);
    const stranger = await test.signUp('b@example.com');
    const { sessions } = (await test.get(endpoints.listSessions.path, elsewhere)).data;
    const { id } = sessions.find(({ isCurrent }) => isCurrent)!;
    const end = (who: Browser | undefined, which = id, currentPassword = PASSWORD) =>
      test.call(endpoints.endSession.path.replace(':id', which), { currentPassword }, who);
    expect(await end(stranger)).toMatchObject({ status: 404, code: 'sessionUnknown' });
    expect(await end(undefined)).toMatchObject({ status: 401 });
    expect(await end(browser, 'x')).toMatchObject({ status: 400 });
    expect(await end(browser, id, 'not that one')).toMatchObject({ code: 'invalidCredentials' });
    expect(await test.get(endpoints.getProfile.path, elsewhere)).toMatchObject({ status: 200 });
    expect(await end(browser)).toMatchObject({ status: 200 });
    expect(await test.get(endpoints.getProfile.path, elsewhere)).toMatchObject({ status: 401 });
    expect(await test.refresh(elsewhere)).toMatchObject({ code: 'signedOut' });
    expect(await end(browser)).toMatchObject({ status: 404 });
  });
});

describe('the trail of an account', () => {
  const eventsOf = async (who: Browser) => (await test.get(endpoints.listSecurityEvents.path, who)).data.events;

  it('has logins, refused ones and changes, newest first, for its owner alone', async () => {
    test.clock.goOn(1000);
    await test.call(endpoints.signIn.path, { email: EMAIL, password: 'not that one' }, undefined, {
      headers: { 'user-agent': FIREFOX },
    });
    test.clock.goOn(1000);
    await turnOn();
    const events = await eventsOf(browser);
    expect(events.map(({ kind }) => kind)).toEqual([
      'secondFactorAdded',
      'loginRefused',
      ...events.slice(2).map(({ kind }) => kind),
    ]);
    expect(
      events
        .slice(2)
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['emailConfirmed', 'loggedIn', 'signedUp']);
    expect(events[1]).toMatchObject({ device: 'Firefox on Windows', at: test.clock.nowMs() - 31_000 });
    const stranger = await test.signUp('b@example.com');
    expect((await eventsOf(stranger)).map(({ kind }) => kind).sort()).toEqual(['loggedIn', 'signedUp']);
    expect(await test.get(endpoints.listSecurityEvents.path)).toMatchObject({ status: 401 });
  });

  it('keeps a place for what the owner did, however many logins are refused', async () => {
    const guess = (remoteAddress: string) =>
      test.call(endpoints.signIn.path, { email: EMAIL, password: 'not that one' }, undefined, { remoteAddress });
    const statuses = [];
    for (let place = 1; place <= 12; place += 1) {
      test.clock.goOn(1000);
      for (let count = 0; count < (place === 12 ? 12 : 3); count += 1) {
        statuses.push((await guess(`192.0.2.${place}`)).status);
      }
    }
    expect(statuses.slice(-3)).toEqual([401, 429, 429]);
    const events = await eventsOf(browser);
    const refused = events.filter(({ kind }) => kind === 'loginRefused');
    expect(refused.map(({ count }) => count)).toEqual([10, ...Array.from({ length: 9 }, () => 3)]);
    expect(refused[0]).toMatchObject({ at: test.clock.nowMs() });
    const others = events.slice(refused.length).map(({ kind }) => kind);
    expect(others.sort()).toEqual(['emailConfirmed', 'loggedIn', 'signedUp']);
    const rows = await test.db.selectFrom('security_events').select('id').where('kind', '=', 'loginRefused').execute();
    expect(rows).toHaveLength(43);
  });

  it('does not take the first of two steps for a refusal, nor a renewed session for a login', async () => {
    await turnOn();
    const before = (await eventsOf(browser)).length;
    expect(await signIn()).toMatchObject({ code: 'secondFactorNeeded' });
    // As a page does that is loaded right after it.
    await test.call(endpoints.login.path, undefined, browser);
    expect(await eventsOf(browser)).toHaveLength(before);
    test.clock.goOn(61_000);
    browser.cookies.clear();
    await test.call(endpoints.login.path, undefined, browser);
    expect(await eventsOf(browser)).toHaveLength(before);
  });

  it('outlives the account, and is swept after 400 days', async () => {
    const count = async () => (await test.db.selectFrom('security_events').selectAll().execute()).length;
    const before = await count();
    const removed = await test.call(endpoints.deleteAccount.path, { currentPassword: PASSWORD }, browser);
    expect(removed).toMatchObject({ status: 200 });
    expect(await count()).toBe(before + 1);
    test.clock.goOn(399 * DAY_MS);
    await sweep(test.services);
    expect(await count()).toBe(before + 1);
    test.clock.goOn(2 * DAY_MS);
    await sweep(test.services);
    expect(await count()).toBe(0);
  });

  it('keeps nobody’s name, email or network address, and names the request of the answer', async () => {
    const { headers } = await test.call(endpoints.signIn.path, { email: EMAIL, password: 'wrong' }, undefined, {
      remoteAddress: '192.0.2.77',
    });
    await test.call(endpoints.signIn.path, { email: 'nobody@example.com', password: 'wrong' });
    const rows = await test.db.selectFrom('security_events').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/ana@|nobody|192\.0\.2/);
    expect(rows.map(({ request_id }) => request_id)).toContain(headers['x-request-id']);
    expect(rows.at(-1)).toMatchObject({ kind: 'loginRefused', account: null });
  });
});

describe('the second factor', () => {
  it('is off until it is confirmed with a code of the app', async () => {
    const { data } = await test.call(endpoints.beginSecondFactor.path, { currentPassword: PASSWORD }, browser);
    expect(data.address).toBe(`otpauth://totp/Paperwage:ana%40example.com?secret=${data.secret}&issuer=Paperwage`);
    expect(await test.call(endpoints.confirmSecondFactor.path, { code: '000000' }, browser)).toMatchObject({
      code: 'secondFactorWrong',
    });
    expect(await signIn()).toMatchObject({ status: 200 });
    expect((await test.get(endpoints.getAccountSecurity.path, browser)).data).toEqual({
      hasPassword: true,
      hasSecondFactor: false,
      recoveryCodesLeft: 0,
      social: [],
      passkeys: [],
      phone: null,
    });
  });

  it('is asked for from then on, and a code is good once', async () => {
    const { secret } = await turnOn();
    expect(await signIn()).toMatchObject({ status: 401, code: 'secondFactorNeeded' });
    expect(await signIn('')).toMatchObject({ code: 'secondFactorNeeded' });
    const code = await codeOf(secret);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect(await signIn(wrong)).toMatchObject({ status: 403, code: 'secondFactorWrong' });
    expect(await signIn(`${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({ status: 200 });
    expect(await signIn(code)).toMatchObject({ code: 'secondFactorWrong' });
    const earlier = await codeOf(secret, test.clock.nowMs() - 30_000);
    expect(await signIn(earlier)).toMatchObject({ code: 'secondFactorWrong' });
    const later = await codeOf(secret, test.clock.nowMs() + 30_000);
    expect(await signIn(later)).toMatchObject({ status: 200 });
    const tooEarly = await codeOf(secret, test.clock.nowMs() + 90_000);
    expect(await signIn(tooEarly)).toMatchObject({ code: 'secondFactorWrong' });
  });

  it('is told to nobody who does not know the password', async () => {
    await turnOn();
    expect(await test.call(endpoints.signIn.path, { email: EMAIL, password: 'wrong' })).toMatchObject({
      code: 'wrongPassword',
    });
  });

  it('cannot be guessed without end', async () => {
    await turnOn();
    const codes = [];
    for (let count = 0; count < 11; count += 1) codes.push((await signIn('000000')).code);
    expect(codes.slice(-2)).toEqual(['secondFactorWrong', 'tooManySignIns']);
  });

  it('has ten recovery codes, each for one use', async () => {
    const { recoveryCodes } = await turnOn();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first, second] = recoveryCodes;
    const both = await Promise.all([signIn(first), signIn(first)]);
    expect(both.map(({ code }) => code).sort()).toEqual(['', 'secondFactorWrong']);
    expect(await signIn(second!.toUpperCase().replaceAll('-', ' '))).toMatchObject({ status: 200 });
    expect((await test.get(endpoints.getAccountSecurity.path, browser)).data).toMatchObject({
      hasSecondFactor: true,
      recoveryCodesLeft: 8,
    });
  });

  it('is added by nobody who does not know the password, and the user is told', async () => {
    expect(await test.call(endpoints.beginSecondFactor.path, { currentPassword: 'wrong' }, browser)).toMatchObject({
      message: 'Invalid credentials',
    });
    await turnOn();
    expect(await test.mails()).toMatchObject([
      { to: EMAIL, subject: 'An authenticator app was added to your account' },
    ]);
  });

  it('cannot be replaced while it is on, and is removed with the password', async () => {
    await turnOn();
    expect(await test.call(endpoints.beginSecondFactor.path, { currentPassword: PASSWORD }, browser)).toMatchObject({
      code: 'secondFactorOn',
    });
    const remove = (currentPassword: string) =>
      test.call(endpoints.removeSecondFactor.path, { currentPassword }, browser);
    expect(await remove('wrong')).toMatchObject({ message: 'Invalid credentials' });
    expect(await signIn()).toMatchObject({ code: 'secondFactorNeeded' });
    expect(await remove(PASSWORD)).toMatchObject({ status: 200 });
    expect(await signIn()).toMatchObject({ status: 200 });
    expect((await test.get(endpoints.getAccountSecurity.path, browser)).data).toMatchObject({ recoveryCodesLeft: 0 });
  });

  it('stays when the password is reset by mail', async () => {
    await turnOn();
    await test.call(endpoints.forgotPassword.path, { email: EMAIL });
    const mail = (await test.mails()).find(({ text }) => text.includes('#token='));
    await test.call(endpoints.resetPassword.path, { token: tokenIn(mail), password: 'granite whistle 77 pond' });
    const answer = await test.call(endpoints.signIn.path, { email: EMAIL, password: 'granite whistle 77 pond' });
    expect(answer).toMatchObject({ code: 'secondFactorNeeded' });
  });

  it('needs somebody who is signed in', async () => {
    for (const url of [endpoints.beginSecondFactor.path, endpoints.listSessions.path]) {
      const body = { currentPassword: PASSWORD };
      const answer = url === endpoints.listSessions.path ? await test.get(url) : await test.call(url, body);
      expect(answer).toMatchObject({ code: 'signInNeeded' });
    }
  });
});
