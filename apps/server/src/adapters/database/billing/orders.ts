import type { OrderContent, OrderRecords, OrderStatus, StoredOrder } from '../../../ports/billing/billing-records.ts';
import { keyedHash, lookUpKey } from '../sealing/keyed-hashes.ts';
import type { RecordsContext } from '../records-context.ts';
import { openJson, sealJson, type SealedColumns } from '../sealing/sealed-json.ts';

interface OrderRow extends SealedColumns {
  readonly id: string;
  readonly user_id: string;
  readonly status: string;
  readonly created_at: number;
  readonly receipt_number: string | null;
}

const ROWS_AT_ONCE = 200;

/** Payments in the database. */
export function orderRecords(context: RecordsContext): OrderRecords {
  const { db } = context;
  const { opened, changing } = orderRows(context);
  return {
    async add(order) {
      const { id, userId, createdAtMs } = order;
      await db
        .insertInto('orders')
        .values({ id, user_id: userId, created_at: createdAtMs, ...(await changing(order)) })
        .execute();
    },

    async find(id) {
      const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
      return row && opened(row);
    },

    async save(order) {
      await db
        .updateTable('orders')
        .set(await changing(order))
        .where('id', '=', order.id)
        .execute();
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

    ...ordersOfAll(context),
    ...openOrders(db),
  };
}

/** An order from its row, and the columns that can change. */
function orderRows(context: RecordsContext) {
  const { vault } = context;
  const contextOf = (id: string) => `orders:${id}`;
  const hashOf = async (email: string) =>
    email === '' ? '' : keyedHash(await lookUpKey(context), 'email', email.trim().toLowerCase());
  return {
    hashOf,
    opened: (row: OrderRow): StoredOrder => ({
      id: row.id,
      userId: row.user_id,
      status: row.status as OrderStatus,
      createdAtMs: row.created_at,
      receiptNumber: row.receipt_number,
      content: openJson(vault, row, contextOf(row.id)) as OrderContent,
    }),
    changing: async ({ id, status, receiptNumber, content }: StoredOrder) => ({
      status,
      receipt_number: receiptNumber,
      email_hash: await hashOf(content.holder.email),
      ...sealJson(vault, content, contextOf(id)),
    }),
  };
}

/** Everyone's orders, as admins search them. */
function ordersOfAll(context: RecordsContext): Pick<OrderRecords, 'listOfEmail' | 'findByReceipt' | 'list'> {
  const { db } = context;
  const { opened, hashOf } = orderRows(context);
  /** Orders made before they were found by email, including those from a backup of that time. */
  async function hashOlderOrders(): Promise<void> {
    for (;;) {
      const unhashed = db.selectFrom('orders').selectAll().where('email_hash', 'is', null);
      const rows = await unhashed.limit(ROWS_AT_ONCE).execute();
      for (const row of rows) {
        const email_hash = await hashOf(opened(row).content.holder.email);
        // Only if nobody saved the order in the meantime, perhaps without its email.
        const update = db.updateTable('orders').set({ email_hash }).where('id', '=', row.id);
        await update.where('email_hash', 'is', null).execute();
      }
      if (rows.length < ROWS_AT_ONCE) return;
    }
  }
  return {
    async listOfEmail(email) {
      await hashOlderOrders();
      const hash = await hashOf(email);
      const orders = db.selectFrom('orders').selectAll().where('email_hash', '=', hash);
      return (await orders.orderBy('id', 'desc').execute()).map(opened);
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
