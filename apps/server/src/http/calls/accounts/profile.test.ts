import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '@paperwage/api-contract';
import type { Browser, TestAccounts } from '../../../fixtures/test-accounts.ts';
import { PASSWORD, testAccounts, tokenIn } from '../../../fixtures/test-accounts.ts';
import { newId } from '../../../ids.ts';

const EMAIL = 'ana@example.com';
const NEW_PASSWORD = 'granite whistle 77 pond';

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

const user = async (who = browser) => (await test.get(endpoints.getProfile.path, who)).data.user;
const isSignedIn = async (who: Browser) => (await test.get(endpoints.getProfile.path, who)).status === 200;

/** Asks as one who is signed in and whose account is not there. */
async function askAsNobody(options: InjectOptions) {
  const identity = {
    ...test.services.identity,
    verifyIdToken: () => Promise.resolve({ userId: 'nobody', signedInAtMs: 0 }),
  };
  const { createApp } = await import('../../create-app.ts');
  const { testConfig } = await import('../../../fixtures/test-app.ts');
  const app = await createApp({ config: testConfig(), services: { ...test.services, identity } });
  const headers = { authorization: 'Bearer a.b.c', 'sec-fetch-site': 'same-origin' };
  const response = await app.inject({ ...options, headers });
  await app.close();
  return response.json<unknown>();
}

describe('the profile', () => {
  it('is told to nobody who is not signed in', async () => {
    expect(await test.get(endpoints.getProfile.path)).toMatchObject({ status: 401, code: 'signInNeeded' });
    const changed = await test.call(endpoints.updateProfile.path, { firstName: 'Eve' });
    expect(changed).toMatchObject({ code: 'signInNeeded' });
  });

  it('that is not there is answered as specified', async () => {
    const answer = await askAsNobody({ url: endpoints.getProfile.path });
    expect(answer).toMatchObject({ ok: false, error: { message: 'Something went wrong' } });
  });

  it('takes new names alone without a password', async () => {
    await test.call(endpoints.updateProfile.path, { firstName: 'Ana', lastName: 'Silva' }, browser);
    await test.call(endpoints.updateProfile.path, { lastName: 'Nguyễn' }, browser);
    expect(await user()).toMatchObject({ firstName: 'Ana', lastName: 'Nguyễn', email: EMAIL, isValidEmail: true });
    expect(await test.mails()).toEqual([]);
  });

  it('keeps the proven address of one who knows the password until the new one is proven, and tells both', async () => {
    const email = 'ana.silva@example.com';
    for (const currentPassword of [undefined, '', 'wrong']) {
      const refused = await test.call(endpoints.updateProfile.path, { email, currentPassword }, browser);
      expect(refused).toMatchObject({ status: 403, message: 'Invalid credentials' });
    }
    await test.call(
      endpoints.updateProfile.path,
      { email: 'mistyped@example.com', currentPassword: PASSWORD },
      browser,
    );
    const mistyped = (await test.mails()).find(({ to }) => to === 'mistyped@example.com');
    expect(await test.call(endpoints.updateProfile.path, { email, currentPassword: PASSWORD }, browser)).toMatchObject({
      status: 200,
    });
    expect(await user()).toMatchObject({ email: EMAIL, isValidEmail: true });
    const mails = await test.mails();
    expect(mails.map(({ to, subject }) => [to, subject]).sort()).toEqual([
      [email, 'Confirm your new email'],
      [EMAIL, 'Someone asked to change your email'],
    ]);
    expect(mails.find(({ to }) => to === EMAIL)!.text).not.toContain(email);
    // Neither the mailbox alone nor the link that was asked for before does anything.
    await test.call(endpoints.forgotPassword.path, { email });
    expect(await test.mails()).toEqual([]);
    const other = await test.signUp('b@example.com');
    await test.mails();
    const token = tokenIn(mails.find(({ to }) => to === email));
    expect(await test.call(endpoints.verifyEmail.path, { token }, other)).toMatchObject({ code: 'verifySignedIn' });
    expect(await test.call(endpoints.verifyEmail.path, { token: tokenIn(mistyped) }, browser)).toMatchObject({
      code: 'linkNotGood',
    });
    expect(await test.call(endpoints.verifyEmail.path, { token }, browser)).toMatchObject({ status: 200 });
    expect(await test.call(endpoints.verifyEmail.path, { token }, browser)).toMatchObject({ code: 'linkNotGood' });
    expect(await user()).toMatchObject({ email, isValidEmail: true });
    expect((await test.mails()).map(({ to, subject }) => [to, subject])).toEqual([[EMAIL, 'Your email was changed']]);
    expect(await test.call(endpoints.signIn.path, { email, password: PASSWORD })).toMatchObject({ status: 200 });
    expect(await test.call(endpoints.signIn.path, { email: EMAIL, password: PASSWORD })).toMatchObject({
      code: 'userNotFound',
    });
  });

  it('takes a new address at once where the one before was never proven', async () => {
    const other = await test.signUp('mistyped@example.com');
    await test.mails();
    const email = 'ana.silva@example.com';
    await test.call(endpoints.updateProfile.path, { email, currentPassword: PASSWORD }, other);
    expect(await user(other)).toMatchObject({ email, isValidEmail: false });
    const mails = await test.mails();
    expect(mails.map(({ to, subject }) => [to, subject]).sort()).toEqual([
      [email, 'Confirm your email'],
      ['mistyped@example.com', 'Your email was changed'],
    ]);
    await test.call(endpoints.verifyEmail.path, { token: tokenIn(mails.find(({ to }) => to === email)) }, other);
    expect(await user(other)).toMatchObject({ isValidEmail: true });
  });

  it('does not take the address of another, asked for or in the meantime, nor links to the old one', async () => {
    await test.signUp('b@example.com');
    const change = { email: 'B@example.com', currentPassword: PASSWORD };
    expect(await test.call(endpoints.updateProfile.path, change, browser)).toMatchObject({
      status: 409,
      code: 'emailTaken',
    });
    await test.mails();
    const email = 'c@example.com';
    await test.call(endpoints.updateProfile.path, { email, currentPassword: PASSWORD }, browser);
    const token = tokenIn((await test.mails()).find(({ to }) => to === email));
    const second = 'd@example.com';
    await test.signUp(email);
    expect(await test.call(endpoints.verifyEmail.path, { token }, browser)).toMatchObject({
      status: 409,
      code: 'emailTaken',
    });
    expect(await user()).toMatchObject({ email: EMAIL });
    await test.call(endpoints.forgotPassword.path, { email: EMAIL });
    await test.call(endpoints.updateProfile.path, { email: second, currentPassword: PASSWORD }, browser);
    const mails = await test.mails();
    await test.call(endpoints.verifyEmail.path, { token: tokenIn(mails.find(({ to }) => to === second)) }, browser);
    const reset = mails.find(({ to, subject }) => to === EMAIL && !subject.startsWith('Another'));
    expect(
      await test.call(endpoints.resetPassword.path, { token: tokenIn(reset), password: NEW_PASSWORD }),
    ).toMatchObject({
      code: 'linkNotGood',
    });
  });

  it('sends the proof of the address again while it is unproven, five times an hour', async () => {
    await test.call(endpoints.sendVerification.path, undefined, browser);
    expect(await test.mails()).toEqual([]);
    const other = await test.signUp('b@example.com');
    await test.mails();
    const codes = [];
    for (let count = 0; count < 6; count += 1) {
      codes.push((await test.call(endpoints.sendVerification.path, undefined, other)).code);
    }
    expect(codes).toEqual(['', '', '', '', '', 'tooManyMails']);
    expect(await test.mails()).toHaveLength(5);
  });
});

