import type { CalendarDate, StateCode } from '@paperwage/values';
import type { Sourced } from './sourced.ts';

/** Whose wages a work state leaves to the home state on pay dates `from` through `to`. */
export interface ReciprocityRules extends Sourced {
  readonly workState: StateCode;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** The home states. `everyOther` is for the District of Columbia, which may not tax residents of any state. */
  readonly residentsOf: readonly StateCode[] | 'everyOther';
  /** What the employee files with the employer. */
  readonly certificate: string;
}
