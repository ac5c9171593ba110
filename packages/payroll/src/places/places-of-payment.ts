import type { StateCode } from '@paperwage/values';
import type { StateElections } from '../pay-input/elections.ts';
import type { PayInput } from '../pay.ts';
import type { CoveredPlaces } from '../rules/places/place-rules.ts';
import type { LocalPlaces } from './local-places.ts';
import { localPlaces } from './local-places.ts';

/**
 * The places that tax a payment whose income tax goes to `taxedBy`. Counties that tax what their state taxes, and
 * Ohio's school districts, which tax residents wherever they work, follow that state. All other places follow the work
 * state, whatever it leaves to the home state.
 *
 * Throws as `localPlaces` does.
 */
export function placesOfPayment(
  input: PayInput,
  taxedBy: StateCode | undefined,
  rules: CoveredPlaces,
): LocalPlaces | undefined {
  const { state, elections = {} } = input;
  if (taxedBy === state || taxedBy === undefined) return localPlaces(fromElsewhere(input, rules), rules);
  const { county, countyRate, schoolDistrict, ...others } = elections;
  const ofCounty = given({ county, countyRate });
  const homeHasCounties = countiesOf(taxedBy, rules) !== undefined;
  const ofHome = { ...(homeHasCounties ? ofCounty : {}), ...given({ schoolDistrict }) };
  const atHome = localPlaces({ ...input, state: taxedBy, elections: ofHome }, rules);
  const counties = countiesOf(state, rules);
  if (counties && (atHome?.county || !counties.orByWork)) return atHome;
  const forWork = { ...input, elections: { ...others, ...(homeHasCounties ? {} : ofCounty) } };
  const atWork = counties ? ofWorkState(forWork, rules) : localPlaces(forWork, rules);
  if (!atHome || !atWork) return atWork ?? atHome;
  return { ...atWork, county: atHome.county ?? atWork.county, schoolDistrict: atHome.schoolDistrict };
}

/** Indiana: its counties tax work done in them even if the state leaves its tax to the home state. */
function ofWorkState(input: PayInput, rules: CoveredPlaces): LocalPlaces | undefined {
  const places = localPlaces(input, rules);
  return places && { ...places, countyOfWorkState: true };
}

/** An employee who lives in another state is in none of the counties, unless one is named. */
function fromElsewhere(input: PayInput, rules: CoveredPlaces): PayInput {
  const { state, residenceState, elections = {} } = input;
  const nonresidents = countiesOf(state, rules)?.nonresidents;
  const isNamed = elections.county !== undefined || elections.countyRate !== undefined;
  if (nonresidents === undefined || residenceState === undefined || residenceState === state || isNamed) return input;
  return { ...input, elections: { ...elections, county: nonresidents } };
}

function countiesOf(state: StateCode | undefined, { places }: CoveredPlaces) {
  return places.find((held) => held.state === state)?.counties;
}

/** The elections that were given. */
function given(elections: {
  readonly [Name in keyof StateElections]: StateElections[Name] | undefined;
}): StateElections {
  return Object.fromEntries(Object.entries(elections).filter(([, value]) => value !== undefined));
}
