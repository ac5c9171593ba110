import type { CalendarDate, Cents, Rate, StateCode, UnitPrice } from '@paperwage/values';
import type { StateItemTax } from '../pay.ts';
import type { Sourced } from './sourced.ts';

/** A rate that is made of two, which are shown apart and withheld as one. */
export type RateParts =
  | { readonly kind: 'unemploymentAndWorkforce'; readonly unemployment: Rate; readonly workforce: Rate }
  | { readonly kind: 'medicalAndFamily'; readonly medical: Rate; readonly family: Rate };

/** A rate of the wages up to a yearly wage base. */
export interface RateToWageBase {
  readonly method: 'rateToWageBase';
  readonly rate: Rate;
  readonly parts?: RateParts;
  readonly wageBase: Cents;
}

/** A rate of all wages. */
export interface RateOfWages {
  readonly method: 'rateOfWages';
  readonly rate: Rate;
}

/** A rate of the wages until so much has been withheld in the year. */
export interface RateToYearlyMaximum {
  readonly method: 'rateToYearlyMaximum';
  readonly rate: Rate;
  readonly maximum: Cents;
}

/** A rate of the wages, at most so much for each week of the pay period. */
export interface RateToWeeklyMaximum {
  readonly method: 'rateToWeeklyMaximum';
  readonly rate: Rate;
  readonly maximum: Cents;
}

/** The employee's share of a premium that is a rate of the wages up to a yearly wage base. */
export interface ShareOfPremium {
  readonly method: 'shareOfPremium';
  readonly rate: Rate;
  readonly employeeShare: Rate;
  readonly wageBase: Cents;
}

/** So much for each hour worked. */
export interface PerHour {
  readonly method: 'perHour';
  readonly price: UnitPrice;
}

/** So much for each hour worked, by a rate that the employer knows and the rules cannot. */
export interface StatedPerHour {
  readonly method: 'electedPerHour';
  readonly election: 'waWorkersCompensationRate';
}

/** So much once a quarter, taken from its last payment. */
export interface PerQuarter {
  readonly method: 'perQuarter';
  readonly amount: Cents;
}

export type StateItemMethod =
  | RateToWageBase
  | RateOfWages
  | RateToYearlyMaximum
  | RateToWeeklyMaximum
  | ShareOfPremium
  | PerHour
  | StatedPerHour
  | PerQuarter;

/** What employees pay into one program of a state. */
export type StateItem = Sourced &
  StateItemMethod & {
    readonly tax: StateItemTax;
    /** Tips do not count as wages. */
    readonly withoutTips?: true;
    /** Pay dates it is in force on, where a change of another item ends the list it stands in before that. */
    readonly inForce?: { readonly from: CalendarDate; readonly to: CalendarDate };
    /** What it is called on a pay stub, such as `California SDI`. */
    readonly title: string;
  };

/**
 * Everything that employees pay into programs of a state on pay dates `from` to `to`, both included; an empty list
 * says that they pay nothing. The source is where it is written that these are all.
 */
export interface StateItems extends Sourced {
  readonly state: StateCode;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly items: readonly StateItem[];
}
