import type { Kysely } from 'kysely';
import type { UserTables } from './user-tables.ts';
import type { AccountTables } from './account-tables.ts';
import type { BillingTables } from './billing-tables.ts';
import type { AdminTables } from './admin-tables.ts';
import type { SandboxTables } from './sandbox-tables.ts';
import type { SecurityTables } from './security-tables.ts';
import type { VisitTables } from './visit-tables.ts';

/**
 * Every table as its rows are read. Times are milliseconds since 1970, booleans 0 and 1, ids text that rises with time;
 * `content` and `wrapped_key` come from the vault.
 */
export interface Tables
  extends UserTables, AccountTables, BillingTables, SandboxTables, AdminTables, VisitTables, SecurityTables {
  readonly meta: MetaTable;
  readonly jobs: JobTable;
  readonly idempotency: IdempotencyTable;
  readonly recurring_jobs: RecurringJobTable;
}

export type Database = Kysely<Tables>;

/** Facts about the database itself. */
interface MetaTable {
  readonly name: string;
  readonly content: Uint8Array;
  readonly wrapped_key: Uint8Array;
}

interface JobTable {
  readonly id: string;
  readonly kind: string;
  readonly content: Uint8Array;
  readonly wrapped_key: Uint8Array;
  readonly created_at: number;
  readonly run_at: number;
  readonly attempts: number;
  /** Until then it belongs to the server that claimed it; after that, any server may claim it again. */
  readonly claimed_until: number | null;
  /** Identifies the claim, so that a server that took too long can't end the next one's work. */
  readonly claim: string | null;
  readonly last_error: string | null;
  /** When it reached the maximum number of tries; it now waits for a person. */
  readonly gave_up_at: number | null;
}

interface IdempotencyTable {
  readonly user_id: string;
  readonly call: string;
  readonly key: string;
  /** What the call created. */
  readonly created_id: string;
  readonly created_at: number;
}

/** When a recurring job is next added. */
interface RecurringJobTable {
  readonly kind: string;
  readonly next_at: number;
}
