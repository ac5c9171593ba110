import type { LinkKind, OneTimeRecords } from '../../../ports/accounts/one-time-records.ts';
import type { RecordsContext } from '../records-context.ts';
import { openJson, sealJson } from '../sealing/sealed-json.ts';

export const linkContext = (hash: string) => `link_tokens:${hash}`;

/** Links and tokens that are good for one use, in the database. */
export function oneTimeRecords({ db, vault }: RecordsContext): OneTimeRecords {
  return {
    async addLink({ hash, kind, userId, email, expiresAtMs }) {
      await db
        .insertInto('link_tokens')
        .values({
          ...{ hash, kind, user_id: userId, expires_at: expiresAtMs },
          ...sealJson(vault, email, linkContext(hash)),
        })
        .execute();
    },
    async findLink(hash) {
      const row = await db.selectFrom('link_tokens').selectAll().where('hash', '=', hash).executeTakeFirst();
      if (!row) return undefined;
      const { user_id: userId, expires_at: expiresAtMs } = row;
      const email = openJson(vault, row, linkContext(hash)) as string;
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
