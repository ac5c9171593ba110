import type { CalendarDate, StateCode } from '@paperwage/values';
import type { StateItemTax } from '../pay.ts';
import type { PreTaxKind } from '../pay-input/pre-tax-deductions.ts';
import type { Sourced } from './sourced.ts';

/** The pre-tax deductions that lower the wages of a tax. */
export interface LoweredBy extends Sourced {
  readonly lowers: readonly PreTaxKind[];
}

/** A state's income tax is lowered by what lowers the federal one, but for `taxed` on pay dates `from` to `to`. */
export interface StatePreTaxException extends Sourced {
  readonly state: StateCode;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly taxed: readonly PreTaxKind[];
}

/** What lowers the wages of a program of a state; those not listed are taken of all wages. */
export interface ItemPreTaxRules extends LoweredBy {
  readonly state: StateCode;
  readonly tax: StateItemTax;
}

/** Which taxes pre-tax deductions lower. */
export interface PreTaxRules {
  readonly federalIncomeTax: LoweredBy;
  readonly socialSecurityAndMedicare: LoweredBy;
  readonly stateExceptions: readonly StatePreTaxException[];
  readonly items: readonly ItemPreTaxRules[];
}
