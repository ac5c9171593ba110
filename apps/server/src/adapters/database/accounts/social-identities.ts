import type { SocialRecords } from '../../../ports/accounts/social-records.ts';
import { keyedHash, lookUpKey } from '../sealing/keyed-hashes.ts';
import type { RecordsContext } from '../records-context.ts';

/** Which person at which provider opens which account, in the database. */
export function socialRecords(context: RecordsContext): SocialRecords {
  const { db } = context;
  const hashOf = async (subject: string) => keyedHash(await lookUpKey(context), 'subject', subject);
  return {
    async find(issuer, subject) {
      const row = await db
        .selectFrom('social_identities')
        .selectAll()
        .where('issuer', '=', issuer)
        .where('subject_hash', '=', await hashOf(subject))
        .executeTakeFirst();
      return row && { issuer, subject, userId: row.user_id, provider: row.provider };
    },
    async add({ issuer, subject, userId, provider }, createdAtMs) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('social_identities')
        .values({ issuer, subject_hash: await hashOf(subject), user_id: userId, provider, created_at: createdAtMs })
        .onConflict((conflict) => conflict.columns(['issuer', 'subject_hash']).doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    async providersOf(userId) {
      const rows = await db
        .selectFrom('social_identities')
        .select('provider')
        .distinct()
        .where('user_id', '=', userId)
        .orderBy('provider')
        .execute();
      return rows.map(({ provider }) => provider);
    },
    async remove(userId, provider) {
      const { numDeletedRows } = await db
        .deleteFrom('social_identities')
        .where('user_id', '=', userId)
        .where('provider', '=', provider)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async removeAllOf(userId) {
      await db.deleteFrom('social_identities').where('user_id', '=', userId).execute();
    },
  };
}
