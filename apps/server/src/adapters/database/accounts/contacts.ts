import type { SavedContact } from '@paperwage/api-contract';
import type { ContactRecords } from '../../../ports/accounts/contact-records.ts';
import type { RecordsContext } from '../records-context.ts';
import type { SealedColumns } from '../sealing/sealed-json.ts';
import { openJson, sealJson } from '../sealing/sealed-json.ts';

/** The address book in the database. */
export function contactRecords({ db, vault }: RecordsContext): ContactRecords {
  const sealed = (contact: SavedContact) => ({
    updated_at: contact.updatedAt,
    numbers_asked: 1,
    ...sealJson(vault, contact, `contacts:${contact.id}`),
  });
  const opened = (row: SealedColumns & { readonly id: string }) =>
    openJson(vault, row, `contacts:${row.id}`) as SavedContact;
  const of = (userId: string) =>
    db.selectFrom('contacts').select(['id', 'content', 'wrapped_key']).where('user_id', '=', userId);
  return {
    async add(userId, contact) {
      await db
        .insertInto('contacts')
        .values({ id: contact.id, user_id: userId, ...sealed(contact) })
        .execute();
    },

    async replace(userId, contact) {
      const { numUpdatedRows } = await db
        .updateTable('contacts')
        .set(sealed(contact))
        .where('id', '=', contact.id)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async find(userId, id) {
      const row = await of(userId).where('id', '=', id).executeTakeFirst();
      return row && opened(row);
    },

    async list(userId) {
      const rows = await of(userId).orderBy('id').execute();
      return rows.map(opened);
    },

    async count(userId) {
      const { count } = await db
        .selectFrom('contacts')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async remove(userId, id) {
      const { numDeletedRows } = await db
        .deleteFrom('contacts')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },

    async removeAllOf(userId) {
      await db.deleteFrom('contacts').where('user_id', '=', userId).execute();
    },
  };
}
