import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppCheckChallenge } from '@paperwage/api-contract';
import { solveAppCheck } from '../../../../../scripts/peers/app-check.mjs';
import { testServices } from '../../fixtures/test-app.ts';
import { TEST_NOW_MS } from '../../fixtures/test-now.ts';
import type { AppCheck } from './app-check.ts';
import { createAppCheck } from './app-check.ts';

const TEN_MINUTES_MS = 600_000;

let now = TEST_NOW_MS;
let services: Awaited<ReturnType<typeof testServices>>;
let appCheck: AppCheck;
beforeAll(async () => {
  services = await testServices({ clock: { nowMs: () => now } });
  appCheck = createAppCheck(services);
});
afterAll(() => services.records.close());

interface Payload {
  readonly challenge: AppCheckChallenge;
  readonly solution: { readonly counter: number; readonly derivedKey: string };
}

const newToken = async () => solveAppCheck(await appCheck.createChallenge(3));
const payloadOf = (token: string) => JSON.parse(Buffer.from(token, 'base64').toString()) as Payload;
const tokenOf = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64');

describe('an app check', () => {
  it('takes the solution of a challenge once', async () => {
    const token = await newToken();
    await expect(appCheck.spendToken(token)).resolves.toBeUndefined();
    await expect(appCheck.spendToken(token)).rejects.toMatchObject({ code: 'appCheckUsed', status: 410 });
  });

  it('takes it of one caller when several come at once', async () => {
    const token = await newToken();
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => appCheck.spendToken(token)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('takes it once whatever else is written into the token', async () => {
    const token = await newToken();
    await appCheck.spendToken(token);
    const { challenge, solution } = payloadOf(token);
    for (const payload of [
      { challenge, solution: { ...solution, time: 7 } },
      { solution, challenge, more: true },
      { challenge: { signature: challenge.signature, parameters: challenge.parameters }, solution },
    ]) {
      await expect(appCheck.spendToken(tokenOf(payload))).rejects.toMatchObject({ code: 'appCheckUsed' });
    }
  });

  it('is good for ten minutes', async () => {
    const [inTime, late] = [await newToken(), await newToken()];
    now += TEN_MINUTES_MS - 1;
    await expect(appCheck.spendToken(inTime)).resolves.toBeUndefined();
    now += 1;
    await expect(appCheck.spendToken(late)).rejects.toMatchObject({ code: 'appCheckExpired', status: 410 });
  });

  it('asks for as much work as it is told', async () => {
    const counters = await Promise.all(
      Array.from({ length: 40 }, async () => payloadOf(await newToken()).solution.counter),
    );
    expect(new Set(counters)).toEqual(new Set([1, 2, 3]));
  });

  it('is shared by servers with one database', async () => {
    const other = createAppCheck(services);
    const token = await newToken();
    await expect(other.spendToken(token)).resolves.toBeUndefined();
    await expect(appCheck.spendToken(token)).rejects.toMatchObject({ code: 'appCheckUsed' });
  });

  it('refuses a challenge of another server', async () => {
    const elsewhere = await testServices();
    const token = await solveAppCheck(await createAppCheck(elsewhere).createChallenge(1));
    await elsewhere.records.close();
    await expect(appCheck.spendToken(token)).rejects.toMatchObject({ code: 'appCheckWrong', status: 403 });
  });

  it('refuses whatever is changed in a token', async () => {
    const { challenge, solution } = payloadOf(await newToken());
    const { parameters, signature } = challenge;
    const withParameters = (changed: object) => ({
      challenge: { parameters: { ...parameters, ...changed }, signature },
      solution,
    });
    const unsignedKey = { ...parameters, keySignature: undefined };
    for (const payload of [
      withParameters({ data: { expiresAtMs: parameters.data.expiresAtMs + 1 } }),
      withParameters({ cost: 1 }),
      withParameters({ keyPrefix: '00' }),
      withParameters({ nonce: parameters.nonce.replace(/./, (digit) => (digit === '0' ? '1' : '0')) }),
      withParameters({ expiresAt: 1 }),
      { challenge: { parameters: unsignedKey, signature }, solution },
      { challenge: { parameters }, solution },
      { challenge, solution: { ...solution, derivedKey: parameters.keyPrefix.padEnd(64, '0') } },
      { challenge, solution: { counter: solution.counter } },
      { challenge },
    ]) {
      await expect(appCheck.spendToken(tokenOf(payload))).rejects.toMatchObject({ code: 'appCheckWrong' });
    }
    await expect(appCheck.spendToken(tokenOf({ challenge, solution }))).resolves.toBeUndefined();
  });

  it('refuses any text as a token, and never fails', async () => {
    const json = fc.jsonValue().map((value) => tokenOf({ challenge: value, solution: value }));
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.base64String(), json), async (token) => {
        await expect(appCheck.spendToken(token)).rejects.toMatchObject({ code: 'appCheckWrong' });
      }),
    );
  });
});
