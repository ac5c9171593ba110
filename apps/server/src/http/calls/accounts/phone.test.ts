import { createHash } from 'node:crypto';
import { generate } from 'otplib';
import { describe, expect, it } from 'vitest';
import { endpoints } from '@paperwage/api-contract';
import { TABLE_NAMES } from '../../../adapters/database/tables/table-keys.ts';
import { codeIn, NUMBER, OTHER_NUMBER, otherThan, usePhoneApp } from '../../../fixtures/phone-app.ts';
import { PASSWORD, testAccounts, tokenIn } from '../../../fixtures/test-accounts.ts';
import type { TextMessage } from '../../../ports/text-messages.ts';

const EMAIL = 'ana@example.com';
const MINUTE_MS = 60_000;

const at = usePhoneApp();
const wrong = (code: string) => ({ code });

describe('signing in with a code to a phone', () => {
  it('enters the account of the number, however it is typed, again and again', async () => {
    await at.signUp(EMAIL);
    for (const typed of ['(916) 555-0142', '9165550142', '+1 916.555.0142']) {
      const { status, data } = await at.signIn(typed);
      expect(status).toBe(200);
      expect(await at.emailOf(data.customToken)).toBe(EMAIL);
    }
  });

  it('sends one short message that says whose code it is, and offers it to this site alone', async () => {
    await at.signUp(EMAIL);
    await at.ticket();
    const [message, ...others] = await at.test.texts();
    expect(others).toEqual([]);
    expect(message!.to).toBe(NUMBER);
    expect(message!.text).toMatch(
      /^(\d{6}) is your Paperwage code\. It works for 10 minutes\. Don’t share it\. .+\n\n@127\.0\.0\.1 #\1\n$/,
    );
    expect(message!.text.length).toBeLessThanOrEqual(160);
  });

  it('refuses a wrong code, and takes the right one after it, once, with spaces as it was read', async () => {
    await at.signUp(EMAIL);
    const ticket = await at.ticket();
    const code = codeIn(await at.test.texts());
    expect(await at.finish(ticket, otherThan(code))).toMatchObject({ status: 403, code: 'phoneCodeWrong' });
    const both = await Promise.all([1, 2].map(() => at.finish(ticket, ` ${code.slice(0, 3)} ${code.slice(3)} `)));
    expect(both.map(({ code: answer }) => answer).sort()).toEqual(['', 'phoneCodeOver']);
    expect(await at.finish(ticket, code)).toMatchObject({ status: 410, code: 'phoneCodeOver' });
  });

  it('is over after ten minutes, and after five tries, however many come at once', async () => {
    await at.signUp(EMAIL);
    const late = await at.ticket();
    const lateCode = codeIn(await at.test.texts());
    const tried = await at.ticket();
    const triedCode = codeIn(await at.test.texts());
    const codes = await Promise.all(Array.from({ length: 7 }, () => at.finish(tried, otherThan(triedCode))));
    expect(codes.filter(({ code }) => code === 'phoneCodeWrong')).toHaveLength(5);
    expect(await at.finish(tried, triedCode)).toMatchObject(wrong('phoneCodeOver'));
    at.test.clock.goOn(10 * MINUTE_MS);
    expect(await at.finish(late, lateCode)).toMatchObject(wrong('phoneCodeOver'));
  });

  it('takes the code that belongs to the ticket, in the browser that asked for it', async () => {
    await at.signUp(EMAIL);
    const first = await at.ticket(NUMBER, at.browser);
    const firstCode = codeIn(await at.test.texts());
    const elsewhere = at.test.newBrowser();
    const second = await at.ticket(NUMBER, elsewhere);
    const secondCode = codeIn(await at.test.texts());
    expect(await at.finish(first, firstCode, elsewhere)).toMatchObject(wrong('phoneCodeOver'));
    expect(await at.finish(first, firstCode, at.test.newBrowser())).toMatchObject(wrong('phoneCodeOver'));
    if (firstCode !== secondCode) {
      expect(await at.finish(second, firstCode, elsewhere)).toMatchObject(wrong('phoneCodeWrong'));
    }
    expect(await at.finish(second, secondCode, elsewhere)).toMatchObject({ status: 200 });
    expect(await at.finish(first, firstCode)).toMatchObject({ status: 200 });
  });

  it('sets a cookie that scripts and other sites cannot reach, for these calls alone', async () => {
    expect((await at.send()).setCookies).toEqual([
      expect.stringMatching(
        /^paperwage_phone=[\w-]{43}; Max-Age=600; Path=\/api\/phone-code; HttpOnly; SameSite=Strict$/,
      ),
    ]);
  });

  it('can be done by no page of another site', async () => {
    const more = { headers: { 'sec-fetch-site': 'cross-site' } };
    expect(await at.test.call(endpoints.sendPhoneCode.path, { number: NUMBER }, at.browser, more)).toMatchObject(
      wrong('otherSite'),
    );
    const ticket = await at.ticket();
    const entered = { ticket, code: '000000' };
    expect(await at.test.call(endpoints.signInByPhone.path, entered, at.browser, more)).toMatchObject(
      wrong('otherSite'),
    );
  });

  it.each(['+44 20 7946 0958', '555-0142', '(916) 555-0142 ext. 3', '', 'call me', '9'.repeat(61)])(
    'refuses the number %s in words',
    async (number) => {
      const answer = await at.send(number);
      expect(answer).toMatchObject({ status: 400, code: 'requestInvalid' });
      expect(answer.message).toMatch(/^number must be .*phone number|^number must be a 10-digit US number/);
    },
  );

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '1'.repeat(100)])(
    'refuses the code %s in words',
    async (code) => {
      expect(await at.finish(await at.ticket(), code)).toMatchObject({
        status: 400,
        message: 'code must be the 6 digits from the text message.',
      });
    },
  );
});

