import type { CalendarDate, StateCode } from '@paperwage/values';
import type { Source, StateItemTax } from '../pay.ts';
import type { TaxedKind } from '../pay-input/pre-tax-deductions.ts';
import type { Sourced } from './sourced.ts';

/** The pre-tax deductions that reduce a tax's wages. */
export interface LoweredBy extends Sourced {
  readonly lowers: readonly TaxedKind[];
}

/** A state taxes the same wages as federal income tax, plus those in `taxed`, on pay dates `from` through `to`. */
export interface StatePreTaxException extends Sourced {
  readonly state: StateCode;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly taxed: readonly TaxedKind[];
}

/** What reduces the wages of a state's program, for each program that is a rate of wages. */
export interface ItemPreTaxRules extends Omit<LoweredBy, 'source'> {
  readonly state: StateCode;
  readonly tax: StateItemTax;
  /** Deductions we found nothing about. We assume they stay in the wages. */
  readonly assumed?: readonly TaxedKind[];
  /** Omitted if we found nothing at all. */
  readonly source?: Source;
}

/** Which federal taxes pre-tax deductions reduce. */
export interface PreTaxRules {
  readonly federalIncomeTax: LoweredBy;
  readonly socialSecurityAndMedicare: LoweredBy;
}

/** Where pre-tax deductions reduce the taxes of a state differently. */
export interface StatePreTaxRules {
  readonly exceptions: readonly StatePreTaxException[];
  readonly items: readonly ItemPreTaxRules[];
}
