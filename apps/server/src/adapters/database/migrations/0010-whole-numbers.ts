import { sql } from 'kysely';
import type { MigrationOf } from './migration.ts';

const HOLD_NUMBERS = ['drafts', 'contacts', 'document_contents'];

/** Who lets whole numbers of persons be kept. What was written before anybody was asked is to be looked through. */
export const wholeNumbers: MigrationOf = async (schema) => {
  await schema
    .createTable('whole_number_consents')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('given_at', 'bigint', (column) => column.notNull())
    .execute();
  for (const table of HOLD_NUMBERS) {
    await schema
      .alterTable(table)
      .addColumn('numbers_asked', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .createIndex(`${table}_numbers_unasked`)
      .on(table)
      .column('id')
      .where(sql.ref('numbers_asked'), '=', 0)
      .execute();
  }
};
