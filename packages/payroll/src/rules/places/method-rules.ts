import type { Cents, Rate } from '@paperwage/values';

/** Ohio: a rate on wages where the work is done. If nothing is withheld there, the home city's rate instead. */
export interface OhioCityTax {
  readonly method: 'ohioCity';
  readonly rate: Rate;
  /** Whether only residents, or only work done there, are taxed. Both if omitted. */
  readonly who?: 'residents' | 'workers';
}

/** Ohio: a rate on the wages of district residents. */
export interface OhioSchoolDistrictTax {
  readonly method: 'ohioSchoolDistrict';
  readonly rate: Rate;
  /** Annual exemption for each allowance. Earned income districts have none. */
  readonly exemption?: Cents;
}

/**
 * Pennsylvania: earned income tax at the higher of the home's resident rate and the workplace's nonresident rate, plus
 * the workplace's local services tax.
 */
export interface PennsylvaniaTax {
  readonly method: 'pennsylvania';
  readonly resident: Rate;
  readonly nonresident: Rate;
  /** Per year, for people who work there. */
  readonly servicesTax: Cents;
  /** An employee who earns less than this a year may claim exemption from the services tax. */
  readonly servicesTaxExemption: Cents;
  /** Philadelphia: only its tax applies, regardless of the other place. */
  readonly standsApart?: true;
}

/** One part of a Kentucky fee: a rate on the year's wages above `over`, up to `wageCap`. */
export interface FeePart {
  readonly rate: Rate;
  readonly over?: Cents;
  readonly wageCap?: Cents;
}

/** Kentucky: a county's fee on work done there, less the city's fee where the law credits it. */
export interface KentuckyCountyTax {
  readonly method: 'kentuckyCounty';
  readonly parts: readonly FeePart[];
  /** The county credits the fee of a city in it. */
  readonly creditsCity?: true;
}

/** Michigan: a rate on wages less an exemption for each allowance. */
export interface MichiganTax {
  readonly method: 'michigan';
  readonly resident: Rate;
  readonly nonresident: Rate;
  /** Per year, for each allowance. */
  readonly exemption: Cents;
}

/** Colorado: dollars a month, from employees who earn at least `fromMonthlyWages` there in the month. */
export interface MonthlyFee {
  readonly method: 'monthlyFee';
  readonly perMonth: Cents;
  readonly fromMonthlyWages: Cents;
}

/** West Virginia: dollars for each week of work there. */
export interface WeeklyFee {
  readonly method: 'weeklyFee';
  readonly perWeek: Cents;
  /** Residents pay nothing. */
  readonly nonresidentsOnly?: true;
}

/** Oregon: rates on annual wages above the amounts where the employer must start withholding. */
export interface HighEarnersTax {
  readonly method: 'highEarners';
  /** A place may lie in several taxing areas. Each has its own line. */
  readonly areas: readonly HighEarnersArea[];
}

export interface HighEarnersArea {
  readonly name: string;
  /** In ascending order. Each rate applies above `over`, up to the next row. */
  readonly brackets: readonly { readonly over: Cents; readonly rate: Rate }[];
}
