import { bytewiseText, type MigrationOf } from './migration.ts';

/** What happened in visits, which experiments run, and errors by the place in the code. */
export const visits: MigrationOf = async (schema, bytes) => {
  const text = bytewiseText(bytes);
  await schema
    .createTable('visit_events')
    .addColumn('visit', text, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('detail', text, (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('visit_events_of_visit', ['visit', 'name', 'detail'])
    .execute();
  await schema.createIndex('visit_events_name').on('visit_events').columns(['name', 'at']).execute();
  await schema
    .createTable('experiment_settings')
    .addColumn('name', text, (column) => column.primaryKey())
    .addColumn('setting', text, (column) => column.notNull())
    .execute();
  await schema
    .createTable('error_groups')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('times', 'bigint', (column) => column.notNull())
    .addColumn('first_at', 'bigint', (column) => column.notNull())
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('error_groups_last').on('error_groups').column('last_at').execute();
};
