import type { Clock } from '../../../ports/clock.ts';
import type { Records } from '../../../ports/records.ts';
import type { Session } from '../../../ports/session-records.ts';
import { hashOfSecret, newSecret } from '../../../secrets.ts';

/** The longest a sign-in lasts, however often it is used. */
const SIGNED_IN_FOR_MS = 180 * 86_400_000;
/** An answer may be lost on its way: the same token may then be sent again, as long as its successor was not. */
const GRACE_MS = 20_000;

/** The first refresh token of a sign-in. */
export async function firstRefreshToken(records: Records, sessionId: string, clock: Clock): Promise<string> {
  const secret = newSecret();
  await records.sessions.addToken({ hash: hashOfSecret(secret), sessionId, parent: undefined }, clock.nowMs());
  return secret;
}

/** Until when a sign-in that was begun at a time, and is used now, is good: it ends when it isn't used for `idleMs`. */
export function sessionEnd(createdAtMs: number, nowMs: number, idleMs: number): number {
  return Math.min(nowMs + idleMs, createdAtMs + SIGNED_IN_FOR_MS);
}

/**
 * Takes a refresh token and gives the next, with the sign-in they belong to; nothing when it is not good. Of a token that
 * comes a second time one of two who send it has stolen it, and nobody knows which: the sign-in ends for both.
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
    // From here on, another request with a token of this sign-in waits; so what was read of the token is read again.
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
  // Two may have been given for one parent, when the answer with the first was lost: only one of them may go on.
  return parent !== undefined && (await sessions.hasUsedChild(parent));
}
