import type { VisitEvent } from '@paperwage/api-contract';

/** What is told of a visit: events without a person in them, and whether an account with a plan is behind it. */
export interface VisitReport {
  /** At random, of this visit alone. */
  readonly visit: string;
  readonly atMs: number;
  /** The `afid` it came with; empty without one. */
  readonly source: string;
  readonly events: readonly VisitEvent[];
  /** Of the signed-in: a keyed hash of the account, from which nobody gets back to it, and whether it has a plan. */
  readonly account?: { readonly pseudonym: string; readonly hasPlan: boolean };
}

/** Somebody who counts visits besides us. */
export interface Analytics {
  /** Rejects when the report was not taken; it is sent again later. */
  send(report: VisitReport): Promise<void>;
}
