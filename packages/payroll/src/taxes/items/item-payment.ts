import type { CalendarDate, Cents, Quantity } from '@paperwage/values';
import type { StateElections } from '../../pay-input/elections.ts';
import type { PayFrequency } from '../../pay.ts';
import type { WorkingStep } from '../../working/working.ts';

/** One payment as a state program sees it. */
export interface ItemPayment {
  readonly payDate: CalendarDate;
  readonly payFrequency: PayFrequency;
  readonly wages: Cents;
  /** Paid earlier in the year. */
  readonly wagesBefore: Cents;
  /** Withheld earlier in the year, if known. */
  readonly withheldBefore: Cents | undefined;
  readonly hoursWorked: Quantity | undefined;
  readonly elections: StateElections;
}

/** What a program takes from one payment, with the steps that lead to it. */
export interface ItemTax {
  readonly taxable: Cents;
  readonly tax: Cents;
  readonly steps: readonly WorkingStep[];
  /** A figure was assumed, so the line is less sure than its rule. */
  readonly isAssumed?: true;
}
