import type { LogoRecords, StoredLogo } from '../../../ports/documents/logo-records.ts';
import type { RecordsContext } from '../records-context.ts';

/** Logos in the database: who owns them, how long they are kept, and what uses them. */
export function logoRecords({ db }: Pick<RecordsContext, 'db'>): LogoRecords {
  return {
    async add(userId, { name, wrappedKey }, { createdAtMs, expiresAtMs }) {
      await db
        .insertInto('logos')
        .values({
          name,
          user_id: userId,
          created_at: createdAtMs,
          expires_at: expiresAtMs,
          wrapped_key: wrappedKey,
        })
        .execute();
    },

    async find(userId, name) {
      const row = await db
        .selectFrom('logos')
        .select(['name', 'wrapped_key'])
        .where('name', '=', name)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row && logoOf(row);
    },

    async count(userId) {
      const { count } = await db
        .selectFrom('logos')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async list(userId) {
      const rows = await db
        .selectFrom('logos')
        .select(['name', 'wrapped_key'])
        .where('user_id', '=', userId)
        .orderBy('name')
        .execute();
      return rows.map(logoOf);
    },

    async existing(names) {
      if (names.length === 0) return new Set();
      const rows = await db.selectFrom('logos').select('name').where('name', 'in', names).execute();
      return new Set(rows.map(({ name }) => name));
    },

    ...uses(db),
    ...purges(db),
  };
}

function logoOf(row: { readonly name: string; readonly wrapped_key: Uint8Array }): StoredLogo {
  return { name: row.name, wrappedKey: row.wrapped_key };
}

function uses(db: RecordsContext['db']): Pick<LogoRecords, 'setUses' | 'clearUses'> {
  return {
    async setUses(userId, usedBy, names) {
      const stale = db.deleteFrom('logo_uses').where('used_by', '=', usedBy);
      await (names.length > 0 ? stale.where('logo_name', 'not in', names) : stale).execute();
      for (const name of new Set(names)) {
        await db
          .insertInto('logo_uses')
          .columns(['used_by', 'logo_name'])
          .expression((from) =>
            from
              .selectFrom('logos')
              .select((row) => [row.val(usedBy).as('used_by'), 'name'])
              .where('name', '=', name)
              .where('user_id', '=', userId),
          )
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
    },

    async clearUses(usedBy) {
      for (const one of usedBy) await db.deleteFrom('logo_uses').where('used_by', '=', one).execute();
    },
  };
}

function purges(db: RecordsContext['db']): Pick<LogoRecords, 'purge' | 'purgeAllOf'> {
  return {
    async purge(expiredBeforeMs, limit) {
      const due = db
        .selectFrom('logos')
        .select('name')
        .where('expires_at', '<', expiredBeforeMs)
        .where((row) =>
          row.not(
            row.exists(
              row.selectFrom('logo_uses').select('used_by').whereRef('logo_uses.logo_name', '=', 'logos.name'),
            ),
          ),
        )
        .limit(limit);
      const rows = await db.deleteFrom('logos').where('name', 'in', due).returning('name').execute();
      return rows.map(({ name }) => name);
    },

    async purgeAllOf(userId) {
      const own = db.selectFrom('logos').select('name').where('user_id', '=', userId);
      await db.deleteFrom('logo_uses').where('logo_name', 'in', own).execute();
      const rows = await db.deleteFrom('logos').where('user_id', '=', userId).returning('name').execute();
      return rows.map(({ name }) => name);
    },
  };
}
