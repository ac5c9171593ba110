import type { StateCode } from '@paperwage/values';
import type { PlaceTax } from '../rules/places/place-rules.ts';

/** What a state's local taxes ask about an employee, so that a form asks nothing more. */
export interface PlaceQuestions {
  /** The elections `locality` and `workLocality`. */
  readonly locality: boolean;
  /** Whether living there counts; if not, only the place of work is asked. */
  readonly home: boolean;
  readonly schoolDistrict: boolean;
  /** The election `county`: the home county, or the one where the work is done. */
  readonly county: 'home' | 'work' | undefined;
  /** An employee who lives in another state is asked for the county where the work is done. */
  readonly countyOfWorkToo?: true;
  /** Places tax only work done in them, so residents who work in another state owe them nothing. */
  readonly onlyWorkThere?: true;
}

const NOTHING: PlaceQuestions = { locality: false, home: false, schoolDistrict: false, county: undefined };
const WORK: PlaceQuestions = { ...NOTHING, locality: true };
const HOME_AND_WORK: PlaceQuestions = { ...WORK, home: true };

/**
 * The states whose places tax wages. Listed here, not found in the rules, so that a calculation without a place can say
 * one is missing without loading any places. A test compares it with the rules.
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

/** Whether people who both live and work in a place pay a different rate than those who only work there. */
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

/** Whether a place in Ohio taxes work done in it, which leaves nothing to withhold for the home city. */
export function isOhioWorkTax(tax: PlaceTax): boolean {
  return tax.method === 'ohioCity' && tax.who !== 'residents' && tax.rate > 0;
}
