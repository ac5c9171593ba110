/** The tables of subscriptions and payments; `content` and `wrapped_key` are of the vault. */
export interface BillingTables {
  readonly subscriptions: SubscriptionTable;
  readonly orders: OrderTable;
  readonly receipt_numbers: ReceiptNumberTable;
}

interface SubscriptionTable {
  readonly user_id: string;
  /** The next day on which it needs something done, `YYYY-MM-DD`. */
  readonly due_on: string | null;
  readonly content: Uint8Array;
  readonly wrapped_key: Uint8Array;
}

interface OrderTable {
  readonly id: string;
  readonly user_id: string;
  readonly status: string;
  readonly created_at: number;
  readonly receipt_number: string | null;
  /** Hash of the email that the receipt goes to; empty without one, null if it was never hashed. */
  readonly email_hash: string | null;
  readonly content: Uint8Array;
  readonly wrapped_key: Uint8Array;
}

/** The last receipt number assigned in a year. */
interface ReceiptNumberTable {
  readonly year: number;
  readonly last: number;
}
