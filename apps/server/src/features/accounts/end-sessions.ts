import type { Records } from '../../ports/records.ts';

/** Ends every sign-in of a user, with the cookies of browsers, and custom tokens that were not used yet. */
export async function endEverySession(records: Records, userId: string, nowMs: number): Promise<void> {
  await records.sessions.endAllOf(userId);
  await records.cookieSessions.removeAllOf(userId);
  await records.accounts.setSessionsEnded(userId, nowMs);
}
