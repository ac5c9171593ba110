import type { CalendarDate, Cents, Rate, StateCode } from '@paperwage/values';
import type { Sourced } from '../sourced.ts';
import type { StateTaxableTax } from './county-rules.ts';
import type {
  HighEarnersTax,
  KentuckyCountyTax,
  MichiganTax,
  MonthlyFee,
  OhioCityTax,
  OhioSchoolDistrictTax,
  PennsylvaniaTax,
  WeeklyFee,
} from './method-rules.ts';
import type { NewYorkCityTax, YonkersTax } from './new-york-rules.ts';

/** What sort of place it is: told beside the name, and what tells places of one name apart. */
export type PlaceKind =
  | 'municipality'
  | 'city'
  | 'borough'
  | 'township'
  | 'town'
  | 'county'
  | 'schoolDistrict'
  /** A joint economic development district or zone (Ohio): several governments tax the work done in it. */
  | 'jointDistrict'
  /** Larger than a county, such as Metro around Portland. */
  | 'region';

/**
 * A rate of wages for those who live in the place and work there, live there only, and work there only. One that is
 * left out pays nothing.
 */
export interface RatesByWho {
  readonly livingAndWorking?: Rate;
  readonly living?: Rate;
  readonly working?: Rate;
}

/** A rate of the wages of the period. */
export interface WageRateTax {
  readonly method: 'wageRate';
  readonly rates: RatesByWho;
  /** Wages of the year above this are not taxed. */
  readonly wageCap?: Cents;
  /** Nothing is taken from yearly wages below this, and the rate of all wages from it on. */
  readonly noneBelowYearly?: Cents;
}

/** How a place taxes wages. Each method is a member; `taxes/local-taxes.ts` chooses the function that reads it. */
export type PlaceTax =
  | WageRateTax
  | StateTaxableTax
  | NewYorkCityTax
  | YonkersTax
  | OhioCityTax
  | OhioSchoolDistrictTax
  | PennsylvaniaTax
  | KentuckyCountyTax
  | MichiganTax
  | MonthlyFee
  | WeeklyFee
  | HighEarnersTax;

/** What a place takes on pay dates `from` to `to`, both included. */
export type PlaceRules = Sourced & {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly tax: PlaceTax;
  /** Whether amounts put into a 401(k) or the like are taxed all the same; left out where the source does not say. */
  readonly taxesRetirement?: boolean;
  /** Whether amounts paid through a section 125 plan are taxed all the same; left out where the source does not say. */
  readonly taxesSection125?: boolean;
};

/** A place that taxes wages. Its rules rise by date and do not overlap; a date between them is not held. */
export interface Place {
  readonly name: string;
  readonly kind: PlaceKind;
  /** The county, or what the state groups its places by, without the word. */
  readonly county?: string;
  /** The number the state knows it by, such as a PSD code. */
  readonly code?: string;
  /** Other names it is looked for by. */
  readonly alsoCalled?: readonly string[];
  /** The place that its bare name means, though others share it. */
  readonly isMain?: true;
  readonly rules: readonly PlaceRules[];
}

/** What lookups need of the rules. */
export interface CoveredPlaces {
  readonly places: readonly StatePlaces[];
}

/** The counties of a state that tax what the state taxes; the election `county` names one. */
export interface Counties {
  /** What the line is called when a rate is given and no county. */
  readonly unnamed: string;
  /** Where the state says what counties take their rates of. */
  readonly method: Sourced;
  /** What is taken when no county is given; nothing where this is left out. */
  readonly withoutCounty?: Place;
  /** What is taken of those who live in another state, by its name. */
  readonly nonresidents?: string;
  /** The county the employee works in counts for one who lives in none. */
  readonly orByWork?: true;
}

/** The places of one state. */
export interface StatePlaces {
  readonly state: StateCode;
  readonly places: readonly Place[];
  /** How many codes the state's register of places has, where only a part of them is held. */
  readonly codesListed?: number;
  /** Given where counties tax what the state taxes and the election `county` names one. */
  readonly counties?: Counties;
  /** The election `county` names the county the work is done in, which takes a fee beside that of a city in it. */
  readonly countyOfWork?: true;
}
