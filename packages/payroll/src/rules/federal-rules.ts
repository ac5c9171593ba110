import type { CalendarDate, Cents, Rate } from '@paperwage/values';
import type { PayFrequency } from '../pay.ts';
import type { FilingStatus } from '../working/working.ts';
import type { Sourced } from './sourced.ts';

/** One row of a rate schedule: on wages of at least `over`, the tax is `base` plus `rate` on what is above `over`. */
export interface BracketRow {
  readonly over: Cents;
  readonly base: Cents;
  readonly rate: Rate;
}

/** Rows in ascending order. The first starts at zero. */
export type RateSchedule = readonly BracketRow[];

export type RateSchedules = Sourced & Readonly<Record<FilingStatus, RateSchedule>>;

/** Federal payroll rules in effect on pay dates `from` through `to`. Amounts are annual. */
export interface FederalRules {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** Publication 15-T, annual percentage method table: STANDARD Withholding Rate Schedules. */
  readonly standardSchedules: RateSchedules;
  /** Publication 15-T, annual percentage method table: Form W-4, Step 2, Checkbox, Withholding Rate Schedules. */
  readonly step2Schedules: RateSchedules;
  readonly worksheet1A: Sourced & {
    /** Line 1g when the step 2 box is not checked. */
    readonly adjustment: Readonly<Record<FilingStatus, Cents>>;
    /** Line 1k, for each allowance of a Form W-4 from 2019 or earlier. */
    readonly allowance: Cents;
  };
  /**
   * Publication 15-T, Withholding Adjustment for Nonresident Alien Employees: added to the wages of a payment, for income
   * tax alone. Table 1 for a Form W-4 from 2019 or earlier, Table 2 for a later one.
   */
  readonly nonresidentAlien: Sourced & Readonly<Record<'table1' | 'table2', Readonly<Record<PayFrequency, Cents>>>>;
  readonly w4Step3: Sourced & { readonly perChildUnder17: Cents; readonly perOtherDependent: Cents };
  /** Publication 15, section 7. */
  readonly supplemental: Sourced & {
    readonly rate: Rate;
    /** Supplemental wages above this amount in a year always use `rateAboveThreshold`. */
    readonly threshold: Cents;
    readonly rateAboveThreshold: Rate;
  };
  /** Employee share. */
  readonly socialSecurity: Sourced & { readonly rate: Rate; readonly wageBase: Cents };
  /** Employee share, with the Additional Medicare Tax an employer withholds regardless of filing status. */
  readonly medicare: Sourced & {
    readonly rate: Rate;
    readonly additionalRate: Rate;
    readonly additionalThreshold: Cents;
  };
}
