import type { StateCode } from '@paperwage/values';
import {
  formatDollars,
  joinWords,
  formatRate,
  formatUsDate,
  isStateCode,
  parseMoney,
  STATE_NAMES,
} from '@paperwage/values';
import type { Issue } from '../../../drafts/issue.ts';
import { warning } from '../../../drafts/issue.ts';
import { openProgram } from '../../../explanations/coverage-sentence.ts';
import { boxOfField } from '../../../forms/box-of-field.ts';
import { isAnyComputed, isComputed } from '../calculation/computed-boxes.ts';
import { estimatedBoxes } from '../document.ts';
import { COMPUTED_FIELDS } from '../fields.ts';
import type { RuleFacts } from './rule-facts.ts';

/** What the boxes calculated from a year's pay assume and leave out. */
export function yearIssues(rule: RuleFacts): Issue[] {
  if (!rule.workedOut) return [];
  // A sum of pay stubs may have no local tax either.
  if (!isAnyComputed(rule.draft)) return localIssues(rule);
  return [
    ...estimateIssues(rule),
    ...replacedIssues(rule),
    ...agreementIssues(rule),
    ...certificateIssues(rule),
    ...changedTableIssues(rule),
    ...coverageIssues(rule),
    ...localIssues(rule),
    ...householdIssues(rule),
  ];
}

/** The employer withheld paycheck by paycheck; the W-2 reports what was withheld. */
function estimateIssues({ document }: RuleFacts): Issue[] {
  const boxes = estimatedBoxes(document);
  if (boxes === undefined) return [];
  const message =
    `${boxes} ${boxes.startsWith('Boxes') ? 'are estimates' : 'is an estimate'}: the tax on one year’s pay. Payroll rounds every ` +
    'paycheck, and pay or Form W-4 may have changed during the year. Enter what you withheld, or add up the pay stubs.';
  return [warning('income', 'w2.estimate', message)];
}

/** An amount that a program sends for a box we calculate doesn’t count, so we say so. */
function replacedIssues({ draft, document }: RuleFacts): Issue[] {
  return COMPUTED_FIELDS.flatMap((field): Issue[] => {
    const { amount } = document.amounts[field];
    if (draft[field].trim() === '' || !isComputed(draft, field) || amount === undefined) return [];
    if (parseMoney(draft[field]) === amount) return [];
    const { number } = boxOfField(document.edition, field)!;
    const message = `Box ${number} shows ${formatDollars(amount)}, our calculation, instead of your ${draft[field]}. To keep yours, add ${field} to typedBoxes.`;
    return [warning(field, 'w2.amount-replaced', message)];
  });
}

/** The amounts stay those of the work state: only the employer knows whether the employee filed the certificate. */
function agreementIssues({ draft, workedOut }: RuleFacts): Issue[] {
  const agreement = workedOut?.agreement;
  if (!agreement || !isStateCode(draft.employeeState) || !isComputed(draft, 'stateIncomeTax')) return [];
  const [work, home] = [STATE_NAMES[agreement.workState], STATE_NAMES[draft.employeeState]];
  const why =
    agreement.residentsOf === 'everyOther'
      ? `${work} doesn’t tax the wages of someone who lives in another state, and the employee’s address is in ${home}.`
      : `${work} and ${home} have an agreement: the income tax of someone who lives in ${home} goes to ${home}.`;
  const message = `${why} Check the state in box 15, or enter what you withheld.`;
  return [warning('stateIncomeTax', 'w2.state.agreement', message)];
}

/** The year is calculated as one payment on its last day, by that day's tables. */
function changedTableIssues({ draft, document, workedOut, year }: RuleFacts): Issue[] {
  const state = isStateCode(draft.state) ? STATE_NAMES[draft.state] : draft.state;
  const boxes = [
    ['federalIncomeTax', '2', 'federal'],
    ['stateIncomeTax', '17', state],
  ] as const;
  return boxes.flatMap(([field, number, whose]): Issue[] => {
    const from = workedOut?.[field]?.working?.from;
    const isOurs = isComputed(draft, field) && (document.amounts[field].amount ?? 0) > 0;
    if (!isOurs || from === undefined || from <= `${year}-01-01`) return [];
    const message =
      `Box ${number} uses the ${whose} tables in force since ${formatUsDate(from)} for the whole year. If you withheld ` +
      'by earlier tables, enter what you withheld.';
    return [warning(field, 'w2.tables.changed', message)];
  });
}