describe('a number that opens no account', () => {
  it('is answered alike, and the same work is done for it, but no message is sent', async () => {
    await at.signUp(EMAIL);
    const answers = [];
    for (const number of [NUMBER, OTHER_NUMBER]) {
      const { status, data, headers } = await at.send(number, at.test.newBrowser());
      const shape = Object.entries(data as Record<string, string>).map(([name, { length }]) => [name, length]);
      answers.push({ status, shape, length: headers['content-length'], names: Object.keys(headers) });
    }
    expect(answers[0]).toEqual(answers[1]);
    const jobs = await at.test.services.records.jobs.list(10);
    expect(jobs.map(({ kind }) => kind)).toEqual(['phoneCode', 'phoneCode']);
    expect((await at.test.texts()).map(({ to }) => to)).toEqual([NUMBER]);
  });

  it('has wrong codes, as often as others', async () => {
    await at.signUp(EMAIL);
    const codesOf = async (number: string) => {
      const ticket = await at.ticket(number);
      const code = otherThan(codeIn(await at.test.texts()) || '000000');
      const answers = [];
      for (let count = 0; count < 7; count += 1) answers.push(await at.finish(ticket, code));
      return answers.map(({ status, code: answer, message }) => ({ status, answer, message }));
    };
    const known = await codesOf(NUMBER);
    expect(known.map(({ answer }) => answer)).toEqual([
      ...Array.from({ length: 5 }, () => 'phoneCodeWrong'),
      'phoneCodeOver',
      'phoneCodeOver',
    ]);
    expect(await codesOf(OTHER_NUMBER)).toEqual(known);
  });

  it('is blocked alike when codes are guessed, and a new password lifts the block of an account', async () => {
    await at.signUp(EMAIL);
    await at.prove(EMAIL);
    const guess = async (number: string) => {
      const answers = [];
      for (const tries of [5, 5, 1]) {
        const ticket = await at.ticket(number);
        const code = otherThan(codeIn(await at.test.texts()) || '000000');
        for (let count = 0; count < tries; count += 1) answers.push((await at.finish(ticket, code)).code);
      }
      return answers;
    };
    const known = await guess(NUMBER);
    expect(known).toEqual([...Array.from({ length: 10 }, () => 'phoneCodeWrong'), 'tooManySignIns']);
    expect(await guess(OTHER_NUMBER)).toEqual(known);
    const ticket = await at.ticket();
    const code = codeIn(await at.test.texts());
    expect(await at.finish(ticket, code)).toMatchObject(wrong('tooManySignIns'));
    await at.test.call(endpoints.forgotPassword.path, { email: EMAIL });
    const token = tokenIn((await at.test.mails())[0]);
    await at.test.call(endpoints.resetPassword.path, { token, password: 'granite whistle 77 pond' });
    expect(await at.finish(ticket, code)).toMatchObject({ status: 200 });
  });
});

