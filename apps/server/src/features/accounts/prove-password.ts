import type { Identity } from '../../ports/accounts/identity.ts';
import { problems } from '../../problems/problem.ts';
import type { AccountContext } from './account-context.ts';
import { countProof } from './attempt-limits.ts';
import { isPassword } from './password-hash.ts';

/** A signed-in user. */
export type ProvenUser = Identity;

const RECENTLY_MS = 10 * 60_000;

/**
 * Confirms the user's identity before something irreversible. Without a password, a sign-in within the last ten minutes
 * counts. Throws the problems `invalidCredentials` and `signInAgain`.
 */
export async function provePassword(
  context: AccountContext,
  { userId, signedInAtMs }: ProvenUser,
  currentPassword: string | undefined,
): Promise<void> {
  const hash = await context.records.passwords.hashOf(userId);
  if (hash === undefined) {
    if (context.clock.nowMs() - signedInAtMs > RECENTLY_MS) throw problems.signInAgain();
    return;
  }
  const wasRight = await countProof(context, userId);
  if (!(await isPassword(hash, currentPassword ?? ''))) throw problems.invalidCredentials();
  await wasRight();
}
