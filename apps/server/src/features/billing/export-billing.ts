import { cents, formatMoney } from '@paperwage/values';
import type { Records } from '../../ports/records.ts';
import { findSubscriber } from './apply-event.ts';

/**
 * What we store about a user's subscription and payments, in dollars, for the export of their data; undefined if they
 * never paid.
 */
export async function exportedBilling(services: { readonly records: Records }, userId: string) {
  const { state, card, holder } = await findSubscriber(services, userId);
  const orders = await services.records.orders.listOf(userId);
  if (orders.length === 0) return undefined;
  return {
    subscription: state,
    card: card && { brand: card.brand, last4: card.last4, expires: card.expires },
    holder,
    payments: orders.map(({ id, status, createdAtMs: createdAt, receiptNumber, content }) => {
      const { plan, priceCents, taxCents, totalCents, paid, decline, holder: payer } = content;
      const [price, tax, total] = [priceCents, taxCents, totalCents].map((amount) => formatMoney(cents(amount)));
      return { id, status, createdAt, receiptNumber, plan, price, tax, total: total!, paid, decline, payer };
    }),
  };
}
