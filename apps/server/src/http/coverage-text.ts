import type { Coverage } from '@paperwage/payroll';
import type { CalendarDate, StateCode } from '@paperwage/values';
import { formatUsDate, STATE_NAMES } from '@paperwage/values';
import { asciiJson } from './ascii-json.ts';

/** What is covered as JSON text in ASCII. */
export function coverageText(coverage: Coverage, state: StateCode, nothingClaimed: boolean): string {
  const { payDate, incomeTaxState, stateIncomeTax, stateItems, itemsNotStated, assumedYear, assumableYear } = coverage;
  const sentence =
    incomeTaxState === undefined
      ? coverageSentence(coverage, state, nothingClaimed)
      : homeStateSentence(coverage, state, incomeTaxState, nothingClaimed);
  const withheldFor = incomeTaxState === undefined ? '' : `"incomeTaxState":"${incomeTaxState}",`;
  const message = [
    sentence,
    ...(assumedYear === undefined ? [] : assumedSentences(assumedYear, payDate)),
    ...(assumableYear === undefined
      ? []
      : [`Give assumeYear ${assumableYear} to calculate with the tables of that year.`]),
    ...(itemsNotStated ? [notStatedSentence(itemsNotStated)] : []),
  ].join(' ');
  const assumable = assumableYear === undefined ? '' : `"assumableYear":${assumableYear},`;
  const notStated = itemsNotStated ? `"itemsNotStated":${asciiJson(itemsNotStated)},` : '';
  return `{"state":"${state}",${withheldFor}"payDate":"${payDate}","stateIncomeTax":"${stateIncomeTax}","stateItems":"${stateItems}",${assumable}${notStated}"message":${asciiJson(message)}}`;
}

function assumedSentences(year: number, payDate: CalendarDate): string[] {
  const chosen = `${year + 1} tables aren’t in yet, so this is calculated with the ${year} tables, as you chose.`;
  if (payDate < `${year + 1}-03-01`) return [chosen];
  return [chosen, `The ${year + 1} tables usually apply by mid-February, so check these taxes before you pay.`];
}

function notStatedSentence(titles: readonly string[]): string {
  return `${titles.join(' and ')} is not withheld, because its rate for an hour was not given.`;
}

function homeStateSentence(
  { payDate, stateIncomeTax }: Coverage,
  work: StateCode,
  home: StateCode,
  nothingClaimed: boolean,
): string {
  const homeName = STATE_NAMES[home];
  const agreed = `${STATE_NAMES[work]} leaves the income tax to ${homeName}, where the employee lives.`;
  const day = formatUsDate(payDate);
  if (stateIncomeTax === 'missing') return `${agreed} It is not covered yet for ${day}. Enter the amount yourself.`;
  if (stateIncomeTax === 'none') return `${agreed} ${homeName} takes no income tax from wages on ${day}.`;
  return nothingClaimed
    ? `${agreed} It is withheld as if nothing were claimed on the certificate of ${homeName}.`
    : `${agreed} It is covered for ${day}.`;
}

function coverageSentence(
  { payDate, stateIncomeTax, stateItems }: Coverage,
  state: StateCode,
  nothingClaimed: boolean,
): string {
  const name = STATE_NAMES[state];
  const day = formatUsDate(payDate);
  const rest = `not covered yet for ${day}. Enter the amounts yourself.`;
  if (stateIncomeTax === 'missing' && stateItems === 'missing') {
    return `The income tax and other state items of ${name} are ${rest}`;
  }
  if (stateIncomeTax === 'missing') return `The income tax of ${name} is ${rest}`;
  if (stateItems === 'missing') return `The other state items of ${name} are ${rest}`;
  if (stateIncomeTax === 'none') {
    const programs = stateItems === 'calculated' ? ' What employees pay into its programs is withheld.' : '';
    return `${name} takes no income tax from wages on ${day}.${programs}`;
  }
  const covered = `${name} is covered for ${day}.`;
  return nothingClaimed
    ? `${covered} Its tax is withheld as if nothing were claimed on the certificate of the state.`
    : covered;
}
