import type { Cents } from '@paperwage/values';
import type { HeldPlace } from '../../places/place-named.ts';
import type { PayInput, Standing } from '../../pay.ts';
import type { StateRules } from '../../rules/state-rules.ts';
import type { WorkingStep } from '../../working/working.ts';
import type { StateBasis } from '../state/state-tax.ts';

/** What a local tax is taken from. */
export interface LocalPayment {
  readonly input: PayInput;
  /** Pay periods in a year. */
  readonly periods: number;
  /** Payments of this year before this one. */
  readonly paymentsBefore: number;
  /** For how many months this payment is the first. */
  readonly monthsBegun: number;
  /** Withheld by the state from this payment, for places that take a share of it. */
  readonly stateIncomeTax: Cents;
  /** The state's rules on the pay date, for places that tax what the state taxes; undefined when not held. */
  readonly stateRules: StateRules | undefined;
  /** What the state's method found, for places that build on it; undefined where the state withholds nothing. */
  readonly stateBasis?: StateBasis | undefined;
}

/** A place as it concerns this employee. */
export interface Site extends HeldPlace {
  readonly livesHere: boolean;
  readonly worksHere: boolean;
  /** Where the employee works who lives here, or lives who works here, when that is another place that is held. */
  readonly elsewhere: HeldPlace | undefined;
  /** Nobody named the place of work, so it is taken to be that of the home. */
  readonly isWorkAssumed?: boolean;
  /** Nobody is sure where the employee lives who works here. */
  readonly isHomeUnknown?: boolean;
  /** For a county: the city in it where the work is done, when one was named. */
  readonly cityInIt?: HeldPlace | undefined;
  /** For a city: a county around it may take a fee too, and was not named. */
  readonly countyApart?: boolean;
}

/** What a place takes of one payment. */
export interface LocalTax {
  /** What the line is called: most often the place. */
  readonly name: string;
  readonly taxable: Cents;
  /** The wages that the place taxes, where exemptions or an amount that is free of it lower `taxable`. */
  readonly wages?: Cents;
  readonly amount: Cents;
  /** A fixed amount and no tax on income. */
  readonly isFee?: true;
  readonly steps: readonly WorkingStep[];
  /** How sure the rules of the state are that it was built on. */
  readonly builtOn?: readonly Standing[];
}
