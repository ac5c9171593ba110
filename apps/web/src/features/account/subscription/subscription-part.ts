import type { SubscriptionDetails } from '@paperwage/api-contract';

/** What was just done here, and is said in place of what stood there. */
export type JustDone = 'canceled' | 'resumed' | 'planChanged' | 'cardReplaced' | 'renewalPaid';

export interface SubscriptionPartProps {
  readonly details: SubscriptionDetails;
  readonly justDone: JustDone | undefined;
  /** Shows the state after a change, and moves the focus to its heading. */
  readonly onDone: (details: SubscriptionDetails, done: JustDone) => void;
}
