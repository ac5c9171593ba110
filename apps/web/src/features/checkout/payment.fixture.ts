import type { Order } from '@paperwage/api-contract';
import { IDEMPOTENCY_HEADER } from '@paperwage/api-contract';
import { calendarDate } from '@paperwage/values';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Answers } from '../../testing/billing.ts';
import { answerBilling, good } from '../../testing/billing.ts';
import type { Call } from '../../testing/calls.ts';
import { press } from '../../testing/user-input.ts';

export const CREATE_ORDER = '/api/payments/create-order';
export const ORDER = '/api/payments/orders/order-1';
export const SUBSCRIPTION = '/api/payments/subscription';

export const order = (status: Order['status'], more: Partial<Order> = {}): Order => ({
  id: 'order-1',
  status,
  plan: 'monthly',
  priceCents: 1200,
  taxCents: 0,
  totalCents: 1200,
  createdAt: 0,
  authenticationUrl: null,
  decline: null,
  receiptNumber: status === 'paid' ? 'PW-2026-000001' : null,
  renewsOn: status === 'paid' ? calendarDate('2026-12-23') : null,
  ...more,
});
export const declined = order('declined', {
  decline: { code: 'cardDeclined', path: 'cardNumber', message: 'Your bank declined this card.' },
});

export const noAnswer = () => Promise.reject<Response>(new TypeError('no answer'));

/** Answers the calls of a payment that succeeds, but for those given. */
export function answer(answers: Answers = {}): readonly Call[] {
  return answerBilling({
    [CREATE_ORDER]: () => good(order('paid')),
    [ORDER]: () => good(order('paid')),
    ...answers,
  });
}

/** The keys under which orders were sent. */
export function orderKeys(): (string | undefined)[] {
  return vi
    .mocked(window.fetch)
    .mock.calls.filter(([input]) => input === CREATE_ORDER)
    .map(([, init]) => (init?.headers as Record<string, string>)[IDEMPOTENCY_HEADER]);
}

export const pay = () => press(page.getByRole('button', { name: 'Pay $12.00' }));
export const heading = () => page.getByRole('heading', { level: 1 });
