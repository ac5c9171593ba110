import { bytewiseText, type MigrationOf } from './migration.ts';

/** What was done to accounts, under pseudonyms. */
export const securityEvents: MigrationOf = async (schema, bytes) => {
  const text = bytewiseText(bytes);
  await schema
    .createTable('security_events')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('account', text)
    .addColumn('address', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('device', text, (column) => column.notNull())
    .addColumn('request_id', text, (column) => column.notNull())
    .execute();
  await schema.createIndex('security_events_of_account').on('security_events').columns(['account', 'id']).execute();
};
