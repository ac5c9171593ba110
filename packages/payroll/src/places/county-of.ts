import type { CalendarDate, Rate, StateCode } from '@paperwage/values';
import { STATE_NAMES } from '@paperwage/values';
import type { StateElections } from '../pay-input/elections.ts';
import { invalidInput } from '../problems.ts';
import type { Counties, CoveredPlaces } from '../rules/places/place-rules.ts';
import { readPlaceAnswer } from './place-answers.ts';
import { placeRulesOn } from './place-index.ts';
import type { HeldPlace } from './place-named.ts';
import { placeNamed } from './place-named.ts';

/** Where an employee lives and works, as far as the elections say. */
export interface NamedPlaces {
  readonly elections: StateElections;
  /** What `locality` says about the home, and what it or `workLocality` says about the work. */
  readonly lives?: string | undefined;
  readonly works?: string | undefined;
}

/**
 * The county whose tax an employee owes, with its rates on the pay date or the rate given in their place; if none is
 * named, what the state takes then. Undefined when nothing is taken.
 *
 * Throws InvalidPayInputError when the state doesn't have the named county.
 */
export function countyOf(
  named: NamedPlaces,
  counties: Counties,
  state: StateCode,
  payDate: CalendarDate,
  rules: CoveredPlaces,
): HeldPlace | undefined {
  const county = namedCounty(named, counties, state, payDate, rules);
  const { countyRate } = named.elections;
  if (countyRate !== undefined) return atStatedRate(countyRate, county, counties, state, payDate);
  return county ?? inPlaceOfCounty(counties, state, payDate);
}

/** Whether a state withholds county tax from every employee, so nobody there can have none. */
export function owesAnyCounty(state: StateCode, { places }: CoveredPlaces): boolean {
  return places.find((held) => held.state === state)?.counties?.withoutCounty !== undefined;
}

/** Rejects what is asked only in states whose counties tax by the state's method. */
export function refuseCounty({ county, countyRate }: StateElections, state: StateCode): void {
  if (county !== undefined) throw invalidInput('noCounties', 'elections.county', STATE_NAMES[state]);
  if (countyRate !== undefined) throw invalidInput('noCounties', 'elections.countyRate', STATE_NAMES[state]);
}

function namedCounty(
  { elections: { county, workLocality }, lives, works }: NamedPlaces,
  counties: Counties,
  state: StateCode,
  payDate: CalendarDate,
  rules: CoveredPlaces,
): HeldPlace | undefined {
  const find = (text: string, path: string) => {
    const { kind } = readPlaceAnswer(text);
    // Where every resident owes county tax, "none" isn't an answer; it is refused as a county the state doesn't have.
    if (kind !== 'named' && !(kind === 'noTax' && counties.withoutCounty)) return undefined;
    return placeNamed(text, state, payDate, rules, `elections.${path}`, 'county');
  };
  if (county !== undefined) return find(county, 'county');
  if (lives !== undefined) return find(lives, 'locality');
  if (works === undefined || !counties.orByWork) return undefined;
  return find(works, workLocality === undefined ? 'locality' : 'workLocality');
}

function atStatedRate(
  rate: Rate,
  county: HeldPlace | undefined,
  { unnamed, method }: Counties,
  state: StateCode,
  payDate: CalendarDate,
): HeldPlace {
  const tax = { method: 'stateTaxable', rates: { kind: 'one', rate }, because: 'stated' } as const;
  const rules = { ...method, from: payDate, to: payDate, tax };
  if (county) return { ...county, rules };
  return { label: unnamed, state, place: { name: unnamed, kind: 'county', rules: [] }, rules };
}

function inPlaceOfCounty({ withoutCounty }: Counties, state: StateCode, payDate: CalendarDate): HeldPlace | undefined {
  const rules = withoutCounty && placeRulesOn(withoutCounty, payDate);
  return rules && { label: withoutCounty.name, state, place: withoutCounty, rules };
}
