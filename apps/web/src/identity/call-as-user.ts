import type { Called, CallOptions } from './call.ts';
import { call } from './call.ts';
import { loadSession, NOT_LOADED } from './load-session.ts';

/**
 * Makes a call with the ID token of whoever is signed in. When the server does not take the token, it is made anew and
 * the call made once more. Never rejects: a failure has words for the user.
 */
export async function callAsUser<Data = undefined>(path: string, options: CallOptions = {}): Promise<Called<Data>> {
  const session = await loadSession().catch(() => undefined);
  if (!session) return { ok: false, error: { code: 'unreachable', message: NOT_LOADED, issues: [] } };
  const first = await session.getIdToken();
  const answer = await call<Data>(path, withToken(options, first));
  if (answer.ok || answer.error.code !== 'signInNeeded' || first === undefined) return answer;
  const second = await session.getIdToken({ isRefused: first });
  return second === undefined ? answer : call<Data>(path, withToken(options, second));
}

function withToken(options: CallOptions, idToken: string | undefined): CallOptions {
  if (idToken === undefined) return options;
  return { ...options, headers: { ...options.headers, authorization: `Bearer ${idToken}` } };
}
