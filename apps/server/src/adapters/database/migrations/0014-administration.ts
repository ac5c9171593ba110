import { bytewiseText, type MigrationOf } from './migration.ts';

/** What admins decide, the trail of it, and which mails were sent. Sessions know when a second factor was last shown. */
export const administration: MigrationOf = async (schema, bytes) => {
  const text = bytewiseText(bytes);
  await schema
    .alterTable('token_families')
    .addColumn('second_factor_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  for (const table of ['document_reports', 'issue_refusals']) {
    await schema
      .alterTable(table)
      .addColumn('decided_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.createIndex(`${table}_decided`).on(table).columns(['decided_at', 'id']).execute();
  }
  await schema
    .createTable('issuing_allowances')
    .addColumn('user_id', text, (column) => column.notNull())
    .addColumn('rule', text, (column) => column.notNull())
    .addColumn('name_hash', text, (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('issuing_allowances_of_user', ['user_id', 'rule', 'name_hash'])
    .execute();
  await schema
    .createTable('admin_trail')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('content', bytes, (column) => column.notNull())
    .addColumn('wrapped_key', bytes, (column) => column.notNull())
    .execute();
  await schema
    .createTable('sent_mails')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('recipient_hash', text, (column) => column.notNull())
    .addColumn('content', bytes, (column) => column.notNull())
    .addColumn('wrapped_key', bytes, (column) => column.notNull())
    .execute();
  await schema.createIndex('sent_mails_recipient').on('sent_mails').columns(['recipient_hash', 'id']).execute();
};
