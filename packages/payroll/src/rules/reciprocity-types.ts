import type { CalendarDate, StateCode } from '@paperwage/values';
import type { Sourced } from './sourced.ts';

/** Whose wages a state leaves to their home state, when they work in it on pay dates `from` to `to`. */
export interface ReciprocityRules extends Sourced {
  readonly workState: StateCode;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** The home states; `everyOther` for the District of Columbia, which may not tax residents of any state. */
  readonly residentsOf: readonly StateCode[] | 'everyOther';
  /** What the employee files with the employer. */
  readonly certificate: string;
}
