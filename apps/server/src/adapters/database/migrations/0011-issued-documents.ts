import { bytewiseText, type MigrationOf } from './migration.ts';

/** Issued documents: who issued them, their codes, the hashes of their files, and what waits for an admin. */
export const issuedDocuments: MigrationOf = async (schema, bytes) => {
  const text = bytewiseText(bytes);
  await schema
    .createTable('issued_documents')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('user_id', text, (column) => column.notNull())
    .addColumn('type', text, (column) => column.notNull())
    .addColumn('issued_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('replaced_by', text)
    .addColumn('issuer_hash', text, (column) => column.notNull())
    .addColumn('figures_hash', text, (column) => column.notNull())
    .addColumn('recipient_hash', text, (column) => column.notNull())
    .addColumn('content', bytes, (column) => column.notNull())
    .addColumn('wrapped_key', bytes, (column) => column.notNull())
    .addColumn('facts', bytes, (column) => column.notNull())
    .addColumn('facts_wrapped_key', bytes, (column) => column.notNull())
    .execute();
  await schema
    .createIndex('issued_documents_of_user')
    .on('issued_documents')
    .columns(['user_id', 'issued_at'])
    .execute();
  await schema
    .createIndex('issued_documents_of_figures')
    .on('issued_documents')
    .columns(['user_id', 'figures_hash'])
    .execute();
  await schema
    .createTable('issued_codes')
    .addColumn('code_hash', text, (column) => column.primaryKey())
    .addColumn('document_id', text, (column) => column.notNull())
    .execute();
  await schema.createIndex('issued_codes_of_document').on('issued_codes').column('document_id').execute();
  await schema
    .createTable('issued_files')
    .addColumn('sha256', text, (column) => column.notNull())
    .addColumn('document_id', text, (column) => column.notNull())
    .addColumn('format', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('issued_files_of_hash', ['sha256', 'document_id'])
    .execute();
  await schema.createIndex('issued_files_of_document').on('issued_files').column('document_id').execute();
  await schema
    .createTable('document_reports')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('content', bytes, (column) => column.notNull())
    .addColumn('wrapped_key', bytes, (column) => column.notNull())
    .execute();
  await schema
    .createTable('issue_refusals')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('user_id', text, (column) => column.notNull())
    .addColumn('content', bytes, (column) => column.notNull())
    .addColumn('wrapped_key', bytes, (column) => column.notNull())
    .execute();
  await schema.createIndex('issue_refusals_of_user').on('issue_refusals').column('user_id').execute();
};
