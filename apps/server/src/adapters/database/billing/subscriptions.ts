import type { StoredSubscription, SubscriptionRecords } from '../../../ports/billing/billing-records.ts';
import type { RecordsContext } from '../records-context.ts';
import type { SealedColumns } from '../sealing/sealed-json.ts';
import { openJson, sealJson } from '../sealing/sealed-json.ts';

/** Subscriptions in the database. */
export function subscriptionRecords({ db, vault }: RecordsContext): SubscriptionRecords {
  const contextOf = (userId: string) => `subscriptions:${userId}`;
  const opened = (userId: string, row: SealedColumns | undefined) =>
    (row && (openJson(vault, row, contextOf(userId)) as StoredSubscription | null)) ?? undefined;
  return {
    async find(userId) {
      const row = await db
        .selectFrom('subscriptions')
        .select(['content', 'wrapped_key'])
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return opened(userId, row);
    },

    async lock(userId) {
      // A changed row stays locked until the transaction ends, in every kind of database; so a row must exist.
      const nothing = sealJson(vault, null, contextOf(userId));
      const row = await db
        .insertInto('subscriptions')
        .values({ user_id: userId, due_on: null, ...nothing })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: userId }))
        .returning(['content', 'wrapped_key'])
        .executeTakeFirstOrThrow();
      return opened(userId, row);
    },

    async save(userId, subscription, dueOn) {
      await db
        .updateTable('subscriptions')
        .set({ due_on: dueOn ?? null, ...sealJson(vault, subscription, contextOf(userId)) })
        .where('user_id', '=', userId)
        .execute();
    },

    async list({ limit, before }) {
      const found: { userId: string; subscription: StoredSubscription }[] = [];
      let last = before;
      // Skips rows that were only locked and have no subscription.
      while (found.length < limit) {
        const after = last;
        const rows = await db
          .selectFrom('subscriptions')
          .select(['user_id', 'content', 'wrapped_key'])
          .$if(after !== undefined, (query) => query.where('user_id', '<', after!))
          .orderBy('user_id', 'desc')
          .limit(limit)
          .execute();
        for (const row of rows) {
          const subscription = opened(row.user_id, row);
          if (subscription && found.length < limit) found.push({ userId: row.user_id, subscription });
        }
        if (rows.length < limit) break;
        last = rows.at(-1)!.user_id;
      }
      return found;
    },

    async due(today, limit) {
      const rows = await db
        .selectFrom('subscriptions')
        .select('user_id')
        .where('due_on', '<=', today)
        .orderBy('due_on')
        .limit(limit)
        .execute();
      return rows.map((row) => row.user_id);
    },

    async remove(userId) {
      await db.deleteFrom('subscriptions').where('user_id', '=', userId).execute();
    },
  };
}
