import type { AccountData } from '../../ports/account-data.ts';
import type { OrderContent } from '../../ports/billing/billing-records.ts';
import { FORGET_CARD_JOB } from '../jobs/job-kinds.ts';

const NOBODY = { firstName: '', lastName: '', zip: '', email: '' };

/**
 * Ends the subscription and deletes the card. Tax law requires the number, date, plan and amount of payments: these stay,
 * without a name, an email or a card. An open order is abandoned, or refunded if it was paid.
 */
export const billingOfUser: AccountData = {
  async removeAllOf(userId, records) {
    const subscriber = await records.subscriptions.lock(userId);
    if (subscriber?.card)
      await records.jobs.add({ kind: FORGET_CARD_JOB, payload: subscriber.card.reference, runAtMs: 0 });
    for (const order of await records.orders.listOf(userId)) {
      const content: OrderContent = {
        ...order.content,
        source: null,
        card: null,
        authenticationUrl: null,
        holder: NOBODY,
        isOwnerGone: true,
      };
      await records.orders.save({ ...order, content });
    }
    await records.orders.removeWithoutReceipt(userId);
    await records.subscriptions.remove(userId);
  },
};
