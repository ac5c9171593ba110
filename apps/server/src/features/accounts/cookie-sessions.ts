import type { Identity } from '../../ports/accounts/identity.ts';
import type { CookieSession } from '../../ports/accounts/session-records.ts';
import { hashOfSecret, newSecret } from '../../secrets.ts';
import type { AccountContext } from './account-context.ts';
import { endEverySession } from './end-sessions.ts';
import { timingSafeEquals, createHmacSigner } from './create-hmac-signer.ts';

const KEY_ID = 'session-cookie';

type CookieContext = Pick<AccountContext, 'records' | 'clock'>;

/** The session behind a browser's cookie: our own, separate from the identity provider's tokens. */
export interface CookieSessions {
  /**
   * Starts a session with a new secret and ends the old one (prevents session fixation). `isRenewed` says that the old one
   * belonged to the same sign-in.
   */
  begin(
    identity: Identity,
    lifeMs: number,
    before: string | undefined,
  ): Promise<{ readonly cookie: string; readonly isRenewed: boolean }>;
  find(cookie: string | undefined): Promise<CookieSession | undefined>;
  /** Ends the cookie's session and the sign-in it belongs to. */
  end(cookie: string | undefined): Promise<void>;
}

/** Sessions in the records, with cookies signed by a key that all servers share. */
export function cookieSessions({ records, clock }: CookieContext): CookieSessions {
  const signature = createHmacSigner(records, clock, KEY_ID);
  const find = async (cookie: string | undefined) => {
    const [secret = '', sign = ''] = cookie?.split('.') ?? [];
    if (secret === '' || !timingSafeEquals(await signature(secret), sign)) return undefined;
    const session = await records.cookieSessions.find(hashOfSecret(secret));
    return session && session.expiresAtMs > clock.nowMs() ? session : undefined;
  };
  return {
    find,
    async begin({ userId, sessionId }, lifeMs, before) {
      const secret = newSecret();
      const old = await find(before);
      const createdAtMs = clock.nowMs();
      const session = { hash: hashOfSecret(secret), userId, sessionId, createdAtMs, expiresAtMs: createdAtMs + lifeMs };
      await records.transaction(async (inside) => {
        if (old) await inside.cookieSessions.remove(old.hash);
        await inside.cookieSessions.add(session);
      });
      const isRenewed = old?.userId === userId && old.sessionId === sessionId;
      return { cookie: `${secret}.${await signature(secret)}`, isRenewed };
    },
    async end(cookie) {
      const session = await find(cookie);
      if (!session) return;
      await records.transaction(async (inside) => {
        await inside.cookieSessions.remove(session.hash);
        if (session.sessionId !== undefined) await inside.sessions.end(session.sessionId, session.userId);
      });
    },
  };
}

/** Signs out everywhere. */
export async function logoutEverywhere({ records, clock }: CookieContext, userId: string): Promise<void> {
  await records.transaction((inside) => endEverySession(inside, userId, clock.nowMs()));
}
