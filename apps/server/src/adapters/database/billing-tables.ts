/** The tables of subscriptions and payments; `content` and `wrapped_key` are of the vault. */
export interface BillingTables {
  readonly subscriptions: SubscriptionTable;
  readonly orders: OrderTable;
  readonly receipt_numbers: ReceiptNumberTable;
}

interface SubscriptionTable {
  readonly user_id: string;
  /** The day on which there is something to do about it, `YYYY-MM-DD`. */
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
  /** Of the email the receipt goes to; empty without one, null where it was never hashed. */
  readonly email_hash: string | null;
  readonly content: Uint8Array;
  readonly wrapped_key: Uint8Array;
}

/** The last number that was given to a receipt of a year. */
interface ReceiptNumberTable {
  readonly year: number;
  readonly last: number;
}
