import { isBeforeLocalTax, localCoverageSentences } from '@paperwage/documents';
import type { Coverage, LocalCoverage } from '@paperwage/payroll';
import type { CalendarDate, StateCode } from '@paperwage/values';
import { formatUsDate, STATE_NAMES, stateInText } from '@paperwage/values';
import { asciiJson } from './ascii-json.ts';

/** What is covered as JSON text in ASCII. */
export function coverageText(coverage: Coverage, state: StateCode, nothingClaimed: boolean): string {
  const { payDate, incomeTaxState, stateIncomeTax, stateItems, itemsNotStated, assumedYear, assumableYear } = coverage;
  const localSentences = [
    ...localCoverageSentences(coverage.local),
    ...(isBeforeLocalTax(coverage.local) ? ['Net pay is before local tax.'] : []),
  ];
  const sentence =
    incomeTaxState === undefined
      ? coverageSentence(coverage, state, nothingClaimed)
      : homeStateSentence(coverage, state, incomeTaxState, nothingClaimed);
  const withheldFor = incomeTaxState === undefined ? '' : `"incomeTaxState":"${incomeTaxState}",`;
  const message = [
    sentence,
    ...localSentences,
    ...(assumedYear === undefined ? [] : assumedSentences(assumedYear, payDate)),
    ...(assumableYear === undefined ? [] : [`Send assumeYear ${assumableYear} to calculate with that year’s tables.`]),
    ...(itemsNotStated ? [notStatedSentence(itemsNotStated, state)] : []),
  ].join(' ');
  const assumable = assumableYear === undefined ? '' : `"assumableYear":${assumableYear},`;
  const notStated = itemsNotStated ? `"itemsNotStated":${asciiJson(itemsNotStated)},` : '';
  return `{"state":"${state}",${withheldFor}"payDate":"${payDate}","stateIncomeTax":"${stateIncomeTax}","stateItems":"${stateItems}","local":${localText(coverage.local, localSentences)},${assumable}${notStated}"message":${asciiJson(message)}}`;
}

/** Every place that may tax the payment, with what we know about it. */
function localText({ status, places }: LocalCoverage, sentences: readonly string[]): string {
  const described = places.map(({ election, of, state, status: ofPlace, name = null, assumedFromHome = false }) => ({
    election,
    of,
    state,
    status: ofPlace,
    name,
    assumedFromHome,
  }));
  return asciiJson({ status, places: described, message: sentences.length === 0 ? null : sentences.join(' ') });
}

/** While a place is undetermined or not covered, the state as a whole does not count as covered. */
function isLocalKnown({ local: { status } }: Pick<Coverage, 'local'>): boolean {
  return status === 'none' || status === 'covered';
}

function assumedSentences(year: number, payDate: CalendarDate): string[] {
  const chosen = `${year + 1} tables aren’t in yet, so this is calculated with the ${year} tables, as you chose.`;
  if (payDate < `${year + 1}-03-01`) return [chosen];
  return [chosen, `The ${year + 1} tables usually apply by mid-February, so check these taxes before you pay.`];
}

function notStatedSentence(titles: readonly string[], state: StateCode): string {
  if (state === 'DE') {
    return `${titles.join(' and ')} is not withheld, because you didn’t send the number of employees (elections.deEmployees). Net pay is before paid leave.`;
  }
  return `${titles.join(' and ')} is not withheld, because you didn’t enter its hourly rate. Net pay is before workers’ comp.`;
}

function homeStateSentence(
  { payDate, stateIncomeTax, local, assumedForm }: Coverage,
  work: StateCode,
  home: StateCode,
  nothingClaimed: boolean,
): string {
  const homeName = stateInText(home);
  const rests = assumedForm === undefined ? '' : ` We assume ${assumedForm} is on file.`;
  const agreed = `${capital(homeName)}, where the employee lives, gets the income tax instead of ${stateInText(work)}.${rests}`;
  const day = formatUsDate(payDate);
  if (stateIncomeTax === 'missing') return `${agreed} We don’t cover it yet for ${day}. Enter the amount yourself.`;
  if (stateIncomeTax === 'none') return `${agreed} ${capital(homeName)} has no income tax on wages on ${day}.`;
  return nothingClaimed
    ? `${agreed} We assume the employee filed no ${STATE_NAMES[home]} certificate.`
    : `${agreed} ${isLocalKnown({ local }) ? `We cover it for ${day}.` : `We withhold ${STATE_NAMES[home]} income tax.`}`;
}

function coverageSentence(
  { payDate, stateIncomeTax, stateItems, local }: Coverage,
  state: StateCode,
  nothingClaimed: boolean,
): string {
  const name = STATE_NAMES[state];
  const day = formatUsDate(payDate);
  const rest = `for ${day}. Enter the amounts yourself.`;
  if (stateIncomeTax === 'missing' && stateItems === 'missing') {
    return `We don’t cover ${name} income tax and other ${name} payroll deductions yet ${rest}`;
  }
  if (stateIncomeTax === 'missing') return `We don’t cover ${name} income tax yet ${rest}`;
  if (stateItems === 'missing') return `We don’t cover other ${name} payroll deductions yet ${rest}`;
  if (stateIncomeTax === 'none') {
    const programs = stateItems === 'calculated' ? ' We withhold what employees pay into its programs.' : '';
    return `${capital(stateInText(state))} has no income tax on wages on ${day}.${programs}`;
  }
  const covered = isLocalKnown({ local })
    ? `We cover ${stateInText(state)} for ${day}.`
    : `We withhold ${name} income tax.`;
  return nothingClaimed ? `${covered} We assume the employee filed no state certificate.` : covered;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
