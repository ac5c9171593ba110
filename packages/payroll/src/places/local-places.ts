import type { PayInput } from '../pay.ts';
import type { CoveredPlaces } from '../rules/places/place-rules.ts';
import { countyOf, refuseCounty } from './county-of.ts';
import type { HeldPlace } from './place-named.ts';
import type { PlaceRole } from './find-places.ts';
import { placeNamed } from './place-named.ts';

/** The places of an employee that tax wages, as the elections name them. */
export interface LocalPlaces {
  readonly home: HeldPlace | undefined;
  readonly work: HeldPlace | undefined;
  readonly schoolDistrict: HeldPlace | undefined;
  /** The county that taxes what the state taxes (Maryland, Indiana), or what the state has in its place. */
  readonly county?: HeldPlace | undefined;
  /** It is the county the work is done in, of an employee who lives in none of the state. */
  readonly countyByWork?: boolean;
  /** The state of work leaves its own tax to the home state, but its counties do not. */
  readonly countyOfWorkState?: boolean;
  /** The county the work is done in, where it takes a fee beside a city's (Kentucky). */
  readonly workCounty?: HeldPlace | undefined;
  /** Such a county may take a fee, and none is named. */
  readonly countyApart?: boolean;
}

/** Given as `workLocality` when the work is done where no place taxes it. */
const NOWHERE = /^\s*none\s*$/i;

/** How people say in `locality` itself which of the two they mean. */
const WORKS_ONLY = /\s+non-?resident(?:\s+working\s+there)?\s*$/i;
const LIVES_ONLY = /\s+resident\s*$/i;

/**
 * Looks up what the elections name; undefined when they name nothing that taxes. Work is done where the employee lives
 * unless `workLocality` names another place or is `none`. `locality` may end in "resident" or "nonresident": then it
 * says one of the two alone. Where counties tax what the state taxes, all of these name counties.
 *
 * Throws InvalidPayInputError when a place is not held, or not on the pay date.
 */
export function localPlaces(input: PayInput, rules: CoveredPlaces): LocalPlaces | undefined {
  const { state, payDate, elections = {} } = input;
  if (state === undefined) return undefined;
  const { locality, workLocality, schoolDistrict } = elections;
  const find = (text: string, name: string, role: PlaceRole = 'locality') =>
    placeNamed(text, state, payDate, rules, `elections.${name}`, role);
  const inSchoolDistrict =
    schoolDistrict === undefined ? undefined : find(schoolDistrict, 'schoolDistrict', 'schoolDistrict');
  const { lives, works: worksWhereNamed } = readLocality(locality);
  const works = workLocality === undefined ? worksWhereNamed : given(workLocality);
  const held = rules.places.find((one) => one.state === state);
  const counties = held?.counties;
  if (counties) {
    const county = countyOf({ elections, lives, works }, counties, state, payDate, rules);
    const isOfWork = elections.county === undefined && lives === undefined && works !== undefined;
    const countyByWork = isOfWork || livesElsewhere(input);
    return county && { home: undefined, work: undefined, schoolDistrict: undefined, county, countyByWork };
  }
  const workCounty =
    held?.countyOfWork && elections.county !== undefined ? find(elections.county, 'county', 'county') : undefined;
  if (workCounty === undefined) refuseCounty(elections, state);
  const named = locality ?? workLocality ?? schoolDistrict ?? workCounty;
  if (named === undefined) return undefined;
  return {
    home: lives === undefined ? undefined : find(lives, 'locality'),
    work: works === undefined ? undefined : find(works, workLocality === undefined ? 'locality' : 'workLocality'),
    schoolDistrict: inSchoolDistrict,
    workCounty,
    countyApart: held?.countyOfWork === true && workCounty === undefined,
  };
}

function livesElsewhere({ state, residenceState }: PayInput): boolean {
  return residenceState !== undefined && residenceState !== state;
}

function given(text: string): string | undefined {
  return NOWHERE.test(text) ? undefined : text;
}

function readLocality(text: string | undefined): { readonly lives?: string; readonly works?: string } {
  if (text === undefined || NOWHERE.test(text)) return {};
  if (WORKS_ONLY.test(text)) return { works: text.replace(WORKS_ONLY, '') };
  if (LIVES_ONLY.test(text)) return { lives: text.replace(LIVES_ONLY, '') };
  return { lives: text, works: text };
}
