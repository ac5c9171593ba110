import type { Identity } from '../../ports/identity.ts';
import { problems } from '../../problem.ts';
import type { AccountContext } from './account-context.ts';
import { countProof } from './attempt-limits.ts';
import { isPassword } from './password-hash.ts';

/** One who is signed in. */
export type ProvenUser = Identity;

const RECENTLY_MS = 10 * 60_000;

/**
 * Makes sure that it is still the same person, before what cannot be taken back. Where an account has no password, a
 * sign-in of the last ten minutes proves it. Throws the problems `invalidCredentials` and `signInAgain`.
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
