import type { AnswerAt, UserAddress } from '@paperwage/api-contract';
import type { ArgumentsAt, Called, SendOptions } from './call.ts';
import { send } from './call.ts';
import { loadSession, NOT_LOADED } from './load-session.ts';

/**
 * Calls with the user's ID token; if the server rejects it, refreshes the token and retries once. Never rejects: a
 * failure has a message for the user.
 */
export async function callAsUser<A extends UserAddress>(
  address: A,
  ...[options]: ArgumentsAt<A>
): Promise<Called<AnswerAt<A>>> {
  const withToken = (idToken: string | undefined): SendOptions => ({ ...options, idToken });
  const session = await loadSession().catch(() => undefined);
  if (!session) return { ok: false, error: { code: 'unreachable', message: NOT_LOADED, issues: [] } };
  const first = await session.getIdToken();
  const answer = await send(address, withToken(first));
  if (answer.ok || answer.error.code !== 'signInNeeded' || first === undefined) return answer;
  const second = await session.getIdToken({ isRefused: first });
  return second === undefined ? answer : send(address, withToken(second));
}
