import type { Order } from '@paperwage/api-contract';
import { dollarText } from './prices.ts';

/** `your payment of $12.00 from 8:26 PM`, as far as it is known. */
export function paymentText(order: Pick<Order, 'totalCents' | 'createdAt'> | undefined): string {
  if (!order) return 'your payment';
  const time = new Date(order.createdAt).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  return `your payment of ${dollarText(order.totalCents)} from ${time}`;
}
