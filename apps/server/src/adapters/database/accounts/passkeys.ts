import type { Selectable } from 'kysely';
import type { Passkey, PasskeyRecords } from '../../../ports/accounts/passkey-records.ts';
import type { RecordsContext } from '../records-context.ts';
import { openJson, sealJson } from '../sealing/sealed-json.ts';
import type { Tables } from '../tables/tables.ts';

export const passkeyContext = (id: string) => `passkeys:${id}`;

/** Public parts of passkeys in the database, with their names encrypted. */
export function passkeyRecords({ db, vault }: RecordsContext): PasskeyRecords {
  const toPasskey = (row: Selectable<Tables['passkeys']>): Passkey => ({
    id: row.id,
    userId: row.user_id,
    credentialId: row.credential_id,
    publicKey: row.public_key,
    counter: row.counter,
    name: openJson(vault, row, passkeyContext(row.id)) as string,
    createdAtMs: row.created_at,
  });
  return {
    async add(passkey) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('passkeys')
        .values({
          id: passkey.id,
          user_id: passkey.userId,
          credential_id: passkey.credentialId,
          public_key: passkey.publicKey,
          counter: passkey.counter,
          ...sealJson(vault, passkey.name, passkeyContext(passkey.id)),
          created_at: passkey.createdAtMs,
        })
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    async findByCredential(credentialId) {
      const query = db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId);
      const row = await query.executeTakeFirst();
      return row && toPasskey(row);
    },
    async listOf(userId) {
      const rows = await db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id').execute();
      return rows.map(toPasskey);
    },
    async setCounter(id, counter) {
      await db.updateTable('passkeys').set({ counter }).where('id', '=', id).execute();
    },
    async rename(id, userId, name) {
      const { numUpdatedRows } = await db
        .updateTable('passkeys')
        .set(sealJson(vault, name, passkeyContext(id)))
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    async remove(id, userId) {
      const { numDeletedRows } = await db
        .deleteFrom('passkeys')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },
    async removeAllOf(userId) {
      await db.deleteFrom('passkeys').where('user_id', '=', userId).execute();
    },
  };
}
