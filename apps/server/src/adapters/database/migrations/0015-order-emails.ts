import { bytewiseText, type MigrationOf } from './migration.ts';

/** By which email an order is found. Orders of before get it when somebody first searches. */
export const orderEmails: MigrationOf = async (schema, bytes) => {
  await schema.alterTable('orders').addColumn('email_hash', bytewiseText(bytes)).execute();
  await schema.createIndex('orders_email').on('orders').columns(['email_hash', 'id']).execute();
};
