import type { CoveredPlace, LocalCoverage } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import { joinWords, STATE_NAMES } from '@paperwage/values';

/**
 * What a person should know about the local taxes of a payment: which places are still to be entered, which we don't
 * cover, and what was assumed. Empty where no place of the state taxes wages, or where all is known.
 */
export function localCoverageSentences({ places }: LocalCoverage): string[] {
  const states = Array.from(new Set(places.map(({ state }) => state)));
  return states.flatMap((state) => {
    const having = (wanted: CoveredPlace['status']) =>
      places.filter((place) => place.state === state && place.status === wanted);
    return [
      ...blankSentences(state, having('blank')),
      ...having('notSure').map(notSureSentence),
      ...notCoveredSentences(state, having('notCovered')),
      ...having('notWithheld').map(notWithheldSentence),
      ...having('noTax').map(noTaxSentence),
      ...having('covered')
        .filter(({ assumedFromHome }) => assumedFromHome)
        .map(assumedSentence),
    ];
  });
}

/**
 * Whether a net pay still lacks a local tax that has to be entered. In Maryland nothing is missing, because the highest
 * county rate is withheld until then.
 */
export function isBeforeLocalTax({ places }: LocalCoverage): boolean {
  return places.some(({ status, state }) => (status === 'blank' || status === 'notSure') && state !== 'MD');
}

/** Of the work places in New York, only Yonkers charges a tax. */
function isYonkersQuestion({ state, election }: Pick<CoveredPlace, 'election' | 'state'>): boolean {
  return state === 'NY' && election === 'workLocality';
}

/** What a place is called in a sentence: `the work city or town`. */
function askedPlaceName(place: Pick<CoveredPlace, 'election' | 'of' | 'state'>): string {
  const { election, of, state } = place;
  if (isYonkersQuestion(place)) return 'work in Yonkers';
  if (election === 'schoolDistrict') return 'the school district';
  if (election !== 'county') return `the ${of} city or town`;
  return of === 'home' && state === 'IN' ? 'the county where the employee lived on January 1' : `the ${of} county`;
}

function blankSentences(state: StateCode, blank: readonly CoveredPlace[]): string[] {
  if (blank.length === 0) return [];
  const name = STATE_NAMES[state];
  const yonkers = blank.filter(isYonkersQuestion);
  if (yonkers.length > 0) {
    const others = blank.filter((place) => !isYonkersQuestion(place));
    return [
      ...blankSentences(state, others),
      'Yonkers taxes work done there. Enter whether the employee works in Yonkers.',
    ];
  }
  const enter = `Enter ${joinWords(blank.map(askedPlaceName))}`;
  if (state === 'MD') return [`We used Maryland’s highest county rate. ${enter}.`];
  if (state === 'IN') return [`Indiana county tax is missing. ${enter}.`];
  return [`${name} local tax may be missing. ${enter}, or “No local tax” where there is none.`];
}

function notSureSentence(place: CoveredPlace): string {
  const { state, nonresidentRateOf } = place;
  const rate = nonresidentRateOf === undefined ? undefined : `we used ${nonresidentRateOf}’s rate for nonresidents`;
  const used = state === 'MD' ? 'we used Maryland’s highest county rate' : (rate ?? 'its tax is not included');
  return `You’re not sure about ${askedPlaceName(place)}, so ${used}.`;
}

/** A place that is both home and work is named once. */
function notCoveredSentences(state: StateCode, places: readonly CoveredPlace[]): string[] {
  return Array.from(new Set(places.map(({ name }) => name))).map(
    (name) => `We don’t cover the local tax of ${name}, ${STATE_NAMES[state]}. Add it yourself as a custom deduction.`,
  );
}

function notWithheldSentence({ state }: CoveredPlace): string {
  return `We don’t withhold ${STATE_NAMES[state]} local tax for work in another state. The employee may owe it.`;
}

function noTaxSentence({ election, of, state }: CoveredPlace): string {
  if (election === 'schoolDistrict') return 'No school district tax, as you answered.';
  if (election === 'county') return `No ${STATE_NAMES[state]} county tax, as you answered.`;
  return `No local tax where the employee ${of === 'home' ? 'lives' : 'works'}, as you answered.`;
}

function assumedSentence({ name = 'the same place', state }: CoveredPlace): string {
  // In New York only work in Yonkers is taxed by its place.
  if (state === 'NY' && name !== 'Yonkers') return 'Assumes the employee doesn’t work in Yonkers.';
  return `Assumes the employee works in ${name} too.`;
}
