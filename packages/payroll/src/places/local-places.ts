import type { CalendarDate } from '@paperwage/values';
import type { PayInput } from '../pay.ts';
import type { CoveredPlaces, StatePlaces } from '../rules/places/place-rules.ts';
import { countyOf, refuseCounty } from './county-of.ts';
import type { HeldPlace } from './place-named.ts';
import type { PlaceRole } from './asked-place.ts';
import { namedPlace, readLocality, readPlaceAnswer } from './place-answers.ts';
import { placeRulesOn } from './place-index.ts';
import { placeNamed } from './place-named.ts';

/** The employee's places that tax wages, as the elections name them. */
export interface LocalPlaces {
  readonly home: HeldPlace | undefined;
  readonly work: HeldPlace | undefined;
  readonly schoolDistrict: HeldPlace | undefined;
  /** The county that taxes what the state taxes (Maryland, Indiana), or what the state uses instead. */
  readonly county?: HeldPlace | undefined;
  /** It is the county where the work is done, for an employee who lives in none of the state's counties. */
  readonly countyByWork?: boolean;
  /** The work state leaves its own tax to the home state, but its counties don't. */
  readonly countyOfWorkState?: boolean;
  /** The county where the work is done, if it charges a fee in addition to a city's (Kentucky). */
  readonly workCounty?: HeldPlace | undefined;
  /** Schools of the county where the employee both lives and works (Kentucky). */
  readonly countySchools?: HeldPlace | undefined;
  /** Nobody named the place of work, so we assume it is the home. */
  readonly isWorkAssumed?: boolean;
  /** Nobody said where in the state the employee lives, or they aren't sure. */
  readonly isHomeUnknown?: boolean;
  /** Such a county may charge a fee, and none is named. */
  readonly countyApart?: boolean;
}

/**
 * Looks up what the elections name; undefined when they name nothing that taxes. Work is done where the employee lives
 * unless `workLocality` names another place or says there is none. If `locality` ends in "resident" or "nonresident",
 * it answers only one of the two. Where counties tax what the state taxes, all of these name counties.
 *
 * Throws InvalidPayInputError when we don't cover a place, or not on the pay date.
 */
export function localPlaces(input: PayInput, rules: CoveredPlaces): LocalPlaces | undefined {
  const { state, payDate, elections = {} } = input;
  if (state === undefined) return undefined;
  const { locality, workLocality, schoolDistrict } = elections;
  const find = (text: string | undefined, name: string, role: PlaceRole = 'locality') => {
    const named = namedPlace(text);
    return named === undefined ? undefined : placeNamed(named, state, payDate, rules, `elections.${name}`, role);
  };
  const inSchoolDistrict = find(schoolDistrict, 'schoolDistrict', 'schoolDistrict');
  const { lives, works: worksWhereNamed } = readLocality(locality);
  const works = workLocality ?? worksWhereNamed;
  const held = rules.places.find((one) => one.state === state);
  const counties = held?.counties;
  if (counties) {
    const county = countyOf({ elections, lives, works }, counties, state, payDate, rules);
    const isOfWork = elections.county === undefined && lives === undefined && works !== undefined;
    const countyByWork = isOfWork || livesElsewhere(input);
    return county && { home: undefined, work: undefined, schoolDistrict: undefined, county, countyByWork };
  }
  const workCounty = held?.countyOfWork ? find(elections.county, 'county', 'county') : undefined;
  if (!held?.countyOfWork || elections.county === undefined) refuseCounty(elections, state);
  const named = locality ?? workLocality ?? schoolDistrict ?? workCounty;
  if (named === undefined) return undefined;
  const home = find(lives, 'locality');
  const work = find(works, workLocality === undefined ? 'locality' : 'workLocality');
  return {
    home,
    work,
    isWorkAssumed: workLocality === undefined && works !== undefined && works === lives,
    isHomeUnknown: !livesElsewhere(input) && ['blank', 'notSure'].includes(readPlaceAnswer(locality).kind),
    schoolDistrict: inSchoolDistrict,
    workCounty,
    countySchools: schoolsOfCounty(countyNameOf(home), countyNameOf(workCounty ?? work), held, payDate),
    countyApart: held?.countyOfWork === true && elections.county === undefined,
  };
}

function livesElsewhere({ state, residenceState }: PayInput): boolean {
  return residenceState !== undefined && residenceState !== state;
}

/** The county a place is in, or is. */
function countyNameOf(found: HeldPlace | undefined): string | undefined {
  return (
    found &&
    (found.place.county ?? (found.place.kind === 'county' ? found.place.name.replace(/ County$/, '') : undefined))
  );
}

/** Schools that tax anyone who lives and works in their county; undefined for everyone else. */
function schoolsOfCounty(
  home: string | undefined,
  work: string | undefined,
  held: StatePlaces | undefined,
  payDate: CalendarDate,
): HeldPlace | undefined {
  const place = home === work ? held?.countySchools?.find(({ county }) => county === home) : undefined;
  const rules = place && placeRulesOn(place, payDate);
  return held && rules && { label: place.name, state: held.state, place, rules };
}
