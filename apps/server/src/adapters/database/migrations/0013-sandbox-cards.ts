import type { MigrationOf } from './migration.ts';

/** What the sandbox of payments keeps: test cards without their numbers, and what became of orders. */
export const sandboxCards: MigrationOf = async (schema) => {
  await schema
    .createTable('sandbox_bearers')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('sandbox_cards')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.unique())
    .addColumn('token_expires_at', 'bigint', (column) => column.notNull())
    .addColumn('brand', 'text', (column) => column.notNull())
    .addColumn('last4', 'text', (column) => column.notNull())
    .addColumn('expires', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('is_forgotten', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema
    .createTable('sandbox_payments')
    .addColumn('order_id', 'text', (column) => column.primaryKey())
    .addColumn('amount_cents', 'bigint', (column) => column.notNull())
    .addColumn('card_id', 'text', (column) => column.references('sandbox_cards.id'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('ready_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmation_id', 'text', (column) => column.unique())
    .addColumn('return_url', 'text')
    .addColumn('is_refunded', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
};
