/** Component test replacements for the server’s billing and the logged-in user. */
import type { SiteConfig, User } from '@paperwage/api-contract';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { getAuth, setAuth, VISITOR } from '../identity/auth-state.ts';
import { loadSiteConfig } from '../shell/site-config.ts';
import type { Call } from './calls.ts';
import { answerCalls } from './calls.ts';
import { openPage } from './page.tsx';
import { fillAndLeave } from './user-input.ts';

export const TOKENIZE_TOKEN = '/api/payments/auth-tokenize-token';
export const TOKENIZER = '/api/sandbox-cards/v2/tokenize_payment';

export const USER: User = {
  id: 'user-1',
  email: 'dana@example.com',
  isValidEmail: true,
  firstName: 'Dana',
  lastName: 'Reyes',
  roles: { guest: true },
} as unknown as User;

/** An answer of the server. */
export const good = (data: unknown) => Response.json({ ok: true, data });
export const refused = (status: number, code: string, message: string) =>
  Response.json({ ok: false, error: { code, message, issues: [] } }, { status });
export const tokenized = () => Response.json({ status: 'SUCCESS', data: { token: 'card-token' } });

export type Answers = Readonly<Record<string, (call: Call) => Response | Promise<Response>>>;

async function newChallenge(): Promise<Response> {
  const secrets = { hmacSignatureSecret: 'a', hmacKeySignatureSecret: 'b' };
  return good(await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 5, deriveKey, ...secrets }));
}

/** Answers these calls for one test, and those that turn a card into a token. */
export function answerBilling(answers: Answers = {}): readonly Call[] {
  const all: Answers = {
    '/api/app-check-challenge': newChallenge,
    [TOKENIZE_TOKEN]: () => good({ token: 'bearer' }),
    [TOKENIZER]: tokenized,
    ...answers,
  };
  return answerCalls((call) => all[call.path]?.(call) ?? refused(404, 'callUnknown', 'Not answered in this test.'));
}

/** The calls that were made at a path. */
export const to = (calls: readonly Call[], path: string) => calls.filter((call) => call.path === path);

/** Makes the site charge another way. */
export async function useBilling(
  mode: SiteConfig['billing']['mode'],
  salesTaxPercent = '0',
  tokenizerUrl = `${location.origin}/api/sandbox-cards`,
): Promise<void> {
  const publishableKey = mode === 'stripe' ? 'pk_test_key' : '';
  const billing = { mode, salesTaxPercent, tokenizerUrl, publishableKey };
  const fetching = vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ billing })));
  await loadSiteConfig();
  fetching.mockRestore();
  onTestFinished(() => loadSiteConfig());
}

/** Opens a page as a logged-in user. */
export async function openAs(user: User, address: string, isActive = false): Promise<void> {
  const opening = openPage(address);
  logInAs(user, isActive);
  await opening;
}

/** Logs a user in on the open page, for one test. */
export function logInAs(user: User, isActive = false): void {
  const before = getAuth();
  // Tests in other files share what is known about the user.
  onTestFinished(() => setAuth(before));
  setAuth({
    ...VISITOR,
    user,
    isLoggedIn: true,
    subscription: { isActive, subscriptionType: isActive ? 'monthly' : null },
  });
}

/** Types a card and its ZIP code. */
export async function fillInCard(cardNumber = '4242424242424242'): Promise<void> {
  await fillAndLeave(page.getByLabelText('Card number'), cardNumber);
  await fillAndLeave(page.getByLabelText('Expires, MM/YY'), '0829');
  await fillAndLeave(page.getByLabelText('Security code'), '123');
  await fillAndLeave(page.getByLabelText('ZIP code'), '78702');
}
