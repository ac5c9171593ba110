import type { CardBrand, SandboxOutcome } from '@paperwage/api-contract';
import type { DeclineReason } from './decline-reason.ts';

/** A test card without its number. */
export interface TestCard {
  readonly id: string;
  readonly brand: CardBrand;
  readonly last4: string;
  /** `MM/YY`. */
  readonly expires: string;
  readonly outcome: SandboxOutcome;
}

/** What the sandbox knows of an order. */
export interface SandboxPayment {
  readonly orderId: string;
  readonly amountCents: number;
  /** Nothing for an order that was abandoned before it came. */
  readonly cardId: string | undefined;
  readonly state: 'paid' | 'declined' | 'authenticationNeeded';
  readonly reason: DeclineReason | undefined;
  /** Not answered before this; see the slow test card. */
  readonly readyAtMs: number;
  /** In the address of the bank's page, and where that page leads back to. */
  readonly confirmation: { readonly id: string; readonly returnUrl: string } | undefined;
  readonly isRefunded: boolean;
}

/** What the sandbox stores, so that it works across restarts and several servers. */
export interface SandboxPaymentRecords {
  addBearer(hash: string, expiresAtMs: number): Promise<void>;
  /** True for the one caller who uses an unexpired bearer. */
  takeBearer(hash: string, nowMs: number): Promise<boolean>;
  addCard(card: TestCard, token: { readonly hash: string; readonly expiresAtMs: number }): Promise<void>;
  /** The card of an unexpired token; true for one caller only, who uses the token up. */
  takeCardByToken(hash: string, nowMs: number): Promise<TestCard | undefined>;
  findCard(id: string): Promise<(TestCard & { readonly isForgotten: boolean }) | undefined>;
  forgetCard(id: string): Promise<void>;
  /** Adds a payment unless its order has one. Returns the order's payment, and whether it is this one. */
  addPayment(payment: SandboxPayment): Promise<{ readonly payment: SandboxPayment; readonly isNew: boolean }>;
  findPayment(orderId: string): Promise<SandboxPayment | undefined>;
  findConfirmation(id: string): Promise<SandboxPayment | undefined>;
  /** Settles a payment that waits for the person. No effect on any other. */
  answerPayment(orderId: string, state: 'paid' | 'declined', reason: DeclineReason | undefined): Promise<void>;
  refundPayment(orderId: string): Promise<void>;
}
