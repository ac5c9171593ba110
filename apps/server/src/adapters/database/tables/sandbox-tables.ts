import type { CardBrand, SandboxOutcome } from '@paperwage/api-contract';
import type { DeclineReason } from '../../../ports/billing/decline-reason.ts';

/** The tables of the payment sandbox, in which no money moves. */
export interface SandboxTables {
  readonly sandbox_bearers: SandboxBearerTable;
  readonly sandbox_cards: SandboxCardTable;
  readonly sandbox_payments: SandboxPaymentTable;
}

/** What lets a browser send one card to the tokenizer. */
interface SandboxBearerTable {
  readonly hash: string;
  readonly expires_at: number;
}

interface SandboxCardTable {
  readonly id: string;
  /** Null once the token is used. */
  readonly token_hash: string | null;
  readonly token_expires_at: number;
  readonly brand: CardBrand;
  readonly last4: string;
  readonly expires: string;
  readonly outcome: SandboxOutcome;
  readonly is_forgotten: number;
}

interface SandboxPaymentTable {
  readonly order_id: string;
  readonly amount_cents: number;
  readonly card_id: string | null;
  readonly state: 'paid' | 'declined' | 'authenticationNeeded';
  readonly reason: DeclineReason | null;
  readonly ready_at: number;
  readonly confirmation_id: string | null;
  readonly return_url: string | null;
  readonly is_refunded: number;
}
