import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { releaseOnlyUnless } from '../testing/release-only.ts';
import type { Call } from '../testing/calls.ts';
import { answerCalls } from '../testing/calls.ts';
import { withAppCheck } from './app-check.ts';
import { openPage } from '../testing/page.tsx';
import { spokenFromNow } from '../testing/read-page.ts';
import { fill, focus, press } from '../testing/user-input.ts';

const CHALLENGE = '/api/app-check-challenge';
const SIGN_UP = '/api/sign-up';
const CHECKING = 'Checking your browser, which keeps bots away. This can take a few seconds.';
const FAILED =
  'We couldn’t check your browser, which keeps bots away. Check your connection and try again. If that doesn’t help, ' +
  'reload this page.';

const refusal = (status: number, code: string, message: string) =>
  Response.json({ ok: false, error: { code, message, issues: [] } }, { status });
const taken = () => refusal(409, 'emailTaken', 'This email is taken.');

async function newChallenge(counter = 5): Promise<Response> {
  const secrets = { hmacSignatureSecret: 'a', hmacKeySignatureSecret: 'b' };
  const challenge = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 10, counter, deriveKey, ...secrets });
  return Response.json({ ok: true, data: challenge });
}

/** Answers challenges, and a sign-up with the next of the answers, the last one again and again. */
function answer(signUps: readonly (() => Response)[], challenge: () => Response | Promise<Response> = newChallenge) {
  let next = 0;
  return answerCalls(({ path }) => {
    if (path === CHALLENGE) return challenge();
    if (path === SIGN_UP) return signUps[Math.min(next++, signUps.length - 1)]!();
    return refusal(404, 'callUnknown', 'Not answered in this test.');
  });
}

const to = (calls: readonly Call[], path: string) => calls.filter((call) => call.path === path);
const tokensIn = (calls: readonly Call[]) =>
  to(calls, SIGN_UP).map(({ body }) => (body as { appCheckToken: string }).appCheckToken);
const signUp = () => press(page.getByRole('button', { name: 'Sign up' }));

async function fillIn(): Promise<void> {
  await fill(page.getByLabelText('Email'), 'ana@example.com');
  await fill(page.getByLabelText('Password', { exact: true }), 'nine lamps over the river');
}

beforeEach(async () => {
  // The form touched by an earlier test may have left a token.
  answer([taken]);
  await withAppCheck(
    () => Promise.resolve({ ok: true, data: undefined }),
    () => undefined,
  );
  await openPage('/auth/sign-up');
});

test('is solved from the first touch of the form on, once, and sent with it', async () => {
  const calls = answer([taken]);
  await expect.element(page.getByLabelText('Email')).toBeVisible();
  expect(to(calls, CHALLENGE)).toEqual([]);
  await focus(page.getByLabelText('Email'));
  await expect.poll(() => to(calls, CHALLENGE)).toHaveLength(1);
  await fillIn();
  await signUp();
  await expect.element(page.getByText('This email is taken.')).toBeVisible();
  const [token = ''] = tokensIn(calls);
  const { challenge, solution } = JSON.parse(atob(token)) as {
    challenge: { parameters: { keyPrefix: string } };
    solution: { counter: number; derivedKey: string };
  };
  expect(solution.counter).toBe(5);
  expect(solution.derivedKey.startsWith(challenge.parameters.keyPrefix)).toBe(true);
});

test('has another token for each time the form is sent', async () => {
  const calls = answer([taken]);
  await fillIn();
  await signUp();
  await expect.element(page.getByText('This email is taken.')).toBeVisible();
  await signUp();
  await expect.poll(() => new Set(tokensIn(calls)).size).toBe(2);
});

for (const code of ['appCheckExpired', 'appCheckUsed', 'appCheckWrong']) {
  test(
    `solves another challenge after ${code}, without a word`,
    releaseOnlyUnless(code === 'appCheckExpired'),
    async () => {
      const calls = answer([() => refusal(410, code, 'The check of your browser expired.'), taken]);
      const spoken = spokenFromNow();
      await fillIn();
      await signUp();
      await expect.element(page.getByText('This email is taken.')).toBeVisible();
      expect(new Set(tokensIn(calls)).size).toBe(2);
      expect(spoken.join()).not.toContain('browser');
    },
  );
}

test('says what to do when a second token is refused too', async () => {
  const calls = answer([() => refusal(403, 'appCheckWrong', 'The check of your browser didn’t work.')]);
  await fillIn();
  await signUp();
  await expect.element(page.getByText('The check of your browser didn’t work.')).toBeVisible();
  expect(tokensIn(calls)).toHaveLength(2);
});

test('says so while sending waits for it', { tags: ['release'] }, async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  answer([taken], async () => {
    await held;
    return newChallenge();
  });
  await fillIn();
  await signUp();
  await expect.element(page.getByText(CHECKING)).toBeVisible();
  release();
  await expect.element(page.getByText('This email is taken.')).toBeVisible();
  await expect.element(page.getByText(CHECKING)).not.toBeInTheDocument();
});

test('says what to do when the server has no challenge, and then tries again', async () => {
  let isRefused = true;
  answer([taken], () =>
    isRefused ? refusal(429, 'tooManyRequests', 'Wait 20 seconds and try again.') : newChallenge(),
  );
  await fillIn();
  await signUp();
  await expect.element(page.getByText('Wait 20 seconds and try again.')).toBeVisible();
  isRefused = false;
  await signUp();
  await expect.element(page.getByText('This email is taken.')).toBeVisible();
});

test('says what to do when its code does not load, and then tries again', async () => {
  answer([taken]);
  const NativeWorker = Worker;
  let isBroken = true;
  const starting = vi.spyOn(window, 'Worker').mockImplementation(function (url, options) {
    return new NativeWorker(isBroken ? '/not-there.js' : url, options);
  });
  onTestFinished(() => starting.mockRestore());
  await fillIn();
  await signUp();
  await expect.element(page.getByText(FAILED)).toBeVisible();
  isBroken = false;
  await signUp();
  await expect.element(page.getByText('This email is taken.')).toBeVisible();
});