describe('the second factor', () => {
  it('is asked for all the same, and a wrong one does not use up the code', async () => {
    const owner = await at.signUp(EMAIL);
    const { secret } = (await at.test.call(endpoints.beginSecondFactor.path, { currentPassword: PASSWORD }, owner))
      .data;
    const appCode = () => generate({ secret, epoch: Math.floor(at.test.clock.nowMs() / 1000) });
    await at.test.call(endpoints.confirmSecondFactor.path, { code: await appCode() }, owner);
    at.test.clock.goOn(30_000);
    const ticket = await at.ticket();
    const code = codeIn(await at.test.texts());
    // It is told to nobody who does not know the code.
    expect(await at.finish(ticket, otherThan(code))).toMatchObject(wrong('phoneCodeWrong'));
    for (let count = 0; count < 6; count += 1) {
      expect(await at.finish(ticket, code)).toMatchObject({ status: 401, code: 'secondFactorNeeded' });
    }
    expect(await at.finish(ticket, code, at.browser, otherThan(await appCode()))).toMatchObject(
      wrong('secondFactorWrong'),
    );
    expect(await at.finish(ticket, code, at.browser, await appCode())).toMatchObject({ status: 200 });
    const last = await at.ticket();
    const lastCode = codeIn(await at.test.texts());
    const codes = [];
    for (let count = 0; count < 11; count += 1)
      codes.push((await at.finish(last, lastCode, at.browser, '000000')).code);
    expect(codes.slice(-2)).toEqual(['secondFactorWrong', 'tooManySignIns']);
  });
});

describe('codes', () => {
  it('are sent five times an hour to a number, and ten times a day, whether it opens an account or not', async () => {
    for (const number of [NUMBER, OTHER_NUMBER]) {
      const sent = async (count: number) => {
        const codes: string[] = [];
        while (codes.length < count) codes.push((await at.send(number)).code);
        return codes;
      };
      expect(await sent(6)).toEqual(['', '', '', '', '', 'tooManyPhoneCodes']);
      at.test.clock.goOn(60 * MINUTE_MS);
      expect(await sent(6)).toEqual(['', '', '', '', '', 'tooManyPhoneCodes']);
      at.test.clock.goOn(60 * MINUTE_MS);
      expect(await sent(1)).toEqual(['tooManyPhoneCodes']);
      await at.test.services.records.forgetExpiredIdentity(at.test.clock.nowMs());
      at.test.clock.goOn(22 * 60 * MINUTE_MS);
      expect(await sent(1)).toEqual(['']);
    }
  });

  it('are limited for one address over all numbers, and say when to come back', async () => {
    const few = await testAccounts({ ACCOUNT_ATTEMPTS_PER_HOUR: '2' });
    const answers = [];
    for (const number of [NUMBER, OTHER_NUMBER, '+19165550144']) {
      answers.push(await few.call(endpoints.sendPhoneCode.path, { number }));
    }
    expect(answers.map(({ code }) => code)).toEqual(['', '', 'tooManyRequests']);
    await few.app.close();
  });

  it('are not sent once they are over', async () => {
    await at.signUp(EMAIL);
    await at.send();
    at.test.clock.goOn(10 * MINUTE_MS);
    expect(await at.test.texts()).toEqual([]);
    expect(await at.test.services.records.jobs.list(10)).toEqual([]);
  });

  it('are sent again by the same job when they were not taken over', async () => {
    const sent: TextMessage[] = [];
    let isAway = true;
    const send = (message: TextMessage) =>
      isAway ? Promise.reject(new Error('away')) : Promise.resolve(void sent.push(message));
    const test = await testAccounts({}, { texts: { send } });
    const owner = await test.signUp(EMAIL);
    const { data } = await test.call(endpoints.beginPhone.path, { number: NUMBER, currentPassword: PASSWORD }, owner);
    await test.texts();
    expect(await test.services.records.jobs.list(10)).toMatchObject([{ kind: 'phoneCode', attempts: 1 }]);
    isAway = false;
    test.clock.goOn(5000);
    await test.texts();
    const entered = { ticket: data.ticket, code: codeIn(sent) };
    expect(await test.call(endpoints.confirmPhone.path, entered, owner)).toMatchObject({ status: 200 });
    await test.app.close();
  });
});

