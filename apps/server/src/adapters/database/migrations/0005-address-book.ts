import { bytewiseText, type MigrationOf } from './migration.ts';

/** Saved employers, employees and clients, and when the jobs that come again are next due. */
export const addressBook: MigrationOf = async (schema, bytes) => {
  const text = bytewiseText(bytes);
  await schema
    .createTable('contacts')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('user_id', text, (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('content', bytes, (column) => column.notNull())
    .addColumn('wrapped_key', bytes, (column) => column.notNull())
    .execute();
  await schema.createIndex('contacts_owner').on('contacts').columns(['user_id', 'id']).execute();
  await schema
    .createTable('recurring_jobs')
    .addColumn('kind', text, (column) => column.primaryKey())
    .addColumn('next_at', 'bigint', (column) => column.notNull())
    .execute();
};
