import type { Clock } from '../../../ports/clock.ts';
import type { Records } from '../../../ports/records.ts';
import type { Session } from '../../../ports/accounts/session-records.ts';
import { hashOfSecret, newSecret } from '../../../secrets.ts';

/** The longest a sign-in lasts, no matter how often it is used. */
const SIGNED_IN_FOR_MS = 180 * 86_400_000;
/** An answer may be lost on its way: the same token may then be sent again, until its successor is used. */
const GRACE_MS = 20_000;

/** The first refresh token of a sign-in. */
export async function firstRefreshToken(records: Records, sessionId: string, clock: Clock): Promise<string> {
  const secret = newSecret();
  await records.sessions.addToken({ hash: hashOfSecret(secret), sessionId, parent: undefined }, clock.nowMs());
  return secret;
}

/** How long a sign-in that began at a time and is used now stays valid: it ends after `idleMs` without use. */
export function sessionEnd(createdAtMs: number, nowMs: number, idleMs: number): number {
  return Math.min(nowMs + idleMs, createdAtMs + SIGNED_IN_FOR_MS);
}

/**
 * Takes a refresh token and returns the next, with their sign-in; nothing if it is invalid. If a token comes a second
 * time, one of the two senders stole it, and nobody knows which: the sign-in ends for both.
 */
export async function nextRefreshToken(
  records: Records,
  secret: string,
  clock: Clock,
  idleMs: number,
): Promise<{ readonly secret: string; readonly session: Session } | undefined> {
  const hash = hashOfSecret(secret);
  return records.transaction(async (inside) => {
    const { sessions } = inside;
    const sessionId = (await sessions.findToken(hash))?.sessionId;
    const session = sessionId === undefined ? undefined : await sessions.find(sessionId);
    const nowMs = clock.nowMs();
    if (!session || session.expiresAtMs <= nowMs) return undefined;
    // From here on, other requests with this sign-in's tokens wait; so the token is read again.
    if (!(await sessions.touch(session.id, nowMs, sessionEnd(session.createdAtMs, nowMs, idleMs)))) return undefined;
    const token = await sessions.findToken(hash);
    if (!token) return undefined;
    if (await isReused(inside, token, nowMs)) {
      await sessions.end(session.id, session.userId);
      return undefined;
    }
    if (token.usedAtMs === undefined) await sessions.markTokenUsed(hash, nowMs);
    const next = newSecret();
    await sessions.addToken({ hash: hashOfSecret(next), sessionId: session.id, parent: hash }, nowMs);
    return { secret: next, session };
  });
}

async function isReused(
  { sessions }: Records,
  { hash, parent, usedAtMs }: { hash: string; parent: string | undefined; usedAtMs: number | undefined },
  nowMs: number,
): Promise<boolean> {
  if (usedAtMs !== undefined) return nowMs - usedAtMs > GRACE_MS || (await sessions.hasUsedChild(hash));
  // If the answer with the first was lost, one parent may have two tokens: only one of them may continue.
  return parent !== undefined && (await sessions.hasUsedChild(parent));
}
