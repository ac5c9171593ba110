import type { Records } from '../../ports/records.ts';

/** Ends all of a user's sign-ins, including browser cookies and unused custom tokens. */
export async function endEverySession(records: Records, userId: string, nowMs: number): Promise<void> {
  await records.sessions.endAllOf(userId);
  await records.cookieSessions.removeAllOf(userId);
  await records.accounts.setSessionsEnded(userId, nowMs);
}
