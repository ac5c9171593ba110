import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { endpoints } from '@paperwage/api-contract';
import { codeIn, NUMBER, OTHER_NUMBER, otherThan, usePhoneApp } from '../../../fixtures/phone-app.ts';
import type { Browser } from '../../../fixtures/test-accounts.ts';
import { PASSWORD, tokenIn } from '../../../fixtures/test-accounts.ts';

const EMAIL = 'ana@example.com';
const NEW_PASSWORD = 'granite whistle 77 pond';
const MASKED = '(•••) •••-0142';

const at = usePhoneApp();
const wrong = (code: string) => ({ code });
const remove = (user?: Browser, currentPassword = PASSWORD) =>
  at.test.call(endpoints.removePhone.path, { currentPassword }, user);

/** Whether a code for signing in is sent to the number. */
async function opens(number = NUMBER): Promise<boolean> {
  await at.test.texts();
  await at.send(number, at.test.newBrowser());
  return (await at.test.texts()).length > 0;
}

describe('the phone of an account', () => {
  it('is added with the password and the code, shown by its last digits, and told by mail', async () => {
    const owner = await at.test.signUp(EMAIL);
    await at.test.mails();
    expect(await at.begin(owner, NUMBER, 'wrong')).toMatchObject(wrong('invalidCredentials'));
    expect(await at.test.texts()).toEqual([]);
    const { data } = await at.begin(owner, '(916) 555-0142');
    const ticket = data.ticket;
    const code = codeIn(await at.test.texts());
    expect(await at.confirm(owner, ticket, otherThan(code))).toMatchObject(wrong('phoneCodeWrong'));
    expect(await at.shown(owner)).toBeNull();
    expect(await at.confirm(owner, ticket, code)).toMatchObject({ status: 200 });
    expect(await at.shown(owner)).toEqual({ masked: MASKED, addedAt: at.test.clock.nowMs() });
    const [mail, ...others] = await at.test.mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: EMAIL, subject: 'A new way to log in was added to your account' });
    expect(mail!.text).toContain(`log in to your Paperwage account with a code sent to ${MASKED}.`);
    expect(await at.confirm(owner, ticket, code)).toMatchObject(wrong('phoneCodeOver'));
    expect(await opens()).toBe(true);
  });

  it('opens it no sooner than its code has come back', async () => {
    await at.begin(await at.test.signUp(EMAIL));
    expect(await opens()).toBe(false);
  });

  it('is one: another is added once it is removed', async () => {
    const owner = await at.signUp(EMAIL);
    expect(await at.begin(owner, OTHER_NUMBER)).toMatchObject({ status: 409, code: 'phoneThere' });
    expect(await remove(owner, 'not that one')).toMatchObject({ code: 'invalidCredentials' });
    expect(await remove(owner)).toMatchObject({ status: 200 });
    expect(await at.shown(owner)).toBeNull();
    expect(await opens()).toBe(false);
    expect(await remove(owner)).toMatchObject({ status: 404, code: 'phoneMissing' });
    expect(await at.add(owner, OTHER_NUMBER)).toMatchObject({ status: 200 });
    expect(await opens(OTHER_NUMBER)).toBe(true);
  });

  it('is one, though two codes come back at once', async () => {
    const owner = await at.test.signUp(EMAIL);
    const sent = [];
    for (const number of [NUMBER, OTHER_NUMBER]) {
      const { data } = await at.begin(owner, number);
      sent.push({ ticket: data.ticket, code: codeIn(await at.test.texts()) });
    }
    const answers = await Promise.all(sent.map(({ ticket, code }) => at.confirm(owner, ticket, code)));
    expect(answers.map(({ code }) => code).sort()).toEqual(['', 'phoneThere']);
    expect(await at.test.db.selectFrom('phone_numbers').select('user_id').execute()).toHaveLength(1);
  });

  it('that opens another account is refused, but only to who holds it', async () => {
    const owner = await at.signUp(EMAIL);
    const other = await at.test.signUp('b@example.com');
    const { data } = await at.begin(other);
    const code = codeIn(await at.test.texts());
    expect(await at.confirm(other, data.ticket, otherThan(code))).toMatchObject(wrong('phoneCodeWrong'));
    expect(await at.confirm(other, data.ticket, code)).toMatchObject({ status: 409, code: 'phoneTaken' });
    expect([await at.shown(other), (await at.shown(owner))?.masked]).toEqual([null, MASKED]);
    const { data: entered } = await at.signIn();
    expect(await at.emailOf(entered.customToken)).toBe(EMAIL);
  });

  it('is added by the user who began it, and by no code for signing in', async () => {
    const owner = await at.signUp(EMAIL);
    const other = await at.test.signUp('b@example.com');
    const { data } = await at.begin(other, OTHER_NUMBER);
    const code = codeIn(await at.test.texts());
    expect(await at.confirm(owner, data.ticket, code)).toMatchObject(wrong('phoneCodeOver'));
    expect(await at.finish(data.ticket, code, other)).toMatchObject(wrong('phoneCodeOver'));
    const ticket = await at.ticket();
    const signInCode = codeIn(await at.test.texts());
    expect(await at.confirm(other, ticket, signInCode)).toMatchObject(wrong('phoneCodeOver'));
    expect(await at.confirm(other, data.ticket, code)).toMatchObject({ status: 200 });
  });

  it('is for the signed-in alone, and of nobody else', async () => {
    await at.signUp(EMAIL);
    const stranger = await at.test.signUp('b@example.com');
    expect(await remove(stranger)).toMatchObject({ status: 404, code: 'phoneMissing' });
    expect(await opens()).toBe(true);
    for (const [path, body] of [
      [endpoints.beginPhone.path, { number: NUMBER, currentPassword: PASSWORD }],
      [endpoints.confirmPhone.path, { ticket: 'x'.repeat(43), code: '123456' }],
      [endpoints.removePhone.path, { currentPassword: PASSWORD }],
    ] as const) {
      expect(await at.test.call(path, body)).toMatchObject({ status: 401, code: 'signInNeeded' });
    }
  });

  it('is not added by one who was signed out everywhere meanwhile', async () => {
    const owner = await at.test.signUp(EMAIL);
    const { data } = await at.begin(owner);
    const code = codeIn(await at.test.texts());
    at.test.clock.goOn(1000);
    await at.test.get(endpoints.logoutEverywhere.path, owner);
    const again = await at.test.signIn(EMAIL);
    expect(await at.confirm(again, data.ticket, code)).toMatchObject(wrong('phoneCodeOver'));
  });

  it('gets five codes an hour, however many numbers one user tries', async () => {
    const owner = await at.test.signUp(EMAIL);
    const codes = [];
    for (let last = 0; last < 6; last += 1) codes.push((await at.begin(owner, `+1916555014${last}`)).code);
    expect(codes).toEqual(['', '', '', '', '', 'tooManyPhoneCodes']);
  });

  it('goes with the account, and is in the file of all own data', async () => {
    const owner = await at.signUp(EMAIL);
    const headers = { authorization: `Bearer ${owner.idToken}` };
    const { rawPayload } = await at.test.app.inject({ url: endpoints.exportAccount.path, headers });
    const zip = await JSZip.loadAsync(rawPayload);
    expect(JSON.parse(await zip.file('profile.json')!.async('string'))).toMatchObject({
      user: { email: EMAIL },
      phone: { number: NUMBER, addedAt: at.test.clock.nowMs() },
    });
    await at.test.call(endpoints.deleteAccount.path, { currentPassword: PASSWORD }, owner);
    expect(await at.test.db.selectFrom('phone_numbers').selectAll().execute()).toEqual([]);
    expect(await opens()).toBe(false);
    await at.signUp('b@example.com');
  });
});

