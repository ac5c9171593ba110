import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '@paperwage/api-contract';
import type { TestAccounts } from '../../fixtures/test-accounts.ts';
import { PASSWORD, testAccounts } from '../../fixtures/test-accounts.ts';

const TEN_MINUTES_MS = 600_000;
const SIGN_UP = endpoints.signUp.path;
const ANA = { email: 'ana@example.com', password: PASSWORD };

let test: TestAccounts;
beforeEach(async () => void (test = await testAccounts()));
afterEach(async () => {
  await test.app.close();
  await test.services.records.close();
});

const accounts = async () => (await test.db.selectFrom('users').select('id').execute()).length;

describe('a call that wants a real browser', () => {
  it('is refused without a token, with what to do', async () => {
    const answer = await test.app.inject({ method: 'POST', url: SIGN_UP, payload: ANA });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      error: {
        code: 'requestInvalid',
        message: 'appCheckToken is missing; solve a challenge from GET /api/app-check-challenge and send the solution.',
      },
    });
    expect(await accounts()).toBe(0);
  });

  it('is refused with a token that is made up, expired or used', async () => {
    const [used, expired] = [await test.appCheckToken(), await test.appCheckToken()];
    expect(await test.call(SIGN_UP, { ...ANA, appCheckToken: used })).toMatchObject({ status: 200 });
    test.clock.goOn(TEN_MINUTES_MS - 1);
    const ben = { ...ANA, email: 'ben@example.com' };
    expect(await test.call(SIGN_UP, { ...ben, appCheckToken: used })).toMatchObject({
      status: 410,
      code: 'appCheckUsed',
      message:
        'The check of your browser was already used. Try again. Programs solve a new challenge from GET ' +
        '/api/app-check-challenge.',
    });
    expect(await test.call(SIGN_UP, { ...ben, appCheckToken: 'e30=' })).toMatchObject({
      status: 403,
      code: 'appCheckWrong',
    });
    test.clock.goOn(1);
    expect(await test.call(SIGN_UP, { ...ben, appCheckToken: expired })).toMatchObject({
      status: 410,
      code: 'appCheckExpired',
    });
    expect(await accounts()).toBe(1);
  });

  it('uses up no token where the rest of the body is refused', async () => {
    const appCheckToken = await test.appCheckToken();
    expect(await test.call(SIGN_UP, { ...ANA, email: 'ana', appCheckToken })).toMatchObject({ code: 'requestInvalid' });
    expect(await test.call(SIGN_UP, { ...ANA, appCheckToken })).toMatchObject({ status: 200 });
  });
});

describe('challenges', () => {
  it('are answered as the contract says', async () => {
    const { data } = await test.get(endpoints.getAppCheckChallenge.path);
    expect(data.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', keyLength: 32 });
    expect(endpoints.getAppCheckChallenge.answer.safeParse({ ok: true, data }).success).toBe(true);
  });

  it('are limited for one address', async () => {
    const few = await testAccounts({ APP_CHECKS_PER_MINUTE: '2' });
    const codes = [];
    for (let times = 0; times < 3; times += 1) codes.push((await few.get(endpoints.getAppCheckChallenge.path)).code);
    expect(codes).toEqual(['', '', 'tooManyRequests']);
    await few.app.close();
  });
});
