import type { StateCode } from '@paperwage/values';
import type { CoveredPlaces, PlaceTax } from '../rules/places/place-rules.ts';

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
}

/** What to ask for a state; nothing where no local tax is held. */
export function placeQuestions(state: StateCode | undefined, rules: CoveredPlaces): PlaceQuestions {
  const held = rules.places.find((one) => one.state === state);
  const places = held?.places ?? [];
  const taxing = held?.counties ? [] : places.filter(({ kind }) => kind !== 'schoolDistrict');
  return {
    locality: taxing.length > 0,
    home: taxing.some(({ rules: dated }) => dated.some(({ tax }) => countsHome(tax))),
    schoolDistrict: places.some(({ kind }) => kind === 'schoolDistrict'),
    county: held?.counties ? 'home' : held?.countyOfWork && 'work',
    ...(held?.counties?.orByWork ? { countyOfWorkToo: true } : {}),
  };
}

/** Whether it matters to the tax where the employee lives. */
function countsHome(tax: PlaceTax): boolean {
  switch (tax.method) {
    case 'monthlyFee':
    case 'kentuckyCounty':
      return false;
    case 'weeklyFee':
      return tax.nonresidentsOnly === true;
    case 'wageRate':
      return tax.rates.living !== undefined || tax.rates.livingAndWorking !== tax.rates.working;
    default:
      return true;
  }
}
