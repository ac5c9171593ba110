import type { Order } from '@paperwage/api-contract';
import { withAppCheck } from '../../app-check/app-check.ts';
import { callAsUser } from '../../identity/call-as-user.ts';
import type { CallError, Called } from '../../identity/call.ts';
import type { PaymentAttempt } from './payment-attempt.ts';
import { forgetAttempt, keepAttempt } from './payment-attempt.ts';

/** The status of a payment. `open`: not known yet, so it is kept for a later lookup. */
export type Settled =
  | { readonly is: 'order'; readonly order: Order }
  | { readonly is: 'refused'; readonly error: CallError }
  | { readonly is: 'open'; readonly message: string };

/** Says nothing about whether an order was made: no answer, or none of ours. */
const LOST: readonly string[] = ['unreachable', 'unreadable', 'unexpected'];
/** Made no order, and may do so on another try. */
const NOT_NOW: readonly string[] = [
  ...['tooManyRequests', 'overloaded', 'signInNeeded'],
  ...['appCheckFailed', 'appCheckWrong', 'appCheckExpired', 'appCheckUsed'],
];
const WAITS_MS: readonly number[] = [1_000, 2_000, 4_000];
const PENDING_MS = 2_500;

/**
 * Pays, or finds out how a payment came out that was sent before (`isSent`). May be called again with the same attempt,
 * whatever happened: it has one key, so it is charged once. Waits while the order is pending, until `isLeft`.
 */
export async function settleAttempt(
  attempt: PaymentAttempt,
  { isSent, isLeft }: { readonly isSent: boolean; readonly isLeft: () => boolean },
): Promise<Settled> {
  let current = attempt;
  let mayBeMade = isSent;
  let failures = 0;
  keepAttempt(current);
  for (;;) {
    const answer = await askOnce(current);
    if (answer.ok) {
      current = { userId: current.userId, orderId: answer.data.id };
      if (answer.data.status !== 'pending') return { is: 'order', order: noted(current, answer.data) };
      keepAttempt(current);
      failures = 0;
    } else {
      mayBeMade ||= LOST.includes(answer.error.code);
      if (!mayBeMade || ![...LOST, ...NOT_NOW].includes(answer.error.code)) {
        forgetAttempt();
        return { is: 'refused', error: answer.error };
      }
      if (failures >= WAITS_MS.length) return { is: 'open', message: answer.error.message };
      failures += 1;
    }
    await pause(failures === 0 ? PENDING_MS : WAITS_MS[failures - 1]!);
    if (isLeft()) return { is: 'open', message: '' };
  }
}

/** An order that may still be paid is kept to be looked up. */
function noted(attempt: PaymentAttempt, order: Order): Order {
  if (order.status === 'authenticationNeeded') keepAttempt(attempt);
  else forgetAttempt();
  return order;
}

function askOnce(attempt: PaymentAttempt): Promise<Called<Order>> {
  if (attempt.orderId !== undefined) {
    return callAsUser('GET /api/payments/orders/:id', { params: { id: attempt.orderId } });
  }
  const { key, body } = attempt;
  return withAppCheck(
    (appCheckToken) => callAsUser('POST /api/payments/create-order', { body: { ...body, appCheckToken }, key }),
    () => undefined,
  );
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
