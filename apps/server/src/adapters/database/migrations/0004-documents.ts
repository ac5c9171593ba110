import { bytewiseText, type MigrationOf } from './migration.ts';

/** The history: a row for the list, what the document was made of, and the words to find it by. */
export const documents: MigrationOf = async (schema, bytes) => {
  const text = bytewiseText(bytes);
  await schema
    .createTable('documents')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('user_id', text, (column) => column.notNull())
    .addColumn('type', text, (column) => column.notNull())
    .addColumn('deleted_at', 'bigint', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
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
  await schema
    .createTable('document_contents')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('content', bytes, (column) => column.notNull())
    .addColumn('wrapped_key', bytes, (column) => column.notNull())
    .execute();
  await schema
    .createTable('document_words')
    .addColumn('user_id', text, (column) => column.notNull())
    .addColumn('type', text, (column) => column.notNull())
    .addColumn('word', text, (column) => column.notNull())
    .addColumn('document_id', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('document_words_once', ['user_id', 'type', 'word', 'document_id'])
    .execute();
};
