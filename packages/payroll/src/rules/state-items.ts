import type { CalendarDate, Cents, Rate, StateCode, UnitPrice } from '@paperwage/values';
import type { EmployeeCount } from '../pay-input/elections.ts';
import type { StateItemTax } from '../pay.ts';
import type { Sourced } from './sourced.ts';

/** A rate made up of two, shown separately and withheld as one. */
export type RateParts =
  | { readonly kind: 'unemploymentAndWorkforce'; readonly unemployment: Rate; readonly workforce: Rate }
  | { readonly kind: 'medicalAndFamily'; readonly medical: Rate; readonly family: Rate };

/** A rate on wages up to an annual wage base. */
export interface RateToWageBase {
  readonly method: 'rateToWageBase';
  readonly rate: Rate;
  readonly parts?: RateParts;
  readonly wageBase: Cents;
}

/**
 * A rate on wages up to an annual wage base, by the number of employees, which only the employer knows. Where a number
 * has no rate, employees pay nothing.
 */
export interface RateByEmployees {
  readonly method: 'rateByEmployees';
  readonly election: 'deEmployees';
  readonly rates: Readonly<Partial<Record<EmployeeCount, Rate>>>;
  readonly wageBase: Cents;
}

/** A rate on all wages. */
export interface RateOfWages {
  readonly method: 'rateOfWages';
  readonly rate: Rate;
}

/** A rate on wages until withholding reaches an annual maximum. */
export interface RateToYearlyMaximum {
  readonly method: 'rateToYearlyMaximum';
  readonly rate: Rate;
  readonly maximum: Cents;
}

/** A rate on wages, up to a maximum for each week of the pay period. */
export interface RateToWeeklyMaximum {
  readonly method: 'rateToWeeklyMaximum';
  readonly rate: Rate;
  readonly maximum: Cents;
}

/** The employee's share of a premium that is a rate on wages up to an annual wage base. */
export interface ShareOfPremium {
  readonly method: 'shareOfPremium';
  readonly rate: Rate;
  readonly employeeShare: Rate;
  readonly wageBase: Cents;
}

/** An amount for each hour worked. */
export interface PerHour {
  readonly method: 'perHour';
  readonly price: UnitPrice;
}

/** An amount for each hour worked, at a rate that only the employer knows. */
export interface StatedPerHour {
  readonly method: 'electedPerHour';
  readonly election: 'waWorkersCompensationRate';
}

/** An amount once a quarter, withheld from the quarter's last paycheck. */
export interface PerQuarter {
  readonly method: 'perQuarter';
  readonly amount: Cents;
  /** The amount for quarters outside the dates of this rule, for a payment that covers several. */
  readonly otherQuarters?: readonly {
    readonly from: CalendarDate;
    readonly to: CalendarDate;
    readonly amount: Cents;
  }[];
}

export type StateItemMethod =
  | RateToWageBase
  | RateByEmployees
  | RateOfWages
  | RateToYearlyMaximum
  | RateToWeeklyMaximum
  | ShareOfPremium
  | PerHour
  | StatedPerHour
  | PerQuarter;

/** What employees pay into one state program. */
export type StateItem = Sourced &
  StateItemMethod & {
    readonly tax: StateItemTax;
    /** Tips don't count as wages. */
    readonly withoutTips?: true;
    /** The law only limits what the employer may withhold. The employer may withhold less, which we don't know. */
    readonly isMost?: true;
    /** The pay dates it is in effect, if a change to another item ends its list earlier. */
    readonly inForce?: { readonly from: CalendarDate; readonly to: CalendarDate };
    /** What it is called on a pay stub, such as `California SDI`. */
    readonly title: string;
  };

/**
 * Everything that employees pay into a state's programs on pay dates `from` through `to`. An empty list means they pay
 * nothing. The source is where it says that these are all of them.
 */
export interface StateItems extends Sourced {
  readonly state: StateCode;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly items: readonly StateItem[];
}
