import { bytewiseText, type MigrationOf } from './migration.ts';

/** Subscriptions, their payments, and the last receipt number of each year. */
export const billing: MigrationOf = async (schema, bytes) => {
  const text = bytewiseText(bytes);
  await schema
    .createTable('subscriptions')
    .addColumn('user_id', text, (column) => column.primaryKey())
    .addColumn('due_on', text)
    .addColumn('content', bytes, (column) => column.notNull())
    .addColumn('wrapped_key', bytes, (column) => column.notNull())
    .execute();
  await schema.createIndex('subscriptions_due').on('subscriptions').column('due_on').execute();
  await schema
    .createTable('orders')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('user_id', text, (column) => column.notNull())
    .addColumn('status', text, (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('receipt_number', text, (column) => column.unique())
    .addColumn('content', bytes, (column) => column.notNull())
    .addColumn('wrapped_key', bytes, (column) => column.notNull())
    .execute();
  await schema.createIndex('orders_user').on('orders').columns(['user_id', 'id']).execute();
  await schema.createIndex('orders_status').on('orders').columns(['status', 'id']).execute();
  await schema
    .createTable('receipt_numbers')
    .addColumn('year', 'integer', (column) => column.primaryKey())
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute();
};
