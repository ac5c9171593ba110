import type { SecondFactorRecords } from '../../../ports/accounts/second-factor-records.ts';
import type { RecordsContext } from '../records-context.ts';
import { openJson, sealJson } from '../sealing/sealed-json.ts';

/** Before any time step. */
const NO_STEP = -1;

/** Secrets of authenticator apps, sealed, and recovery codes, hashed, in the database. */
export function secondFactorRecords({ db, vault }: RecordsContext): SecondFactorRecords {
  const contextOf = (userId: string) => `second_factors:${userId}`;
  return {
    async find(userId) {
      const row = await db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst();
      return row && { secret: openJson(vault, row, contextOf(userId)) as string, isOn: row.is_on === 1 };
    },
    async begin(userId, secret) {
      const values = { ...sealJson(vault, secret, contextOf(userId)), is_on: 0, last_step: NO_STEP };
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('second_factors')
        .values({ user_id: userId, ...values })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values).where('second_factors.is_on', '=', 0))
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    async turnOn(userId) {
      await db.updateTable('second_factors').set({ is_on: 1 }).where('user_id', '=', userId).execute();
    },
    async takeStep(userId, step) {
      const { numUpdatedRows } = await db
        .updateTable('second_factors')
        .set({ last_step: step })
        .where('user_id', '=', userId)
        .where('last_step', '<', step)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    async remove(userId) {
      await db.deleteFrom('second_factors').where('user_id', '=', userId).execute();
      await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
    },
    async setRecoveryCodes(userId, hashes) {
      await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
      await db
        .insertInto('recovery_codes')
        .values(hashes.map((hash) => ({ user_id: userId, hash })))
        .execute();
    },
    async takeRecoveryCode(userId, hash) {
      const { numDeletedRows } = await db
        .deleteFrom('recovery_codes')
        .where('user_id', '=', userId)
        .where('hash', '=', hash)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },
    async countRecoveryCodes(userId) {
      const { count } = await db
        .selectFrom('recovery_codes')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}
