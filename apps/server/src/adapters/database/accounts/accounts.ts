import type { Account, AccountRecords, PasswordRecords } from '../../../ports/accounts/account-records.ts';
import { keyedHash, lookUpKey } from '../sealing/keyed-hashes.ts';
import type { Vault } from '../../../ports/vault.ts';
import type { RecordsContext } from '../records-context.ts';
import { openColumns, openJson, sealColumns, sealJson } from '../sealing/sealed-json.ts';

type Names = Pick<Account, 'firstName' | 'lastName'>;

/** The columns of an address: the encrypted address, and the hash that finds it and keeps it unique. */
export function emailColumns(vault: Vault, key: Uint8Array, id: string, email: string) {
  return { email_hash: keyedHash(key, 'email', email), ...sealColumns(vault, 'email', email, emailContext(id)) };
}

const emailContext = (id: string) => `user_emails:${id}`;

/** Accounts in the database, their names and addresses sealed. */
export function accountRecords(context: RecordsContext): AccountRecords {
  const { db, vault } = context;
  const contextOf = (id: string) => `users:${id}`;
  const columnsOf = async (id: string, email: string) => emailColumns(vault, await lookUpKey(context), id, email);
  const findBy = async (column: 'id' | 'email_hash', value: string): Promise<Account | undefined> => {
    const row = await db.selectFrom('users').selectAll().where(column, '=', value).executeTakeFirst();
    if (!row) return undefined;
    const { firstName, lastName } = openJson(vault, row, contextOf(row.id)) as Names;
    return {
      id: row.id,
      email: openColumns(vault, 'email', row, emailContext(row.id)) as string,
      isValidEmail: row.is_valid_email === 1,
      isGuest: row.is_guest === 1,
      firstName,
      lastName,
      createdAtMs: row.created_at,
      sessionsEndedAtMs: row.sessions_ended_at,
    };
  };
  const sealedNames = (id: string, { firstName, lastName }: Names) =>
    sealJson(vault, { firstName, lastName }, contextOf(id));
  return {
    async add(account) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('users')
        .values({
          id: account.id,
          ...(await columnsOf(account.id, account.email)),
          is_valid_email: Number(account.isValidEmail),
          is_guest: Number(account.isGuest),
          ...sealedNames(account.id, account),
          created_at: account.createdAtMs,
          sessions_ended_at: account.sessionsEndedAtMs,
        })
        .onConflict((conflict) => conflict.column('email_hash').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    find: (id) => findBy('id', id),
    findByEmail: async (email) => findBy('email_hash', keyedHash(await lookUpKey(context), 'email', email)),
    async setNames(id, names) {
      await db.updateTable('users').set(sealedNames(id, names)).where('id', '=', id).execute();
    },
    async setEmail(id, email, isValidEmail) {
      const columns = await columnsOf(id, email);
      // One statement: a violated constraint would end the whole transaction on PostgreSQL. Of two requests at once, the
      // second learns of the first only from the constraint; its caller gives up anyway.
      const { numUpdatedRows } = await db
        .updateTable('users')
        .set({ ...columns, is_valid_email: Number(isValidEmail) })
        .where('id', '=', id)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(selectFrom('users as other').select('other.id').where('other.email_hash', '=', columns.email_hash)),
          ),
        )
        .executeTakeFirst()
        .catch(unlessTaken);
      return numUpdatedRows === 1n;
    },
    async setEmailValid(id) {
      await db.updateTable('users').set({ is_valid_email: 1 }).where('id', '=', id).execute();
    },
    async setSessionsEnded(id, timeMs) {
      await db.updateTable('users').set({ sessions_ended_at: timeMs }).where('id', '=', id).execute();
    },
    async remove(id) {
      await db.deleteFrom('users').where('id', '=', id).execute();
    },
  };
}

const UNIQUE_VIOLATION = '23505';

function unlessTaken(error: unknown): { readonly numUpdatedRows: bigint } {
  if ((error as { readonly code?: unknown }).code !== UNIQUE_VIOLATION) throw error;
  return { numUpdatedRows: 0n };
}

/** Hashes of passwords in the database. */
export function passwordRecords({ db }: RecordsContext): PasswordRecords {
  return {
    async hashOf(userId) {
      const row = await db.selectFrom('passwords').select('hash').where('user_id', '=', userId).executeTakeFirst();
      return row?.hash;
    },
    async set(userId, hash, changedAtMs, isNoticeDue) {
      const values = { hash, changed_at: changedAtMs, is_notice_due: Number(isNoticeDue) };
      await db
        .insertInto('passwords')
        .values({ user_id: userId, ...values })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
        .execute();
    },
    async remove(userId) {
      await db.deleteFrom('passwords').where('user_id', '=', userId).execute();
    },
    async takeNotice(userId) {
      const { numUpdatedRows } = await db
        .updateTable('passwords')
        .set({ is_notice_due: 0 })
        .where('user_id', '=', userId)
        .where('is_notice_due', '=', 1)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}