function certificateIssues({ draft, workedOut }: RuleFacts): Issue[] {
  if (!workedOut?.certificate || !isComputed(draft, 'stateIncomeTax')) return [];
  const { certificate, followsMaritalStatus } = workedOut.certificate;
  const state = STATE_NAMES[certificate.state];
  const [rate] = (workedOut.stateIncomeTax?.working?.steps ?? []).flatMap((step) =>
    step.step === 'rateWithoutCertificate' ? [step.figures.rate.value] : [],
  );
  if (rate !== undefined) {
    const message =
      `Box 17 is ${formatRate(rate)}, as ${state} requires with no Form ${certificate.form} on file. If the employee ` +
      'filed one, enter what you withheld.';
    return [warning('stateIncomeTax', 'state-certificate-not-filed', message)];
  }
  const assumed = followsMaritalStatus
    ? 'uses the filing status from Form W-4 and no other claims'
    : `uses what ${state} requires when there’s no form`;
  const message = BY_FORM_W4.has(certificate.state)
    ? `${state} goes by Form W-4. Box 17 uses its filing status and no other claims. If the employee made other ` +
      'claims for the state, enter what you withheld.'
    : `Box 17 assumes that the employee filed no Form ${certificate.form} with you: it ${assumed}. If the employee ` +
      'filed one, enter what you withheld.';
  return [warning('stateIncomeTax', 'state-certificate-not-filed', message)];
}

/** States that use Form W-4 and have no form of their own. */
const BY_FORM_W4: ReadonlySet<StateCode> = new Set(['NM', 'ND', 'UT']);

function coverageIssues({ draft, workedOut }: RuleFacts): Issue[] {
  const { stateIncomeTax, stateItems, itemsNotStated = [] } = workedOut!.coverage;
  const leftOut = [...itemsNotStated, ...workedOut!.hourlyPrograms];
  const dependsOn = openProgram(workedOut!.coverage)?.asks === 'employees' ? 'number of employees' : 'hours';
  const state = isStateCode(draft.state) ? STATE_NAMES[draft.state] : draft.state;
  const issues: Issue[] = [];
  if (stateIncomeTax === 'missing' && isComputed(draft, 'stateIncomeTax')) {
    const message = `We don’t cover ${state} income tax for ${draft.year}. Enter boxes 16 and 17 yourself.`;
    issues.push(warning('stateIncomeTax', 'state-tax-not-held', message));
  }
  if (stateItems === 'missing') {
    const message = `We don’t cover the payroll programs of ${state} for ${draft.year}. Enter them in box 14 yourself.`;
    issues.push(warning('field14', 'state-programs-not-held', message));
  }
  if (leftOut.length > 0) {
    const message = `Box 14 leaves out ${joinWords(leftOut)}, which depends on the ${dependsOn}. Enter what you withheld.`;
    issues.push(warning('field14', 'state-programs-not-stated', message));
  }
  return issues;
}

const LOCAL_BOXES = ['localWagesTips', 'localIncomeTax', 'localWagesTipsB', 'localIncomeTaxB'] as const;

/** A W-2 doesn't ask for the home and work city or county, so boxes 18 to 20 are left to the employer. */
function localIssues(rule: RuleFacts): Issue[] {
  const { draft, document, workedOut } = rule;
  if (workedOut!.coverage.local.status === 'none' || !isStateCode(draft.state)) return [];
  const state = STATE_NAMES[draft.state];
  if (draft.state === 'MD') {
    if (!isComputed(draft, 'stateIncomeTax')) return [];
    const message = 'Box 17 uses Maryland’s highest county rate. For another county, enter what you withheld.';
    return [warning('stateIncomeTax', 'w2.local.county', message)];
  }
  const isFilled = LOCAL_BOXES.some((box) => document.amounts[box].amount !== undefined);
  if (isFilled || document.states.some(({ locality }) => locality !== '')) return [];
  const message =
    draft.state === 'IN'
      ? 'Every Indiana county taxes wages. Enter the county’s wages, tax and name in boxes 18 to 20.'
      : localTaxMessage(state, workedOut!.taxingCities);
  return [warning('localWagesTips', 'w2.local.blank', message)];
}

/** `Columbus has a local tax on wages, and …`: the cities in the addresses, or the state if none of them has a tax. */
function localTaxMessage(state: string, cities: readonly string[]): string {
  if (cities.length === 0) {
    return `${state} has local taxes on wages, and boxes 18 to 20 are blank. If you withheld one, enter it there.`;
  }
  const have = cities.length === 1 ? 'has a local tax' : 'have local taxes';
  const it = cities.length === 1 ? 'it' : 'one';
  return `${joinWords(cities)} ${have} on wages, and boxes 18 to 20 are blank. If you withheld ${it}, enter it there.`;
}

/** Otherwise the boxes left blank below the threshold would look forgotten. */
function householdIssues({ draft, document, facts }: RuleFacts): Issue[] {
  const isBlank = document.amounts.socialSecurityWages.amount === undefined;
  if (!draft.householdEmployer || !isBlank || !isComputed(draft, 'socialSecurityWages')) return [];
  const message =
    `Boxes 3 to 6 are blank because household wages below ${formatDollars(facts.householdThreshold)} a year aren’t subject to ` +
    'Social Security and Medicare taxes.';
  return [warning('socialSecurityWages', 'w2.household.below', message)];
}
