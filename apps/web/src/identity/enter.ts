import type { CustomTokenAnswer } from '@paperwage/api-contract';
import type { Called } from './call.ts';
import { loadSession, NOT_LOADED } from './load-session.ts';

/** Ends a way to sign in: with the token it was answered, whoever it is becomes known on every page. */
export async function enter(answer: Called<CustomTokenAnswer['data']>): Promise<Called<undefined>> {
  if (!answer.ok) return answer;
  const session = await loadSession().catch(() => undefined);
  if (!session) return { ok: false, error: { code: 'unreachable', message: NOT_LOADED, issues: [] } };
  return session.enter(answer.data.customToken);
}
