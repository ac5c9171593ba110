import type { Cents, StateCode } from '@paperwage/values';
import { subtract } from '@paperwage/values';

/** Where an example comes from: printed by an agency, returned by an agency's calculator, or calculated by others. */
export type ExampleKind = 'printed' | 'calculator' | 'other';

/** An amount that an example gives, next to the one the engine calculates. */
export interface ComparedAmount {
  readonly expected: Cents;
  readonly calculated: Cents;
  readonly tolerance: Cents;
}

/** The outcome of a worked example. */
export interface ExampleOutcome {
  readonly id: string;
  /** `US` for the federal taxes. */
  readonly state: StateCode | 'US';
  readonly year: number;
  readonly kind: ExampleKind;
  readonly source: string;
  readonly amounts: readonly ComparedAmount[];
  /** Why we don't follow it, if it contradicts what its own state publishes elsewhere. */
  readonly contradiction?: string;
}

/** Whether every amount of an example is within its tolerance. */
export function passes({ amounts }: ExampleOutcome): boolean {
  return amounts.every(isWithin);
}

/** Whether an amount is within the tolerance its example gives. */
export function isWithin({ expected, calculated, tolerance }: ComparedAmount): boolean {
  return Math.abs(subtract(calculated, expected)) <= tolerance;
}
