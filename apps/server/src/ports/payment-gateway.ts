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
  /** The gateway is still at it. */
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
  /** What the statement or the gateway's own pages say, such as `Paperwage Pro, monthly`. */
  readonly description: string;
  /** A card just entered, or one that the gateway keeps. Without the person there, `saved` can't be authenticated. */
  readonly source:
    | { readonly kind: 'token'; readonly paymentToken: string; readonly holder: CardHolder; readonly returnUrl: string }
    | { readonly kind: 'saved'; readonly reference: string };
  /**
   * Enters durably that the charge goes out now. False, and then it must not go out, if one that went out within a time may
   * still arrive. Only for a gateway that takes no idempotency keys, and would charge both.
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

/** Something happened to an order. What, is asked by `lookUp`, so that order and repetition of events don't matter. */
export interface GatewayEvent {
  readonly id: string;
  readonly orderId: string;
}

/**
 * Moves money. Every method rejects where the answer was lost or the gateway can't be reached: then nothing is known, and
 * `lookUp` tells later. Card numbers never come here.
 */
export interface PaymentGateway {
  /** The bank that this server plays itself; only in the sandbox. */
  readonly sandbox: SandboxBank | undefined;
  /** Where the browser sends a card; empty if the gateway's own fields take it. */
  readonly tokenizerUrl: string;
  /** For the gateway's own fields in the browser; empty if it has none. */
  readonly publishableKey: string;
  /** Where its own fields in the browser come from, and whom they ask; nothing if it has none. */
  readonly browserOrigins: BrowserOrigins | undefined;
  /** The bearer with which one browser may send one card to the tokenizer. */
  createTokenizeToken(): Promise<string>;
  /** Charges a card and keeps it. Called again with the same order, it charges nothing and answers as things stand. */
  charge(charge: Charge): Promise<ChargeOutcome>;
  /** How things stand with an order; undefined if the gateway never heard of it. */
  lookUp(orderId: string): Promise<ChargeOutcome | undefined>;
  /**
   * Makes sure that an order that isn't paid never will be, also where the gateway hasn't heard of it. Answers how things
   * stand then: `paid` if it came too late, else `declined`. Rejects if a charge that went out at `sentAtMs` may still arrive.
   */
  abandon(orderId: string, sentAtMs?: number): Promise<ChargeOutcome>;
  /** Gives back all of a paid order. Does nothing more if it was refunded. */
  refund(orderId: string): Promise<void>;
  /** Keeps another card without charging it. */
  saveCard(paymentToken: string, holder: CardHolder): Promise<SavedCard | { readonly declined: DeclineReason }>;
  /** Deletes a card that was kept. Does nothing if it is gone. */
  forgetCard(reference: string): Promise<void>;
  /** The events in a request of the gateway; undefined if it didn't sign it. Throws `eventUnreadable` if they are none. */
  readEvents(
    body: Uint8Array,
    headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  ): Promise<readonly GatewayEvent[] | undefined>;
}
