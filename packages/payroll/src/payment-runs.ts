import type { Cents } from '@paperwage/values';
import { min, subtract, sum } from '@paperwage/values';
import type { TaxName, WithheldFirst } from './pay.ts';

/** What was withheld from one payment so far, in the order in which taxes are taken. */
export type Withheld = WithheldFirst & Readonly<Partial<Record<TaxName, Cents>>>;

/** Payments that follow one another with the same taxes. */
export interface PaymentRun {
  readonly taxes: Withheld;
  readonly payments: number;
}

/** Adds a payment to the last run where its taxes are the same, else as a run of its own. */
export function addToRuns(runs: PaymentRun[], taxes: Withheld): void {
  const last = runs.at(-1);
  if (last && isSame(last.taxes, taxes)) runs[runs.length - 1] = { taxes: last.taxes, payments: last.payments + 1 };
  else runs.push({ taxes, payments: 1 });
}

/** How many payments the runs are. */
export function paymentsOf(runs: readonly PaymentRun[]): number {
  return runs.reduce((count, { payments }) => count + payments, 0);
}

/** What is left of the payment that the taxes in `runs` left least of; `left` is what they were taken of. */
export function leastLeftOf(left: Cents, runs: readonly PaymentRun[]): Cents {
  return runs.reduce((least, { taxes }) => min(least, subtract(left, sum(Object.values(taxes)))), left);
}

function isSame(one: Withheld, other: Withheld): boolean {
  const names = Object.keys(one) as TaxName[];
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
