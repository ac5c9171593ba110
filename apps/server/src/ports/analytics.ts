import type { VisitEvent } from '@paperwage/api-contract';

/** What we report about a visit: events without a person in them, and whether it is by an account with a plan. */
export interface VisitReport {
  /** Random, for this visit only. */
  readonly visit: string;
  readonly atMs: number;
  /** The `afid` it came with; empty without one. */
  readonly source: string;
  readonly events: readonly VisitEvent[];
  /** For signed-in users: a keyed hash of the account, which can't be traced back, and whether it has a plan. */
  readonly account?: { readonly pseudonym: string; readonly hasPlan: boolean };
}

/** Another service that counts visits. */
export interface Analytics {
  /** Rejects if the report was not accepted; it is sent again later. */
  send(report: VisitReport): Promise<void>;
}
