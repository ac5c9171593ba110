import type { SchemaModule } from 'kysely';
import { sql } from 'kysely';
import { bytewiseText, type BytesType, type MigrationOf } from './migration.ts';

/** The name of this migration: a backup that lacks it has rows in clear. */
export const SEALED_NAMES = '0009-sealed-names';

const INDEXES = {
  drafts: ['drafts_list', 'drafts_deleted'],
  documents: ['documents_list', 'documents_deleted'],
  link_tokens: ['link_tokens_user', 'link_tokens_age'],
  passkeys: ['passkeys_user'],
  social_identities: ['social_identities_user'],
} as const;

/** Tables that held something in clear. */
export type ClearTable = keyof typeof INDEXES;
export const CLEAR_TABLES = Object.keys(INDEXES) as readonly ClearTable[];

/** An empty table, there for as long as something is in clear. */
export const CLEAR_MARK = 'names_in_clear';

/** Where the rows in clear wait until `sealClearRows` has moved them. */
export const nameOfClear = (table: ClearTable) => `${table}_clear`;

/**
 * Names, dates and addresses are sealed, or hashed where they are looked up. The rows stay in clear in tables beside the
 * new ones: sealing them takes the master key and, for many, more time than one transaction should.
 */
export const sealedNames: MigrationOf = async (schema, bytes) => {
  await schema.createTable(CLEAR_MARK).addColumn('name', 'text').execute();
  for (const table of CLEAR_TABLES) {
    for (const index of INDEXES[table]) await schema.dropIndex(index).execute();
    await schema.alterTable(table).renameTo(nameOfClear(table)).execute();
  }
  await schema.dropTable('document_words').execute();
  await addDrafts(schema, bytes);
  await addDocuments(schema, bytes);
  await addWaysIn(schema, bytes);
  // The hashes in it had no key. Everyone who was counted begins again at none.
  await schema.dropTable('attempts').execute();
  await schema
    .createTable('attempts')
    .addColumn('subject', 'text', (column) => column.primaryKey())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute();
  await schema.createIndex('attempts_age').on('attempts').column('started_at').execute();
  // Other tables refer to this one, so it stays; until `email` is filled, the address is in `email_hash`.
  await schema.alterTable('users').renameColumn('email', 'email_hash').execute();
  await schema.alterTable('users').addColumn('email', bytes).execute();
  await schema.alterTable('users').addColumn('email_wrapped_key', bytes).execute();
};

async function addDrafts(schema: SchemaModule, bytes: BytesType): Promise<void> {
  const text = bytewiseText(bytes);
  await schema
    .createTable('drafts')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('user_id', text, (column) => column.notNull())
    .addColumn('type', text, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('deleted_at', 'bigint', (column) => column.notNull())
    .addColumn('head', bytes, (column) => column.notNull())
    .addColumn('head_wrapped_key', bytes, (column) => column.notNull())
    .addColumn('content', bytes, (column) => column.notNull())
    .addColumn('wrapped_key', bytes, (column) => column.notNull())
    .execute();
  await schema.createIndex('drafts_list').on('drafts').columns(['user_id', 'deleted_at', 'updated_at']).execute();
  await schema.createIndex('drafts_deleted').on('drafts').column('deleted_at').where('deleted_at', '>', 0).execute();
}

async function addDocuments(schema: SchemaModule, bytes: BytesType): Promise<void> {
  const text = bytewiseText(bytes);
  await schema
    .createTable('documents')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('user_id', text, (column) => column.notNull())
    .addColumn('type', text, (column) => column.notNull())
    .addColumn('deleted_at', 'bigint', (column) => column.notNull())
    .addColumn('content', bytes, (column) => column.notNull())
    .addColumn('wrapped_key', bytes, (column) => column.notNull())
    .addColumn('file_wrapped_key', bytes, (column) => column.notNull())
    .execute();
  // The list of one owner and type stands in it as it is shown, newest last; no sorting is left to do.
  await schema.createIndex('documents_list').on('documents').columns(['user_id', 'type', 'deleted_at', 'id']).execute();
  await schema
    .createIndex('documents_deleted')
    .on('documents')
    .column('deleted_at')
    .where('deleted_at', '>', 0)
    .execute();
  const words = schema
    .createTable('document_words')
    .addColumn('beginning_hash', bytes, (column) => column.notNull())
    .addColumn('document_id', bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint('document_words_of_beginning', ['beginning_hash', 'document_id']);
  // A document has some thirty rows in it: kept once, in the order of the index.
  await (bytes === 'blob' ? words.modifyEnd(sql`without rowid`) : words).execute();
}

async function addWaysIn(schema: SchemaModule, bytes: BytesType): Promise<void> {
  const text = bytewiseText(bytes);
  await schema
    .createTable('link_tokens')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('content', bytes, (column) => column.notNull())
    .addColumn('wrapped_key', bytes, (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('link_tokens_user').on('link_tokens').column('user_id').execute();
  await schema.createIndex('link_tokens_age').on('link_tokens').column('expires_at').execute();
  await schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', bytes, (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('content', bytes, (column) => column.notNull())
    .addColumn('wrapped_key', bytes, (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('passkeys_user').on('passkeys').column('user_id').execute();
  await schema
    .createTable('social_identities')
    .addColumn('issuer', text, (column) => column.notNull())
    .addColumn('subject_hash', text, (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('provider', text, (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('social_identities_of_subject', ['issuer', 'subject_hash'])
    .execute();
  await schema.createIndex('social_identities_user').on('social_identities').column('user_id').execute();
}
