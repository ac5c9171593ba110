import type { StateCode } from '@paperwage/values';
import { formatRate } from '@paperwage/values';
import type { StateElections } from '../pay-input/elections.ts';
import type { AskedPlace } from './asked-place.ts';
import type { CoveredPlace, LocalCoverage, PayInput } from '../pay.ts';
import { askedPlaces } from './asked-places.ts';
import type { LocalPlaces } from './local-places.ts';
import { readLocality, readPlaceAnswer } from './place-answers.ts';
import { isOhioWorkTax, placeQuestions, takesMoreOfResidents } from './place-questions.ts';

const NO_LOCAL_TAX: LocalCoverage = { status: 'none', places: [] };

/**
 * What the elections say about every place that may tax a payment whose income tax goes to `taxedBy`. `found` are the
 * places looked up for it: a name we don't cover was refused earlier, so a named place is covered.
 */
export function localCoverage(
  input: Pick<PayInput, 'state' | 'residenceState' | 'elections'>,
  taxedBy: StateCode | undefined,
  found?: LocalPlaces,
): LocalCoverage {
  const asked = askedPlaces(input, taxedBy);
  const elsewhere = homeElsewhere(input, asked);
  if (asked.length === 0 && !elsewhere) return NO_LOCAL_TAX;
  const ofState = asked
    .map((place) => coveredPlace(place, input.elections ?? {}, found))
    .filter(({ status, election }) => status !== 'blank' || changesTax(election, found));
  const places = elsewhere ? [...ofState, elsewhere] : ofState;
  return { status: statusOf(places), places };
}

function statusOf(places: readonly CoveredPlace[]): LocalCoverage['status'] {
  if (places.some(({ status }) => status === 'blank' || status === 'notSure')) return 'needsPlace';
  return places.some(({ status }) => status === 'notCovered' || status === 'notWithheld') ? 'notCovered' : 'covered';
}

/** A home in another state, where a city or county taxes residents wherever they work, but nothing is withheld for it. */
function homeElsewhere(
  { state: work, residenceState: home }: Pick<PayInput, 'state' | 'residenceState'>,
  asked: readonly AskedPlace[],
): CoveredPlace | undefined {
  if (work === undefined || home === undefined || home === work) return undefined;
  const { home: asksHome, county, onlyWorkThere } = placeQuestions(home);
  const taxesResidents = asksHome && !onlyWorkThere;
  const isCountyAsked = asked.some(({ election, state }) => election === 'county' && state === home);
  if (!taxesResidents && (county !== 'home' || isCountyAsked)) return undefined;
  const election = taxesResidents ? 'locality' : 'county';
  return { election, role: election, of: 'home', state: home, status: 'notWithheld' };
}

/** Whether a place that nobody named can still change what is withheld, given the places that are known. */
function changesTax(election: AskedPlace['election'], { work, workCounty }: LocalPlaces = NO_PLACES): boolean {
  if (election === 'locality') return work === undefined || !isOhioWorkTax(work.rules.tax);
  // A county named as the place of work charges its fee there.
  return election !== 'county' || (work?.place.kind !== 'county' && workCounty === undefined);
}

const NO_PLACES: LocalPlaces = { home: undefined, work: undefined, schoolDistrict: undefined };

function coveredPlace(asked: AskedPlace, elections: StateElections, found: LocalPlaces | undefined): CoveredPlace {
  const { text, assumedFromHome } = answerFor(asked, elections);
  const assumed = assumedFromHome ? ({ assumedFromHome } as const) : {};
  const answer = readPlaceAnswer(text);
  switch (answer.kind) {
    case 'named':
      return { ...asked, status: 'covered', name: labelOf(asked, found) ?? answer.name, ...assumed };
    case 'notCovered':
      return { ...asked, status: 'notCovered', name: answer.name, ...assumed };
    default: {
      const of = asked.election === 'locality' ? nonresidentRateOf(found) : undefined;
      return { ...asked, status: answer.kind, ...(of === undefined ? {} : { nonresidentRateOf: of }) };
    }
  }
}

/** The place of work, where residents pay a different rate than the one used while the home is unknown. */
function nonresidentRateOf({ work, isHomeUnknown }: LocalPlaces = NO_PLACES): string | undefined {
  return work && isHomeUnknown && takesMoreOfResidents(work.rules.tax) ? work.label : undefined;
}

function labelOf({ election, of }: AskedPlace, found: LocalPlaces = NO_PLACES): string | undefined {
  switch (election) {
    case 'locality':
      return found.home?.label;
    case 'workLocality':
      return found.work?.label;
    case 'schoolDistrict':
      return found.schoolDistrict?.label;
    case 'county':
      return (of === 'home' ? found.county : (found.workCounty ?? found.county))?.label;
  }
}

interface Answer {
  readonly text: string | undefined;
  readonly assumedFromHome?: true;
}

/** The answer given for a place. Counties may be given as the home or work place, or by rate alone. */
function answerFor({ election, of, state }: AskedPlace, elections: StateElections): Answer {
  const { county, countyRate, locality, workLocality, schoolDistrict } = elections;
  const { lives, works } = readLocality(locality);
  switch (election) {
    case 'schoolDistrict':
      return { text: schoolDistrict };
    case 'locality':
      return { text: lives };
    case 'workLocality':
      return workLocality === undefined && works !== undefined && works === lives
        ? { text: works, assumedFromHome: true }
        : { text: workLocality ?? works };
    case 'county':
      if (placeQuestions(state).county === 'work') return { text: county };
      if (county === undefined && countyRate !== undefined) return { text: formatRate(countyRate) };
      return { text: county ?? (of === 'home' ? lives : (workLocality ?? works)) };
  }
}
