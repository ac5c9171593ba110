import type { CalendarDate, StateCode } from '@paperwage/values';
import type { StateItemTax } from '../pay.ts';
import type { PreTaxKind } from '../pay-input/pre-tax-deductions.ts';
import type { Sourced } from './sourced.ts';

/** The pre-tax deductions that reduce a tax's wages. */
export interface LoweredBy extends Sourced {
  readonly lowers: readonly PreTaxKind[];
}

/** A state taxes the same wages as federal income tax, plus those in `taxed`, on pay dates `from` through `to`. */
export interface StatePreTaxException extends Sourced {
  readonly state: StateCode;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly taxed: readonly PreTaxKind[];
}

/** What reduces the wages of a state's program. Programs not listed apply to all wages. */
export interface ItemPreTaxRules extends LoweredBy {
  readonly state: StateCode;
  readonly tax: StateItemTax;
}

/** Which taxes pre-tax deductions reduce. */
export interface PreTaxRules {
  readonly federalIncomeTax: LoweredBy;
  readonly socialSecurityAndMedicare: LoweredBy;
  readonly stateExceptions: readonly StatePreTaxException[];
  readonly items: readonly ItemPreTaxRules[];
}
