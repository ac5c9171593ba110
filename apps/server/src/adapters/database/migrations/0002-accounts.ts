import type { SchemaModule } from 'kysely';
import type { BytesType, MigrationOf } from './migration.ts';

/** Who has an account, how it is entered, and from where it is open. What belongs to an account goes with it. */
export const accounts: MigrationOf = async (schema, bytes) => {
  await addUsers(schema, bytes);
  await addSessions(schema);
  await addOneTimeTokens(schema);
  await addSecondFactors(schema, bytes);
  await schema
    .createTable('keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('public_part', 'text', (column) => column.notNull())
    .addColumn('content', bytes, (column) => column.notNull())
    .addColumn('wrapped_key', bytes, (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('attempts')
    .addColumn('subject', 'text', (column) => column.primaryKey())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute();
  await schema.createIndex('attempts_age').on('attempts').column('started_at').execute();
};

async function addUsers(schema: SchemaModule, bytes: BytesType): Promise<void> {
  await schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('is_valid_email', 'integer', (column) => column.notNull())
    .addColumn('is_guest', 'integer', (column) => column.notNull())
    .addColumn('content', bytes, (column) => column.notNull())
    .addColumn('wrapped_key', bytes, (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('sessions_ended_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('passwords')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('is_notice_due', 'integer', (column) => column.notNull())
    .execute();
}

async function addSessions(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('token_families')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('token_families_user').on('token_families').column('user_id').execute();
  await schema.createIndex('token_families_age').on('token_families').column('expires_at').execute();
  await schema
    .createTable('refresh_tokens')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('family_id', 'text', (column) => column.notNull().references('token_families.id').onDelete('cascade'))
    .addColumn('parent', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await schema.createIndex('refresh_tokens_family').on('refresh_tokens').column('family_id').execute();
  await schema.createIndex('refresh_tokens_parent').on('refresh_tokens').column('parent').execute();
  await schema.createIndex('refresh_tokens_used').on('refresh_tokens').column('used_at').execute();
  await schema
    .createTable('server_sessions')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('family_id', 'text', (column) => column.references('token_families.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('server_sessions_user').on('server_sessions').column('user_id').execute();
  await schema.createIndex('server_sessions_family').on('server_sessions').column('family_id').execute();
  await schema.createIndex('server_sessions_age').on('server_sessions').column('expires_at').execute();
}

async function addOneTimeTokens(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('link_tokens')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('link_tokens_user').on('link_tokens').column('user_id').execute();
  await schema.createIndex('link_tokens_age').on('link_tokens').column('expires_at').execute();
  await schema
    .createTable('spent_tokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('spent_tokens_age').on('spent_tokens').column('expires_at').execute();
}

async function addSecondFactors(schema: SchemaModule, bytes: BytesType): Promise<void> {
  await schema
    .createTable('second_factors')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('content', bytes, (column) => column.notNull())
    .addColumn('wrapped_key', bytes, (column) => column.notNull())
    .addColumn('is_on', 'integer', (column) => column.notNull())
    .addColumn('last_step', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('recovery_codes')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recovery_codes_once', ['user_id', 'hash'])
    .execute();
  await schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', bytes, (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('passkeys_user').on('passkeys').column('user_id').execute();
}
