import type { OrderContent, OrderRecords, OrderStatus, StoredOrder } from '../../ports/billing-records.ts';
import type { RecordsContext } from './records-context.ts';
import { openJson, sealJson, type SealedColumns } from './sealed-json.ts';

interface OrderRow extends SealedColumns {
  readonly id: string;
  readonly user_id: string;
  readonly status: string;
  readonly created_at: number;
  readonly receipt_number: string | null;
}

/** Payments in the database. */
export function orderRecords({ db, vault }: RecordsContext): OrderRecords {
  const contextOf = (id: string) => `orders:${id}`;
  const opened = (row: OrderRow): StoredOrder => ({
    id: row.id,
    userId: row.user_id,
    status: row.status as OrderStatus,
    createdAtMs: row.created_at,
    receiptNumber: row.receipt_number,
    content: openJson(vault, row, contextOf(row.id)) as OrderContent,
  });
  const changing = ({ id, status, receiptNumber, content }: StoredOrder) => ({
    status,
    receipt_number: receiptNumber,
    ...sealJson(vault, content, contextOf(id)),
  });
  return {
    async add(order) {
      const { id, userId, createdAtMs } = order;
      await db
        .insertInto('orders')
        .values({ id, user_id: userId, created_at: createdAtMs, ...changing(order) })
        .execute();
    },

    async find(id) {
      const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
      return row && opened(row);
    },

    async save(order) {
      await db.updateTable('orders').set(changing(order)).where('id', '=', order.id).execute();
    },

    async listOf(userId) {
      const rows = await db
        .selectFrom('orders')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('id', 'desc')
        .execute();
      return rows.map(opened);
    },

    async removeWithoutReceipt(userId) {
      await db
        .deleteFrom('orders')
        .where('user_id', '=', userId)
        .where('receipt_number', 'is', null)
        .where('status', 'in', ['declined', 'refunded'])
        .execute();
    },

    async findByReceipt(receiptNumber) {
      const row = await db
        .selectFrom('orders')
        .selectAll()
        .where('receipt_number', '=', receiptNumber)
        .executeTakeFirst();
      return row && opened(row);
    },

    async list({ limit, before }) {
      const rows = await db
        .selectFrom('orders')
        .selectAll()
        .$if(before !== undefined, (query) => query.where('id', '<', before!))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(opened);
    },

    ...openOrders(db),
  };
}

function openOrders(db: RecordsContext['db']): Pick<OrderRecords, 'open' | 'nextReceiptNumber'> {
  return {
    async open(beforeMs, after, limit) {
      const rows = await db
        .selectFrom('orders')
        .select('id')
        .where('status', 'in', ['pending', 'authenticationNeeded'])
        .where('created_at', '<', beforeMs)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    async nextReceiptNumber(year) {
      const { last } = await db
        .insertInto('receipt_numbers')
        .values({ year, last: 1 })
        .onConflict((conflict) =>
          conflict.column('year').doUpdateSet((row) => ({ last: row('receipt_numbers.last', '+', 1) })),
        )
        .returning('last')
        .executeTakeFirstOrThrow();
      return last;
    },
  };
}
