import type { Cents } from '@paperwage/values';
import type { HeldPlace } from '../../places/place-named.ts';
import type { PayInput, Standing } from '../../pay.ts';
import type { StateRules } from '../../rules/state-rules.ts';
import type { WorkingStep } from '../../working/working.ts';
import type { StateBasis } from '../state/state-tax.ts';

/** What a local tax is calculated from. */
export interface LocalPayment {
  readonly input: PayInput;
  /** Pay periods in a year. */
  readonly periods: number;
  /** Payments of this year before this one. */
  readonly paymentsBefore: number;
  /** How many months this payment is the first one of. */
  readonly monthsBegun: number;
  /** Withheld by the state from this payment, for places that take a share of it. */
  readonly stateIncomeTax: Cents;
  /** The state's rules on the pay date, for places that tax what the state taxes; undefined when we have none. */
  readonly stateRules: StateRules | undefined;
  /** What the state's method calculated, for places that build on it; undefined if the state withholds nothing. */
  readonly stateBasis?: StateBasis | undefined;
}

/** A place as it applies to this employee. */
export interface Site extends HeldPlace {
  readonly livesHere: boolean;
  readonly worksHere: boolean;
  /** For residents, where they work; for people who work here, where they live: if that is another place we cover. */
  readonly elsewhere: HeldPlace | undefined;
  /** Nobody named the place of work, so we assume it is the home. */
  readonly isWorkAssumed?: boolean;
  /** The employee works here, and nobody is sure where they live. */
  readonly isHomeUnknown?: boolean;
  /** For a county: the city in it where the work is done, if one was named. */
  readonly cityInIt?: HeldPlace | undefined;
  /** For a city: a county around it may charge a fee too, and wasn't named. */
  readonly countyApart?: boolean;
}

/** What a place takes from one payment. */
export interface LocalTax {
  /** The line's name: usually the place. */
  readonly name: string;
  readonly taxable: Cents;
  /** The wages the place taxes, if exemptions or an untaxed amount make `taxable` lower. */
  readonly wages?: Cents;
  readonly amount: Cents;
  /** A fixed amount rather than a tax on income. */
  readonly isFee?: true;
  readonly steps: readonly WorkingStep[];
  /** How sure the state rules it builds on are. */
  readonly builtOn?: readonly Standing[];
}
