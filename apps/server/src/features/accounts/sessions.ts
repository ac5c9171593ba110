import type { SessionRow } from '@paperwage/api-contract';
import type { Identity } from '../../ports/accounts/identity.ts';
import { problems } from '../../problems/problem.ts';
import type { AccountContext } from './account-context.ts';
import { provePassword } from './prove-password.ts';

/** Where the user is signed in. */
export async function sessionsOf(
  { records, clock }: AccountContext,
  { userId, sessionId }: Identity,
): Promise<readonly SessionRow[]> {
  const sessions = await records.sessions.listOf(userId, clock.nowMs());
  return sessions.map(({ id, device, createdAtMs, lastSeenAtMs }) => ({
    id,
    device,
    createdAt: createdAtMs,
    lastSeenAt: lastSeenAtMs,
    isCurrent: id === sessionId,
  }));
}

/** Ends one of the user's own sign-ins: with the password, so that who finds a device open cannot keep the owner out. */
export async function endSession(
  context: AccountContext,
  user: Identity,
  id: string,
  currentPassword: string,
): Promise<void> {
  await provePassword(context, user, currentPassword);
  if (!(await context.records.sessions.end(id, user.userId))) throw problems.sessionUnknown();
}
