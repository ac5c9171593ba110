import { sql } from 'kysely';
import type { MigrationOf } from './migration.ts';

/** Lists of what was deleted lately, drafts that became documents, and documents found by their tax year. */
export const putAside: MigrationOf = async (schema) => {
  for (const table of ['documents', 'drafts']) {
    await schema
      .createIndex(`${table}_deleted_list`)
      .on(table)
      .columns(['user_id', 'deleted_at', 'id'])
      .where('deleted_at', '>', 0)
      .execute();
  }
  await schema
    .alterTable('drafts')
    .addColumn('finished_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.createIndex('drafts_finished').on('drafts').column('finished_at').where('finished_at', '>', 0).execute();
  await schema
    .alterTable('documents')
    .addColumn('years_kept', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema
    .createIndex('documents_years_missing')
    .on('documents')
    .column('id')
    .where(sql.ref('years_kept'), '=', 0)
    .execute();
};