it('keeps no number, code, ticket or cookie in clear, nor a hash that numbers could be tried against', async () => {
  const owner = await at.signUp(EMAIL);
  const ticket = await at.ticket();
  const { data } = await at.begin(await at.test.signUp('b@example.com'), OTHER_NUMBER);
  const rows = [];
  for (const table of TABLE_NAMES) rows.push(...(await at.test.db.selectFrom(table).selectAll().execute()));
  const text = JSON.stringify(rows, (_key, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
  );
  expect(text).toContain('phoneCode');
  const codes = (await at.test.texts()).map((message) => codeIn([message]));
  expect(codes).toHaveLength(2);
  const hashes = (of: string) =>
    (['hex', 'base64', 'base64url'] as const).map((encoding) => createHash('sha256').update(of).digest(encoding));
  const secrets = [ticket, data.ticket, ...at.browser.cookies.values(), ...owner.cookies.values()];
  for (const secret of secrets) expect(text).not.toContain(secret.split('.')[0]!);
  for (const number of [NUMBER, OTHER_NUMBER]) {
    expect(text).not.toContain(number.slice(-10));
    for (const one of [number, number.slice(1), number.slice(2)].flatMap(hashes)) expect(text).not.toContain(one);
    for (const what of ['phoneCodeTo', 'phoneCodeToInDay', 'phoneSignIn']) {
      for (const one of hashes(`${what}\0${number}`)) expect(text).not.toContain(one);
    }
  }
  for (const code of codes) for (const one of hashes(code)) expect(text).not.toContain(one);
});

it('is offered where messages are delivered, or where mails are not delivered either', async () => {
  const offered = async (environment: Readonly<Record<string, string>>) => {
    const one = await testAccounts(environment);
    const { data } = await one.get(endpoints.getIdentityOptions.path);
    const statuses = [];
    for (const path of [
      endpoints.sendPhoneCode.path,
      endpoints.signInByPhone.path,
      endpoints.beginPhone.path,
      endpoints.confirmPhone.path,
      endpoints.removePhone.path,
    ]) {
      statuses.push((await one.call(path, { number: NUMBER })).status);
    }
    await one.app.close();
    return [data.phone, ...statuses];
  };
  const MAIL_URL = 'smtp://localhost:25';
  expect(await offered({})).toEqual([true, 200, 400, 400, 400, 400]);
  expect(await offered({ MAIL_URL })).toEqual([false, 404, 404, 404, 404, 404]);
  expect(await offered({ MAIL_URL, SMS_URL: 'https://texts.example.com' })).toEqual([true, 200, 400, 400, 400, 400]);
});
