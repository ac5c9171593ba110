import type { IdempotencyRecords } from '../../ports/idempotency-records.ts';
import type { RecordsContext } from './records-context.ts';

/** Keys of calls that created something. */
export function idempotencyRecords({ db }: Pick<RecordsContext, 'db'>): IdempotencyRecords {
  const find: IdempotencyRecords['find'] = async ({ userId, call, key }) => {
    const found = await db
      .selectFrom('idempotency')
      .select('created_id')
      .where('user_id', '=', userId)
      .where('call', '=', call)
      .where('key', '=', key)
      .executeTakeFirst();
    return found?.created_id;
  };
  return {
    find,
    async take(entry) {
      // If two come at once, the second waits here until the first has committed, and then finds what it created.
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('idempotency')
        .values({
          user_id: entry.userId,
          call: entry.call,
          key: entry.key,
          created_id: entry.createdId,
          created_at: entry.createdAtMs,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n ? undefined : find(entry);
    },
    async forgetBefore(timeMs) {
      await db.deleteFrom('idempotency').where('created_at', '<', timeMs).execute();
    },
    async removeAllOf(userId) {
      await db.deleteFrom('idempotency').where('user_id', '=', userId).execute();
    },
  };
}
