import type { SessionRow } from '@paperwage/api-contract';
import type { Identity } from '../../ports/identity.ts';
import { problems } from '../../problem.ts';
import type { AccountContext } from './account-context.ts';

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

/** Ends one of the user's own sign-ins. */
export async function endSession({ records }: AccountContext, userId: string, id: string): Promise<void> {
  if (!(await records.sessions.end(id, userId))) throw problems.sessionUnknown();
}
