import type { SandboxPayment, SandboxPaymentRecords } from '../../../ports/billing/sandbox-payment-records.ts';
import type { RecordsContext } from '../records-context.ts';
import type { SandboxTables } from '../tables/sandbox-tables.ts';
import type { Database } from '../tables/tables.ts';

/** What the sandbox of payments keeps, in the database. */
export function sandboxPaymentRecords({ db }: RecordsContext): SandboxPaymentRecords {
  return { ...cardsIn(db), ...paymentsIn(db) };
}

type CardCalls = 'addBearer' | 'takeBearer' | 'addCard' | 'takeCardByToken' | 'findCard' | 'forgetCard';

function cardsIn(db: Database): Pick<SandboxPaymentRecords, CardCalls> {
  return {
    async addBearer(hash, expiresAtMs) {
      await db.insertInto('sandbox_bearers').values({ hash, expires_at: expiresAtMs }).execute();
    },
    async takeBearer(hash, nowMs) {
      // Those that expired unused are deleted too.
      await db.deleteFrom('sandbox_bearers').where('expires_at', '<=', nowMs).execute();
      const { numDeletedRows } = await db.deleteFrom('sandbox_bearers').where('hash', '=', hash).executeTakeFirst();
      return numDeletedRows === 1n;
    },
    async addCard({ id, brand, last4, expires, outcome }, { hash, expiresAtMs }) {
      await db
        .insertInto('sandbox_cards')
        .values({
          id,
          brand,
          last4,
          expires,
          outcome,
          is_forgotten: 0,
          token_hash: hash,
          token_expires_at: expiresAtMs,
        })
        .execute();
    },
    async takeCardByToken(hash, nowMs) {
      const row = await db
        .updateTable('sandbox_cards')
        .set({ token_hash: null })
        .where('token_hash', '=', hash)
        .where('token_expires_at', '>', nowMs)
        .returningAll()
        .executeTakeFirst();
      return row && cardOf(row);
    },
    async findCard(id) {
      const row = await db.selectFrom('sandbox_cards').selectAll().where('id', '=', id).executeTakeFirst();
      return row && { ...cardOf(row), isForgotten: row.is_forgotten === 1 };
    },
    async forgetCard(id) {
      await db.updateTable('sandbox_cards').set({ is_forgotten: 1 }).where('id', '=', id).execute();
    },
  };
}

function paymentsIn(db: Database): Omit<SandboxPaymentRecords, CardCalls> {
  const findPayment: SandboxPaymentRecords['findPayment'] = async (orderId) => {
    const row = await db.selectFrom('sandbox_payments').selectAll().where('order_id', '=', orderId).executeTakeFirst();
    return row && paymentOf(row);
  };
  return {
    async addPayment(payment) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('sandbox_payments')
        .values({
          order_id: payment.orderId,
          amount_cents: payment.amountCents,
          card_id: payment.cardId ?? null,
          state: payment.state,
          reason: payment.reason ?? null,
          ready_at: payment.readyAtMs,
          confirmation_id: payment.confirmation?.id ?? null,
          return_url: payment.confirmation?.returnUrl ?? null,
          is_refunded: 0,
        })
        .onConflict((conflict) => conflict.column('order_id').doNothing())
        .executeTakeFirst();
      return { payment: (await findPayment(payment.orderId))!, isNew: numInsertedOrUpdatedRows === 1n };
    },
    findPayment,
    async findConfirmation(id) {
      const row = await db
        .selectFrom('sandbox_payments')
        .selectAll()
        .where('confirmation_id', '=', id)
        .executeTakeFirst();
      return row && paymentOf(row);
    },
    async answerPayment(orderId, state, reason) {
      await db
        .updateTable('sandbox_payments')
        .set({ state, reason: reason ?? null })
        .where('order_id', '=', orderId)
        .where('state', '=', 'authenticationNeeded')
        .execute();
    },
    async refundPayment(orderId) {
      await db
        .updateTable('sandbox_payments')
        .set({ is_refunded: 1 })
        .where('order_id', '=', orderId)
        .where('state', '=', 'paid')
        .execute();
    },
  };
}

function cardOf({ id, brand, last4, expires, outcome }: SandboxTables['sandbox_cards']) {
  return { id, brand, last4, expires, outcome };
}

function paymentOf(row: SandboxTables['sandbox_payments']): SandboxPayment {
  const { confirmation_id: id, return_url: returnUrl } = row;
  return {
    orderId: row.order_id,
    amountCents: row.amount_cents,
    cardId: row.card_id ?? undefined,
    state: row.state,
    reason: row.reason ?? undefined,
    readyAtMs: row.ready_at,
    confirmation: id === null || returnUrl === null ? undefined : { id, returnUrl },
    isRefunded: row.is_refunded === 1,
  };
}
