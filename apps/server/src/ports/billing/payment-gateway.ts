import type { DeclineReason } from './decline-reason.ts';
import type { SandboxBank } from './sandbox-bank.ts';

/** A card as we may show it. */
export interface CardSummary {
  /** As people write it, such as `Visa`. */
  readonly brand: string;
  readonly last4: string;
  /** `MM/YY`. */
  readonly expires: string;
}

/** A card that the gateway keeps, to charge again. */
export interface SavedCard extends CardSummary {
  /** What the gateway knows it by; of no use to anyone without our credentials. */
  readonly reference: string;
}

/** How a charge came out. A declined charge stays declined; any other may still be paid later. */
export type ChargeOutcome =
  | { readonly status: 'paid'; readonly card: SavedCard; readonly isRefunded: boolean }
  | { readonly status: 'declined'; readonly reason: DeclineReason }
  /** The person confirms at this address of their bank, and then comes back to `returnUrl`. */
  | { readonly status: 'authenticationNeeded'; readonly url: string }
  /** The gateway is still working on it. */
  | { readonly status: 'pending' };

/** Origins that pages may use besides our own. */
export interface BrowserOrigins {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly asked: readonly string[];
}

export interface Charge {
  /** Our order. The gateway also takes it as the idempotency key: it never charges the same order twice. */
  readonly orderId: string;
  readonly amountCents: number;
  /** What the statement or the gateway's own pages show, such as `Paperwage Pro, monthly`. */
  readonly description: string;
  /** A card just entered, or one that the gateway keeps. Without the person there, `saved` can't be authenticated. */
  readonly source:
    | { readonly kind: 'token'; readonly paymentToken: string; readonly holder: CardHolder; readonly returnUrl: string }
    | { readonly kind: 'saved'; readonly reference: string };
  /**
   * Records durably that the charge goes out now. False, and then it must not go out, if one sent within a time may still
   * arrive. Only for a gateway without idempotency keys, which would charge both.
   */
  readonly claimSending: (arrivesWithinMs: number) => Promise<boolean>;
}

/** Whose card it is, for checks by the bank. */
export interface CardHolder {
  readonly firstName: string;
  readonly lastName: string;
  /** Who receipts are for, if that is another. */
  readonly receiptName?: string;
  readonly zip: string;
  readonly email: string;
}

/** Something happened to an order. `lookUp` says what, so that the order and repetition of events don't matter. */
export interface GatewayEvent {
  readonly id: string;
  readonly orderId: string;
}

/**
 * Moves money. Every method rejects if the answer was lost or the gateway can't be reached: then nothing is known, and
 * `lookUp` finds out later. Card numbers never come here.
 */
export interface PaymentGateway {
  /** The bank that this server simulates; only in the sandbox. */
  readonly sandbox: SandboxBank | undefined;
  /** Where the browser sends a card; empty if the gateway's own fields take it. */
  readonly tokenizerUrl: string;
  /** For the gateway's own fields in the browser; empty if it has none. */
  readonly publishableKey: string;
  /** Origins of its own fields in the browser, and of what they call; undefined if it has none. */
  readonly browserOrigins: BrowserOrigins | undefined;
  /** The bearer with which one browser may send one card to the tokenizer. */
  createTokenizeToken(): Promise<string>;
  /** Charges a card and keeps it. Called again with the same order, it charges nothing and returns the current status. */
  charge(charge: Charge): Promise<ChargeOutcome>;
  /** An order's status; undefined if the gateway never heard of it. */
  lookUp(orderId: string): Promise<ChargeOutcome | undefined>;
  /**
   * Makes sure that an order that isn't paid never will be, even if the gateway hasn't heard of it. Returns the status
   * then: `paid` if it was too late, otherwise `declined`. Rejects if a charge sent at `sentAtMs` may still arrive.
   */
  abandon(orderId: string, sentAtMs?: number): Promise<ChargeOutcome>;
  /** Refunds a paid order in full. Does nothing more if it was already refunded. */
  refund(orderId: string): Promise<void>;
  /** Keeps another card without charging it. */
  saveCard(paymentToken: string, holder: CardHolder): Promise<SavedCard | { readonly declined: DeclineReason }>;
  /** Deletes a card that was kept. Does nothing if it is gone. */
  forgetCard(reference: string): Promise<void>;
  /** The events in a gateway's request; undefined if it didn't sign it. Throws `eventUnreadable` if there are none in it. */
  readEvents(
    body: Uint8Array,
    headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  ): Promise<readonly GatewayEvent[] | undefined>;
}
