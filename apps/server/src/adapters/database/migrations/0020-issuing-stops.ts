import { bytewiseText, type MigrationOf } from './migration.ts';

/** Accounts that an admin stopped from issuing, one row for each. */
export const issuingStops: MigrationOf = async (schema, bytes) => {
  const text = bytewiseText(bytes);
  await schema
    .createTable('issuing_stops')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('user_id', text, (column) => column.notNull().unique())
    .addColumn('content', bytes, (column) => column.notNull())
    .addColumn('wrapped_key', bytes, (column) => column.notNull())
    .execute();
};