describe('changing the password', () => {
  const change = (currentPassword: string, newPassword = NEW_PASSWORD) =>
    test.call(endpoints.changePassword.path, { currentPassword, newPassword }, browser);

  it('needs the current one', async () => {
    expect(await change('wrong')).toMatchObject({ status: 403, message: 'Invalid credentials' });
    expect(await change('')).toMatchObject({ message: 'Invalid credentials' });
    expect(await test.call(endpoints.signIn.path, { email: EMAIL, password: PASSWORD })).toMatchObject({ status: 200 });
  });

  it('that fails for another reason is answered as specified', async () => {
    const payload = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    const answer = await askAsNobody({ method: 'POST', url: endpoints.changePassword.path, payload });
    expect(answer).toMatchObject({ ok: false, error: { message: 'Something went wrong' } });
  });

  it('cannot be tried without end', async () => {
    const codes = await Promise.all(Array.from({ length: 12 }, async () => (await change('wrong')).code));
    expect(codes.filter((code) => code === 'invalidCredentials')).toHaveLength(10);
    expect(await change(PASSWORD)).toMatchObject({ code: 'tooManySignIns' });
  });

  it('ends every other session', async () => {
    const elsewhere = await test.signIn(EMAIL);
    test.clock.goOn(1000);
    expect(await change(PASSWORD)).toMatchObject({ status: 200 });
    expect([await isSignedIn(browser), await isSignedIn(elsewhere)]).toEqual([true, false]);
    expect(await test.refresh(browser)).toMatchObject({ status: 200 });
    expect(await test.refresh(elsewhere)).toMatchObject({ code: 'signedOut' });
    expect(await test.call(endpoints.signIn.path, { email: EMAIL, password: PASSWORD })).toMatchObject({
      code: 'wrongPassword',
    });
    expect(await isSignedIn(await test.signIn(EMAIL, NEW_PASSWORD))).toBe(true);
  });

  it('refuses one that is easily guessed, and names the entry', async () => {
    expect(await change(PASSWORD, 'football2024')).toMatchObject({ status: 422, code: 'passwordWeak' });
  });

  it('is told by mail once for each change', async () => {
    const notify = () => test.get(endpoints.notifyPasswordUpdated.path, browser);
    expect(await test.get(endpoints.notifyPasswordUpdated.path)).toMatchObject({ status: 401, code: 'signInNeeded' });
    expect(await notify()).toMatchObject({ status: 200 });
    expect(await test.mails()).toEqual([]);
    await change(PASSWORD);
    await Promise.all([notify(), notify(), notify()]);
    expect(await test.mails()).toMatchObject([{ to: EMAIL, subject: 'Your password was changed' }]);
    await change(NEW_PASSWORD, PASSWORD);
    await notify();
    expect(await test.mails()).toHaveLength(1);
  });
});

