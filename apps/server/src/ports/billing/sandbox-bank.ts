import type { TestCard } from './sandbox-payment-records.ts';

/** A card as the tokenizer of the sandbox gets it. It is read and dropped: nothing keeps or logs it. */
export interface EnteredCard {
  readonly number: string;
  readonly securityCode: string;
  /** `MM-20YY`. */
  readonly expiry: string;
  readonly brand: string;
}

/** The result for a card that a browser sent. */
export type TokenizeOutcome =
  | { readonly status: 'tokenized'; readonly token: string }
  | { readonly status: 'bearerWrong' }
  | { readonly status: 'cardUnknown' }
  | { readonly status: 'brandWrong'; readonly brand: TestCard['brand'] }
  | { readonly status: 'securityCodeLength'; readonly digits: number };

/** A payment that waits for the person to confirm it. */
export interface AwaitedConfirmation {
  readonly amountCents: number;
  readonly last4: string;
}

/** What card networks and banks do in real life, for payments in which no money moves. */
export interface SandboxBank {
  /** Gives a token for a published test card. This uses up the bearer. */
  tokenize(bearer: string, card: EnteredCard): Promise<TokenizeOutcome>;
  /** What the bank's page shows; undefined if there is nothing to confirm any more. */
  findConfirmation(id: string): Promise<AwaitedConfirmation | undefined>;
  /** Takes the person's answer, once, and returns where the browser goes next; undefined for an unknown id. */
  confirm(id: string, isApproved: boolean): Promise<string | undefined>;
}
