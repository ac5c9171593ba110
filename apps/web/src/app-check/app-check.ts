import type { AppCheckChallenge } from '@paperwage/api-contract';
import type { Called } from '../identity/call.ts';
import { call } from '../identity/call.ts';

const SLOW_AFTER_MS = 1_000;
const GIVE_UP_MS = 60_000;
const FAILED: Called<never> = {
  ok: false,
  error: {
    code: 'appCheckFailed',
    message:
      'We couldn’t check your browser, which keeps bots away. Check your connection and try again. If that doesn’t ' +
      'help, reload this page.',
    issues: [],
  },
};

let solving: Promise<Called<string>> | undefined;

/** Begins to solve a challenge, so that the token is there by the time a form is sent. */
export function startAppCheck(): void {
  if (solving) return;
  const started = solveNext();
  solving = started;
  void started.then(({ ok }) => {
    if (!ok && solving === started) solving = undefined;
  });
}

/**
 * Makes a call that takes an `appCheckToken`, with a token of its own. A token that expired since, or that was used by a
 * call whose answer was lost, is replaced once without a word. `onSlow` is told while the token keeps the call waiting.
 */
export async function withAppCheck<Data>(
  send: (appCheckToken: string) => Promise<Called<Data>>,
  onSlow: (isSlow: boolean) => void,
): Promise<Called<Data>> {
  const sendWithToken = async () => {
    const token = await takeToken(onSlow);
    return token.ok ? send(token.data) : token;
  };
  const first = await sendWithToken();
  const isRefused = !first.ok && REFUSALS.includes(first.error.code);
  return isRefused ? sendWithToken() : first;
}

const REFUSALS: readonly string[] = ['appCheckExpired', 'appCheckUsed', 'appCheckWrong'];

async function takeToken(onSlow: (isSlow: boolean) => void): Promise<Called<string>> {
  const background = solving;
  solving = undefined;
  const timer = setTimeout(() => onSlow(true), SLOW_AFTER_MS);
  const started = await background;
  // What failed in the background is tried again now that it is needed.
  const token = started?.ok ? started : await solveNext();
  clearTimeout(timer);
  onSlow(false);
  return token;
}

async function solveNext(): Promise<Called<string>> {
  const answer = await call('GET /api/app-check-challenge');
  if (!answer.ok) return answer;
  const challenge = answer.data;
  const solution = await solveInWorker(challenge).catch(() => undefined);
  return solution ? { ok: true, data: btoa(JSON.stringify({ challenge, solution })) } : FAILED;
}

/** Nothing when the worker does not load or does not find it in time. */
async function solveInWorker(challenge: AppCheckChallenge): Promise<object | undefined> {
  const worker = new Worker(new URL('./solve-worker.ts', import.meta.url), { type: 'module' });
  const solved = new Promise<object | undefined>((resolve) => {
    setTimeout(() => resolve(undefined), GIVE_UP_MS);
    worker.addEventListener('error', () => resolve(undefined));
    worker.addEventListener('message', ({ data }: MessageEvent<object>) => resolve(data));
  });
  worker.postMessage(challenge);
  const solution = await solved;
  worker.terminate();
  return solution;
}
