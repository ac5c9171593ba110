import { bytewiseText, type MigrationOf } from './migration.ts';

/** Messages from the contact page, questions to the chat, and whether answers helped. */
export const support: MigrationOf = async (schema, bytes) => {
  const text = bytewiseText(bytes);
  const sealed = (table: string) =>
    schema
      .createTable(table)
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('content', bytes, (column) => column.notNull())
      .addColumn('wrapped_key', bytes, (column) => column.notNull());
  await sealed('contact_messages')
    .addColumn('decided_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('contact_messages_decided').on('contact_messages').columns(['decided_at', 'id']).execute();
  await sealed('chat_turns')
    .addColumn('chat_hash', text, (column) => column.notNull())
    .addColumn('is_known', 'integer', (column) => column.notNull())
    .execute();
  await schema.createIndex('chat_turns_of_chat').on('chat_turns').columns(['chat_hash', 'id']).execute();
  await schema.createIndex('chat_turns_known').on('chat_turns').columns(['is_known', 'id']).execute();
  await sealed('feedback')
    .addColumn('subject', text, (column) => column.notNull())
    .addColumn('is_helpful', 'integer', (column) => column.notNull())
    .execute();
  await schema.createIndex('feedback_of_subject').on('feedback').columns(['subject', 'id']).execute();
};
