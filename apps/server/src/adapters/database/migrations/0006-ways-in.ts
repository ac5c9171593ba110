import { bytewiseText, type MigrationOf } from './migration.ts';

/** Logging in with other providers: whom they know, and what a browser has begun. */
export const waysIn: MigrationOf = async (schema, bytes) => {
  const text = bytewiseText(bytes);
  await schema
    .createTable('social_identities')
    .addColumn('issuer', text, (column) => column.notNull())
    .addColumn('subject', text, (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('provider', text, (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('social_identities_once', ['issuer', 'subject'])
    .execute();
  await schema.createIndex('social_identities_user').on('social_identities').column('user_id').execute();
  await schema
    .createTable('sign_in_steps')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('browser_hash', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('content', bytes, (column) => column.notNull())
    .addColumn('wrapped_key', bytes, (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('sign_in_steps_age').on('sign_in_steps').column('expires_at').execute();
};