describe('deleting the account', () => {
  const tables = [
    'users',
    'passwords',
    'token_families',
    'refresh_tokens',
    'server_sessions',
    'link_tokens',
    'second_factors',
    'recovery_codes',
    'idempotency',
    'attempts',
  ] as const;
  const rowsLeft = async () => {
    const counts = await Promise.all(
      tables.map(async (table) => (await test.db.selectFrom(table).selectAll().execute()).length),
    );
    return Object.fromEntries(tables.map((table, at) => [table, counts[at]]));
  };

  it('needs the password, and leaves nothing', async () => {
    const { id } = await user();
    await test.services.records.transaction(({ idempotency }) =>
      idempotency.take({ userId: id, call: 'x', key: 'k', createdId: 'c', createdAtMs: 1 }),
    );
    await test.call(endpoints.forgotPassword.path, { email: EMAIL });
    await test.mails();
    await test.db.deleteFrom('attempts').execute();
    const refused = await test.call(endpoints.deleteAccount.path, { currentPassword: 'wrong' }, browser);
    expect(refused).toMatchObject({ message: 'Invalid credentials' });
    expect(await isSignedIn(browser)).toBe(true);
    expect(await test.call(endpoints.deleteAccount.path, { currentPassword: PASSWORD }, browser)).toMatchObject({
      status: 200,
    });
    expect(browser.cookies.size).toBe(0);
    expect(await isSignedIn(browser)).toBe(false);
    expect(await rowsLeft()).toEqual(Object.fromEntries(tables.map((table) => [table, 0])));
    expect(await test.call(endpoints.signUp.path, { email: EMAIL, password: PASSWORD })).toMatchObject({ status: 200 });
  });

  it('takes away what requests that were under way keep after it, and tells by mail', async () => {
    const { id } = await user();
    await test.call(endpoints.deleteAccount.path, { currentPassword: PASSWORD }, browser);
    // A page of another tab that ends now, which was let in before.
    const about = { id: newId(test.clock.nowMs()), type: 'w2' as const, fromName: 'A', toName: 'B', date: '2025' };
    const content = { template: 'plain', theme: '', documentData: {} };
    await test.services.records.drafts.create(id, { ...about, version: 1, updatedAtMs: test.clock.nowMs(), content });
    expect(await test.mails()).toMatchObject([{ to: EMAIL, subject: 'Your account was deleted' }]);
    expect(await test.services.records.drafts.list(id)).toHaveLength(1);
    test.clock.goOn(15 * 60_000);
    await test.mails();
    expect(await test.services.records.drafts.list(id)).toEqual([]);
    expect(await test.services.records.jobs.list(9)).toEqual([]);
  });

  it('deletes nothing when a part of it fails', async () => {
    const failing = { removeAllOf: () => Promise.reject(new Error('no')) };
    const { deleteAccount } = await import('../../../features/accounts/profile.ts');
    const { id } = await user();
    const context = {
      ...test.services,
      accountData: [...test.services.accountData, failing],
      publicUrl: test.publicUrl,
      attemptsPerHour: 10,
      adminEmails: [],
      company: { email: 'help@example.com' },
    };
    const proven = { userId: id, signedInAtMs: test.clock.nowMs() };
    await expect(deleteAccount(context, proven, PASSWORD)).rejects.toThrow('no');
    expect(await isSignedIn(browser)).toBe(true);
  });
});
