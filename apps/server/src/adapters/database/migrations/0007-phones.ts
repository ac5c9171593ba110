import type { MigrationOf } from './migration.ts';

/** Numbers to which codes for signing in are sent: one for an account, and one account for each. */
export const phones: MigrationOf = async (schema, bytes) => {
  await schema
    .createTable('phone_numbers')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('number_hash', 'text', (column) => column.notNull().unique())
    .addColumn('content', bytes, (column) => column.notNull())
    .addColumn('wrapped_key', bytes, (column) => column.notNull())
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .execute();
};