describe('when the owner of an address takes an account back, the phone', () => {
  const byLink = async () => {
    await at.test.call(endpoints.sendEmailLink.path, { email: EMAIL });
    return at.test.call(endpoints.signInByLink.path, { token: tokenIn((await at.test.mails())[0]) });
  };
  const byReset = async () => {
    await at.test.call(endpoints.forgotPassword.path, { email: EMAIL });
    return at.test.call(endpoints.resetPassword.path, {
      token: tokenIn((await at.test.mails())[0]),
      password: NEW_PASSWORD,
    });
  };

  it.each([
    ['a link', byLink],
    ['a new password', byReset],
  ])('is removed by %s to an address that nobody proved, and stays where it was proven', async (_what, take) => {
    await at.signUp(EMAIL);
    expect(await take()).toMatchObject({ status: 200 });
    expect(await opens()).toBe(false);
    const owner = await at.test.signUp('b@example.com');
    await at.add(owner, OTHER_NUMBER);
    await at.prove('b@example.com');
    await at.test.mails();
    await at.test.call(endpoints.sendEmailLink.path, { email: 'b@example.com' });
    await at.test.call(endpoints.signInByLink.path, { token: tokenIn((await at.test.mails())[0]) });
    expect(await opens(OTHER_NUMBER)).toBe(true);
  });
});
