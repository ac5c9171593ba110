import type { CreateOrderBody } from '@paperwage/api-contract';

/** A payment that was sent, or is about to be, until it is known how it came out. */
export type PaymentAttempt = SentOrder | KnownOrder;

/** It has the token that stands for the card, and nothing of the card. */
interface SentOrder {
  readonly userId: string;
  /** The idempotency key: sent again with it, the same order is answered and nothing is charged again. */
  readonly key: string;
  readonly body: Omit<CreateOrderBody, 'appCheckToken'>;
  readonly orderId?: undefined;
}

/** The server has answered, here or in another tab. */
interface KnownOrder {
  readonly userId: string;
  readonly orderId: string;
}

const STORAGE_KEY = 'paperwage.payment';

/** Keeps an attempt in this tab, so that it can be looked up after a reload. */
export function keepAttempt(attempt: PaymentAttempt): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(attempt));
  } catch {
    // Storage is disabled: the server still charges a user once at a time.
  }
}

/** The attempt of a user that this tab keeps. */
export function keptAttempt(userId: string): PaymentAttempt | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Partial<SentOrder | KnownOrder> | null;
    const isWhole = kept?.userId === userId && (kept.orderId ?? ('key' in kept && kept.body));
    return isWhole ? (kept as PaymentAttempt) : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the attempt, whose outcome is known. */
export function forgetAttempt(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // See above.
  }
}
