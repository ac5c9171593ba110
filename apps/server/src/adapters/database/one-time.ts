import type { LinkKind, OneTimeRecords } from '../../ports/one-time-records.ts';
import type { RecordsContext } from './records-context.ts';

/** Links and tokens that are good for one use, in the database. */
export function oneTimeRecords({ db }: RecordsContext): OneTimeRecords {
  return {
    async addLink({ hash, kind, userId, email, expiresAtMs }) {
      await db
        .insertInto('link_tokens')
        .values({ hash, kind, user_id: userId, email, expires_at: expiresAtMs })
        .execute();
    },
    async findLink(hash) {
      const row = await db.selectFrom('link_tokens').selectAll().where('hash', '=', hash).executeTakeFirst();
      if (!row) return undefined;
      const { user_id: userId, email, expires_at: expiresAtMs } = row;
      return { hash, kind: row.kind as LinkKind, userId, email, expiresAtMs };
    },
    async takeLink(hash) {
      const { numDeletedRows } = await db.deleteFrom('link_tokens').where('hash', '=', hash).executeTakeFirst();
      return numDeletedRows === 1n;
    },
    async removeLinksOf(userId, kind) {
      await db
        .deleteFrom('link_tokens')
        .where('user_id', '=', userId)
        .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
        .execute();
    },
    async spend(id, expiresAtMs) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('spent_tokens')
        .values({ id, expires_at: expiresAtMs })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
  };
}
