import { newId } from '../../../ids.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { IdentityProvider, IssuedTokens, TokenIssuer } from '../../../ports/accounts/identity-provider.ts';
import type { Records } from '../../../ports/records.ts';
import type { Session } from '../../../ports/accounts/session-records.ts';
import { firstRefreshToken, nextRefreshToken, sessionEnd } from './refresh-tokens.ts';
import type { SignedTokens, TokenKind } from './signed-tokens.ts';
import { signedTokens } from './signed-tokens.ts';
import { tokenKeys } from './token-keys.ts';

const ID_TOKEN_LIFE_MS = 15 * 60_000;
const CUSTOM_TOKEN_LIFE_MS = 5 * 60_000;

interface EmbeddedOptions {
  readonly records: Records;
  readonly clock: Clock;
  /** This server's address, which its tokens name as their issuer. */
  readonly issuer: string;
  /** How long an unused sign-in stays valid. */
  readonly idleMs: number;
}

/** The identity provider built into this server: it needs no outside service. */
export function embeddedIdentity({ records, clock, issuer, idleMs }: EmbeddedOptions): IdentityProvider {
  const keys = tokenKeys(records, clock);
  const signed = signedTokens(keys, clock);
  const kinds = tokenKinds(issuer);
  return {
    kind: 'embedded',
    client: undefined,
    createCustomToken: (userId) =>
      signed.sign(kinds.custom, { sub: userId, jti: newId(clock.nowMs()), made_at: clock.nowMs() }),
    async verifyIdToken(token) {
      const claims = await signed.verify(kinds.id, token);
      if (claims?.sub === undefined || typeof claims.sid !== 'string') return undefined;
      // Ending a sign-in or deleting the account removes it, so no token outlives either.
      const session = await records.sessions.find(claims.sid);
      if (session?.userId !== claims.sub) return undefined;
      return { userId: session.userId, signedInAtMs: session.createdAtMs, sessionId: session.id };
    },
    tokens: {
      ...tokenIssuer({ records, clock, signed, kinds, idleMs }),
      publicKeys: async () => ({ keys: await keys.publicKeys() }),
    },
  };
}

/** A token's purpose is in its type and its audience. */
function tokenKinds(issuer: string): { readonly id: TokenKind; readonly custom: TokenKind } {
  return {
    id: {
      type: 'JWT',
      issuer,
      audience: 'paperwage',
      lifeMs: ID_TOKEN_LIFE_MS,
      required: ['sub', 'sid', 'auth_time'],
    },
    custom: {
      type: 'custom+jwt',
      issuer,
      audience: `${issuer}/api/identity/token`,
      lifeMs: CUSTOM_TOKEN_LIFE_MS,
      required: ['sub', 'jti', 'made_at'],
    },
  };
}

interface IssuerParts {
  readonly records: Records;
  readonly clock: Clock;
  readonly signed: SignedTokens;
  readonly kinds: ReturnType<typeof tokenKinds>;
  readonly idleMs: number;
}

function tokenIssuer({
  records,
  clock,
  signed,
  kinds,
  idleMs,
}: IssuerParts): Pick<TokenIssuer, 'exchange' | 'refresh'> {
  const issued = async ({ id, userId, createdAtMs }: Session, refreshToken: string): Promise<IssuedTokens> => ({
    idToken: await signed.sign(kinds.id, { sub: userId, sid: id, auth_time: seconds(createdAtMs) }),
    expiresInSeconds: ID_TOKEN_LIFE_MS / 1000,
    refreshToken,
    refreshForMs: idleMs,
  });
  return {
    async exchange(customToken, device) {
      const claims = await signed.verify(kinds.custom, customToken);
      if (claims?.sub === undefined || claims.jti === undefined) return undefined;
      const { sub: userId, jti, made_at: madeAtMs } = claims;
      const begun = await records.transaction(async (inside) => {
        if (!(await inside.oneTime.spend(jti, clock.nowMs() + CUSTOM_TOKEN_LIFE_MS))) return undefined;
        const account = await inside.accounts.find(userId);
        if (!account || Number(madeAtMs) < account.sessionsEndedAtMs) return undefined;
        const session = newSession(userId, device, clock.nowMs(), idleMs);
        await inside.sessions.add(session);
        return { session, refreshToken: await firstRefreshToken(inside, session.id, clock) };
      });
      return begun && issued(begun.session, begun.refreshToken);
    },
    async refresh(refreshToken) {
      const next = await nextRefreshToken(records, refreshToken, clock, idleMs);
      return next && issued(next.session, next.secret);
    },
  };
}

function newSession(userId: string, device: string, nowMs: number, idleMs: number): Session {
  const expiresAtMs = sessionEnd(nowMs, nowMs, idleMs);
  return { id: newId(nowMs), userId, device, createdAtMs: nowMs, lastSeenAtMs: nowMs, expiresAtMs };
}

function seconds(timeMs: number): number {
  return Math.floor(timeMs / 1000);
}
