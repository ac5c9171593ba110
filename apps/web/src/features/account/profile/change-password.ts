import { getAuth } from '../../../identity/auth-state.ts';
import { callAsUser } from '../../../identity/call-as-user.ts';
import type { Called } from '../../../identity/call.ts';
import type { Values } from '../form/use-sending.ts';

const NOT_LOADED = 'User is not loaded yet.';

/** Changes the password of the user, who is to be known: without one nothing is sent. */
export async function changePassword({ currentPassword = '', newPassword = '' }: Values): Promise<Called<undefined>> {
  if (!getAuth().user) return { ok: false, error: { code: 'userNotLoaded', message: NOT_LOADED, issues: [] } };
  return callAsUser('POST /api/profile/change-password', { body: { currentPassword, newPassword } });
}
