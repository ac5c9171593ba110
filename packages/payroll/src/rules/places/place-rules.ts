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

/** The kind of place, shown next to the name. It tells apart places with the same name. */
export type PlaceKind =
  | 'municipality'
  | 'city'
  | 'borough'
  | 'township'
  | 'town'
  | 'county'
  | 'schoolDistrict'
  /** A joint economic development district or zone (Ohio), where several governments tax the work done there. */
  | 'jointDistrict'
  /** Larger than a county, such as Metro around Portland. */
  | 'region';

/**
 * A rate on wages for people who live and work in the place, only live there, and only work there. A group with no rate
 * pays nothing.
 */
export interface RatesByWho {
  readonly livingAndWorking?: Rate;
  readonly living?: Rate;
  readonly working?: Rate;
}

/** A rate on the period's wages. */
export interface WageRateTax {
  readonly method: 'wageRate';
  readonly rates: RatesByWho;
  /** The year's wages above this aren't taxed. */
  readonly wageCap?: Cents;
  /** Annual wages below this aren't taxed. From this amount, all wages are. */
  readonly noneBelowYearly?: Cents;
}

/** How a place taxes wages. Each method is a member, and `taxes/local-taxes.ts` picks the function that reads it. */
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

/** A place's tax on pay dates `from` through `to`. */
export type PlaceRules = Sourced & {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly tax: PlaceTax;
  /** Whether contributions to a 401(k) or similar plan are still taxed. Omitted if the source doesn't say. */
  readonly taxesRetirement?: boolean;
  /** Whether amounts paid through a section 125 plan are still taxed. Omitted if the source doesn't say. */
  readonly taxesSection125?: boolean;
};

/** A place that taxes wages. Its rules are in date order and don't overlap. We don't cover dates between them. */
export interface Place {
  readonly name: string;
  readonly kind: PlaceKind;
  /** The county, or what the state groups its places by, without the word "County". */
  readonly county?: string;
  /** The independent city it is in place of a county: most of its ZIP code is in that city or in a county next to it. */
  readonly independentCity?: string;
  /** The state's number for it, such as a PSD code. */
  readonly code?: string;
  /** The school district it is in, where places with the same name differ by it. */
  readonly schoolDistrict?: string;
  /** Other names people search for. */
  readonly alsoCalled?: readonly string[];
  /** The place people mean by the bare name, though others share it. */
  readonly isMain?: true;
  readonly rules: readonly PlaceRules[];
}

/** What lookups need from the rules. */
export interface CoveredPlaces {
  readonly places: readonly StatePlaces[];
}

/** A state's counties that tax what the state taxes. The election `county` names one. */
export interface Counties {
  /** What the line is called if there is a rate but no county. */
  readonly unnamed: string;
  /** Where the state says what the county rates apply to. */
  readonly method: Sourced;
  /** The tax if no county is given. Omitted if there is none. */
  readonly withoutCounty?: Place;
  /** The name of the tax on people who live in another state. */
  readonly nonresidents?: string;
  /** The county of work counts if the employee doesn't live in one of these counties. */
  readonly orByWork?: true;
}

/** How many places of one kind a state's register has that tax wages, or, in Pennsylvania, how many codes. */
export interface PlaceCount {
  readonly what: 'psdCodes' | 'municipalities' | 'jointDistricts' | 'schoolDistricts';
  readonly count: number;
  /** The year of the register. */
  readonly asOf: number;
}

/** One state's places. */
export interface StatePlaces {
  readonly state: StateCode;
  readonly places: readonly Place[];
  /** How many places the state has by its own registers, whether or not we list them. */
  readonly inState?: readonly PlaceCount[];
  /** We cover only some of the places that tax, so one that isn't here may tax too. */
  readonly isPartial?: true;
  /** Given if counties tax what the state taxes and the election `county` names one. */
  readonly counties?: Counties;
  /** The election `county` names the county of work, which charges a fee in addition to a city's fee. */
  readonly countyOfWork?: true;
  /** Schools that tax employees who live and work in their county. No election names them. */
  readonly countySchools?: readonly Place[];
}
