import type { StateCode } from '@paperwage/values';
import type { PlaceTax } from '../rules/places/place-rules.ts';

/** What a state's local taxes ask of an employee, so that a form asks no more. */
export interface PlaceQuestions {
  /** The elections `locality` and `workLocality`. */
  readonly locality: boolean;
  /** Whether living there counts; where it does not, the place of work alone is asked. */
  readonly home: boolean;
  readonly schoolDistrict: boolean;
  /** The election `county`: that of the home, or the one the work is done in. */
  readonly county: 'home' | 'work' | undefined;
  /** Whoever lives in another state is asked the county the work is done in. */
  readonly countyOfWorkToo?: true;
  /** Places tax work done in them alone, so that residents who work in another state owe them nothing. */
  readonly onlyWorkThere?: true;
}

const NOTHING: PlaceQuestions = { locality: false, home: false, schoolDistrict: false, county: undefined };
const WORK: PlaceQuestions = { ...NOTHING, locality: true };
const HOME_AND_WORK: PlaceQuestions = { ...WORK, home: true };

/**
 * The states whose places tax wages. It is here and not found in the rules, so that a calculation without a place says
 * that one is missing though it loads no places. A test compares it with the rules.
 */
const QUESTIONS: Readonly<Partial<Record<StateCode, PlaceQuestions>>> = {
  AL: WORK,
  CO: WORK,
  DE: HOME_AND_WORK,
  IN: { ...NOTHING, county: 'home', countyOfWorkToo: true },
  // Fees on pay for work done there, also those that are higher for residents (KRS 67.750, KRS 160.605).
  KY: { ...HOME_AND_WORK, county: 'work', onlyWorkThere: true },
  MD: { ...NOTHING, county: 'home' },
  MI: HOME_AND_WORK,
  MO: HOME_AND_WORK,
  NY: HOME_AND_WORK,
  OH: { ...HOME_AND_WORK, schoolDistrict: true },
  OR: HOME_AND_WORK,
  PA: HOME_AND_WORK,
  // A service fee of those who are employed in the city (W. Va. Code 8-13-13).
  WV: { ...HOME_AND_WORK, onlyWorkThere: true },
};

/** What to ask for a state; nothing where no place taxes wages. */
export function placeQuestions(state: StateCode | undefined): PlaceQuestions {
  return (state && QUESTIONS[state]) ?? NOTHING;
}

/** Whether those who both live and work in a place pay it another rate than those who work there alone. */
export function takesMoreOfResidents(tax: PlaceTax): boolean {
  switch (tax.method) {
    case 'pennsylvania':
    case 'michigan':
      return tax.resident !== tax.nonresident;
    case 'wageRate':
      return tax.rates.livingAndWorking !== tax.rates.working;
    case 'yonkers':
      return true;
    default:
      return false;
  }
}

/** Whether a place in Ohio takes a tax from work done in it, which leaves nothing to withhold for the home city. */
export function isOhioWorkTax(tax: PlaceTax): boolean {
  return tax.method === 'ohioCity' && tax.who !== 'residents' && tax.rate > 0;
}
