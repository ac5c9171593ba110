import type { Cents, Rate } from '@paperwage/values';

/** Ohio: a rate of the wages where the work is done; where nothing is withheld for that, the home city's instead. */
export interface OhioCityTax {
  readonly method: 'ohioCity';
  readonly rate: Rate;
  /** Only those who live there are taxed, or only the work done there; both when left out. */
  readonly who?: 'residents' | 'workers';
}

/** Ohio: a rate of the wages of those who live in the district. */
export interface OhioSchoolDistrictTax {
  readonly method: 'ohioSchoolDistrict';
  readonly rate: Rate;
  /** Untaxed a year for each allowance; earned income districts have none. */
  readonly exemption?: Cents;
}

/**
 * Pennsylvania: earned income tax by the higher of the home's rate for residents and the work place's for others, and
 * the local services tax of the work place.
 */
export interface PennsylvaniaTax {
  readonly method: 'pennsylvania';
  readonly resident: Rate;
  readonly nonresident: Rate;
  /** A year, for those who work there. */
  readonly servicesTax: Cents;
  /** Yearly earnings below which the employee may claim exemption from the services tax. */
  readonly servicesTaxExemption: Cents;
  /** Philadelphia: its tax is taken alone, whatever the other place asks. */
  readonly standsApart?: true;
}

/** One part of a Kentucky fee: a rate of the wages of the year above `over`, up to `wageCap`. */
export interface FeePart {
  readonly rate: Rate;
  readonly over?: Cents;
  readonly wageCap?: Cents;
}

/** Kentucky: what a county takes of work done in it, less the fee of the city where the law credits it. */
export interface KentuckyCountyTax {
  readonly method: 'kentuckyCounty';
  readonly parts: readonly FeePart[];
  /** The fee of a city in the county is credited against the county's. */
  readonly creditsCity?: true;
}

/** Michigan: a rate of the wages less an exemption for each allowance. */
export interface MichiganTax {
  readonly method: 'michigan';
  readonly resident: Rate;
  readonly nonresident: Rate;
  /** A year, for each allowance. */
  readonly exemption: Cents;
}

/** Colorado: dollars a month, from those who earn as much there in the month. */
export interface MonthlyFee {
  readonly method: 'monthlyFee';
  readonly perMonth: Cents;
  readonly fromMonthlyWages: Cents;
}

/** West Virginia: dollars for each week of work there. */
export interface WeeklyFee {
  readonly method: 'weeklyFee';
  readonly perWeek: Cents;
  /** Those who live there pay nothing. */
  readonly nonresidentsOnly?: true;
}

/** Oregon: rates of yearly wages above amounts from which on the employer must withhold. */
export interface HighEarnersTax {
  readonly method: 'highEarners';
  /** A place may lie in several areas that tax; each has a line. */
  readonly areas: readonly HighEarnersArea[];
}

export interface HighEarnersArea {
  readonly name: string;
  /** Rising; each rate is of what is above `over`, up to the next. */
  readonly brackets: readonly { readonly over: Cents; readonly rate: Rate }[];
}
