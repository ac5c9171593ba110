import type { Selectable } from 'kysely';
import type { Phone, PhoneRecords } from '../../../ports/accounts/phone-records.ts';
import type { RecordsContext } from '../records-context.ts';
import { openJson, sealJson } from '../sealing/sealed-json.ts';
import type { Tables } from '../tables/tables.ts';

/** Numbers of phones in the database, sealed, and found by a keyed hash. */
export function phoneRecords({ db, vault }: RecordsContext): PhoneRecords {
  const contextOf = (userId: string) => `phone_numbers:${userId}`;
  const toPhone = (row: Selectable<Tables['phone_numbers']>): Phone => ({
    userId: row.user_id,
    number: openJson(vault, row, contextOf(row.user_id)) as string,
    numberHash: row.number_hash,
    addedAtMs: row.added_at,
  });
  const findBy = async (column: 'user_id' | 'number_hash', value: string) => {
    const row = await db.selectFrom('phone_numbers').selectAll().where(column, '=', value).executeTakeFirst();
    return row && toPhone(row);
  };
  return {
    async add({ userId, number, numberHash, addedAtMs }) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('phone_numbers')
        .values({
          user_id: userId,
          number_hash: numberHash,
          ...sealJson(vault, number, contextOf(userId)),
          added_at: addedAtMs,
        })
        // The constraints on the number and on the user: each may exist only once.
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    findByHash: (numberHash) => findBy('number_hash', numberHash),
    findOf: (userId) => findBy('user_id', userId),
    async removeOf(userId) {
      const { numDeletedRows } = await db.deleteFrom('phone_numbers').where('user_id', '=', userId).executeTakeFirst();
      return numDeletedRows === 1n;
    },
  };
}
