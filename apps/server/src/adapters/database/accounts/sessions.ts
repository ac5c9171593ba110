import type { Selectable } from 'kysely';
import type { CookieSessionRecords, Session, SessionRecords } from '../../../ports/accounts/session-records.ts';
import type { RecordsContext } from '../records-context.ts';
import type { Tables } from '../tables/tables.ts';

/** Sign-ins and their refresh tokens in the database. */
export function sessionRecords({ db }: RecordsContext): SessionRecords {
  return {
    async add(session) {
      await db
        .insertInto('token_families')
        .values({
          id: session.id,
          user_id: session.userId,
          device: session.device,
          created_at: session.createdAtMs,
          last_seen_at: session.lastSeenAtMs,
          expires_at: session.expiresAtMs,
          second_factor_at: session.secondFactorAtMs ?? 0,
        })
        .execute();
    },
    async find(id) {
      const row = await db.selectFrom('token_families').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toSession(row);
    },
    async listOf(userId, nowMs) {
      const rows = await db
        .selectFrom('token_families')
        .selectAll()
        .where('user_id', '=', userId)
        .where('expires_at', '>', nowMs)
        .orderBy('last_seen_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return rows.map(toSession);
    },
    async touch(id, lastSeenAtMs, expiresAtMs) {
      const { numUpdatedRows } = await db
        .updateTable('token_families')
        .set({ last_seen_at: lastSeenAtMs, expires_at: expiresAtMs })
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    async setSecondFactor(id, atMs) {
      await db.updateTable('token_families').set({ second_factor_at: atMs }).where('id', '=', id).execute();
    },
    async end(id, userId) {
      const { numDeletedRows } = await db
        .deleteFrom('token_families')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },
    async endAllOf(userId, exceptId) {
      await db
        .deleteFrom('token_families')
        .where('user_id', '=', userId)
        .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId!))
        .execute();
    },
    ...refreshTokens(db),
  };
}

type RefreshTokens = Pick<SessionRecords, 'addToken' | 'findToken' | 'markTokenUsed' | 'hasUsedChild'>;

function refreshTokens(db: RecordsContext['db']): RefreshTokens {
  return {
    async addToken({ hash, sessionId, parent }, createdAtMs) {
      await db
        .insertInto('refresh_tokens')
        .values({ hash, family_id: sessionId, parent: parent ?? null, created_at: createdAtMs, used_at: null })
        .execute();
    },
    async findToken(hash) {
      const row = await db.selectFrom('refresh_tokens').selectAll().where('hash', '=', hash).executeTakeFirst();
      if (!row) return undefined;
      const { family_id: sessionId, parent, used_at: usedAt } = row;
      return { hash, sessionId, parent: parent ?? undefined, usedAtMs: usedAt ?? undefined };
    },
    async markTokenUsed(hash, usedAtMs) {
      await db.updateTable('refresh_tokens').set({ used_at: usedAtMs }).where('hash', '=', hash).execute();
    },
    async hasUsedChild(parent) {
      const row = await db
        .selectFrom('refresh_tokens')
        .select('hash')
        .where('parent', '=', parent)
        .where('used_at', 'is not', null)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

function toSession(row: Selectable<Tables['token_families']>): Session {
  return {
    id: row.id,
    userId: row.user_id,
    device: row.device,
    createdAtMs: row.created_at,
    lastSeenAtMs: row.last_seen_at,
    expiresAtMs: row.expires_at,
    ...(row.second_factor_at > 0 && { secondFactorAtMs: row.second_factor_at }),
  };
}

/** What browsers' cookies refer to, in the database. */
export function cookieSessionRecords({ db }: RecordsContext): CookieSessionRecords {
  return {
    async add({ hash, userId, sessionId, createdAtMs, expiresAtMs }) {
      await db
        .insertInto('server_sessions')
        .values({
          hash,
          user_id: userId,
          family_id: sessionId ?? null,
          created_at: createdAtMs,
          expires_at: expiresAtMs,
        })
        .execute();
    },
    async find(hash) {
      const row = await db.selectFrom('server_sessions').selectAll().where('hash', '=', hash).executeTakeFirst();
      if (!row) return undefined;
      return {
        hash,
        userId: row.user_id,
        sessionId: row.family_id ?? undefined,
        createdAtMs: row.created_at,
        expiresAtMs: row.expires_at,
      };
    },
    async remove(hash) {
      await db.deleteFrom('server_sessions').where('hash', '=', hash).execute();
    },
    async removeAllOf(userId) {
      await db.deleteFrom('server_sessions').where('user_id', '=', userId).execute();
    },
  };
}
