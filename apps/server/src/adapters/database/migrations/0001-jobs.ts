import type { MigrationOf } from './migration.ts';

/** What every other part stands on: facts about the database, work to be done later, and answers given before. */
export const jobs: MigrationOf = async (schema, bytes) => {
  await schema
    .createTable('meta')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('content', bytes, (column) => column.notNull())
    .addColumn('wrapped_key', bytes, (column) => column.notNull())
    .execute();
  await schema
    .createTable('jobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('content', bytes, (column) => column.notNull())
    .addColumn('wrapped_key', bytes, (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('run_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('claimed_until', 'bigint')
    .addColumn('claim', 'text')
    .addColumn('last_error', 'text')
    .addColumn('gave_up_at', 'bigint')
    .execute();
  await schema.createIndex('jobs_due').on('jobs').columns(['gave_up_at', 'run_at']).execute();
  await schema
    .createTable('idempotency')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('call', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('created_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_once', ['user_id', 'call', 'key'])
    .execute();
  await schema.createIndex('idempotency_age').on('idempotency').column('created_at').execute();
};
