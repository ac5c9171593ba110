import type { CustomTokenAnswer } from '@paperwage/api-contract';
import type { Called } from './call.ts';
import { loadSession, NOT_LOADED } from './load-session.ts';

/** Completes any sign-in: exchanges its token and updates every page. */
export async function enter(answer: Called<CustomTokenAnswer['data']>): Promise<Called<undefined>> {
  if (!answer.ok) return answer;
  const session = await loadSession().catch(() => undefined);
  if (!session) return { ok: false, error: { code: 'unreachable', message: NOT_LOADED, issues: [] } };
  return session.enter(answer.data.customToken);
}
