import { bytewiseText, type MigrationOf } from './migration.ts';

/** Drafts, and logos with what uses them. */
export const drafts: MigrationOf = async (schema, bytes) => {
  const text = bytewiseText(bytes);
  await schema
    .createTable('drafts')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('user_id', text, (column) => column.notNull())
    .addColumn('type', text, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('from_name', 'text', (column) => column.notNull())
    .addColumn('to_name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('deleted_at', 'bigint', (column) => column.notNull())
    .addColumn('content', bytes, (column) => column.notNull())
    .addColumn('wrapped_key', bytes, (column) => column.notNull())
    .execute();
  await schema.createIndex('drafts_list').on('drafts').columns(['user_id', 'deleted_at', 'updated_at']).execute();
  await schema.createIndex('drafts_deleted').on('drafts').column('deleted_at').where('deleted_at', '>', 0).execute();
  await schema
    .createTable('logos')
    .addColumn('name', text, (column) => column.primaryKey())
    .addColumn('user_id', text, (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('wrapped_key', bytes, (column) => column.notNull())
    .execute();
  await schema.createIndex('logos_owner').on('logos').column('user_id').execute();
  await schema.createIndex('logos_expiry').on('logos').column('expires_at').execute();
  await schema
    .createTable('logo_uses')
    .addColumn('used_by', text, (column) => column.notNull())
    .addColumn('logo_name', text, (column) => column.notNull().references('logos.name'))
    .addPrimaryKeyConstraint('logo_uses_once', ['used_by', 'logo_name'])
    .execute();
  await schema.createIndex('logo_uses_logo').on('logo_uses').column('logo_name').execute();
};
