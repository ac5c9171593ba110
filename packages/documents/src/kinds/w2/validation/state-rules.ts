import type { Issue } from '../../../drafts/issue.ts';
import { issue, warning } from '../../../drafts/issue.ts';
import { isStateCode, STATE_NAMES } from '@paperwage/values';
import { DEFERRALS_BESIDE_BOX_1 } from '../../../forms/box-12-codes.ts';
import { isComputed } from '../calculation/computed-boxes.ts';
import type { W2Draft } from '../schema.ts';
import type { RuleFacts } from './rule-facts.ts';
import { boxOf, ROUNDING_OF_A_YEAR } from './rule-facts.ts';
import { amountOfCodes } from './wage-rules.ts';

/** States that don't tax wages. */
const WITHOUT_INCOME_TAX: ReadonlySet<string> = new Set(['AK', 'FL', 'NV', 'NH', 'SD', 'TN', 'TX', 'WA', 'WY']);

/** The name of the state in box 15, if it doesn't tax wages. */
export function stateWithoutTax({ stateShort, state }: Pick<W2Draft, 'stateShort' | 'state'>): string | undefined {
  const printed = stateShort.trim() || state.trim();
  return isStateCode(printed) && WITHOUT_INCOME_TAX.has(printed) ? STATE_NAMES[printed] : undefined;
}

/** The employer’s state ID is needed if the state taxes wages. */
export function stateNumberIssues(draft: W2Draft): Issue[] {
  if (draft.companyStateId.trim() !== '') return [];
  const path = 'companyStateId';
  const name = stateWithoutTax(draft);
  if (name === undefined) {
    return [issue(path, 'company-state-id-missing', 'Enter the employer’s state ID number, box 15.')];
  }
  const message =
    `${name} has no income tax on wages, so box 15 may need no number. If the employer has one, such as for ` +
    'unemployment insurance, enter it. You can download without it.';
  return [warning(path, 'state-number-without-tax', message)];
}

/** The rules of boxes 15 to 20, for both rows. */
export function stateIssues(rule: RuleFacts): Issue[] {
  return [...rowIssues(rule, ''), ...rowIssues(rule, 'B'), ...wageIssues(rule)];
}

function rowIssues(rule: RuleFacts, row: '' | 'B'): Issue[] {
  const { state, employerNumber, locality } = rule.document.states[row === '' ? 0 : 1];
  const [box16, box17] = [boxOf(rule, `stateWagesTips${row}`), boxOf(rule, `stateIncomeTax${row}`)];
  const [box18, box19] = [boxOf(rule, `localWagesTips${row}`), boxOf(rule, `localIncomeTax${row}`)];
  const issues: Issue[] = [];
  const needsNumber = employerNumber === '' && !(row === '' && stateWithoutTax(rule.draft) !== undefined);
  if ((box16 > 0 || box17 > 0) && (state === '' || needsNumber)) {
    const path = state === '' ? `stateShort${row}` : `companyStateId${row}`;
    const message = 'Boxes 16 and 17 need the state and the employer’s state ID number in box 15.';
    issues.push(warning(path, 'w2.box15', message));
  }
  if (box17 > 0 && WITHOUT_INCOME_TAX.has(state)) {
    const message = `${state} has no income tax on wages. Check the state or box 17.`;
    issues.push(warning(`stateIncomeTax${row}`, 'w2.noIncomeTaxState', message));
  }
  if (box17 > box16) {
    issues.push(warning(`stateIncomeTax${row}`, 'w2.state.tax', 'Box 17 is more than box 16: more tax than wages.'));
  }
  if ((box18 > 0 || box19 > 0) && locality === '') {
    const message = 'Boxes 18 and 19 need the name of the locality in box 20.';
    issues.push(warning(`localityName${row}`, 'w2.local', message));
  } else if (box19 > box18) {
    issues.push(warning(`localIncomeTax${row}`, 'w2.local', 'Box 19 is more than box 18: more tax than wages.'));
  }
  return issues;
}

/** What a state taxes beyond box 1, by its codes in box 12 if any, and how to say so. */
const TAXED_BESIDE_BOX_1: Readonly<Record<string, { readonly codes: readonly string[]; readonly words: string }>> = {
  CA: { codes: ['W'], words: 'California also taxes HSA contributions, code W in box 12.' },
  NJ: {
    codes: [],
    words: 'New Jersey also taxes cafeteria plan deductions and most deferrals to plans other than a 401(k).',
  },
  PA: { codes: DEFERRALS_BESIDE_BOX_1, words: 'Pennsylvania also taxes the retirement plan deferrals in box 12.' },
};

/** With one state, state wages equal box 1 except for differences the law allows. */
function wageIssues(rule: RuleFacts): Issue[] {
  const isOurs = isComputed(rule.draft, 'stateWagesTips') && isComputed(rule.draft, 'wagesTipsOther');
  if (isOurs && boxOf(rule, 'stateWagesTipsB') === 0) return [];
  const wages = boxOf(rule, 'stateWagesTips') + boxOf(rule, 'stateWagesTipsB');
  const more = wages - boxOf(rule, 'wagesTipsOther');
  const [{ state }, second] = rule.document.states;
  const beside = second.state === '' || second.state === state ? TAXED_BESIDE_BOX_1[state] : undefined;
  const isLawful = Math.abs(more - amountOfCodes(rule, beside?.codes ?? [])) <= ROUNDING_OF_A_YEAR;
  if (wages === 0 || Math.abs(more) <= ROUNDING_OF_A_YEAR || isLawful) return [];
  const words = beside?.words ?? 'It can differ if the state has its own rules.';
  return [warning('stateWagesTips', 'w2.state.wages', `Box 16 is usually the same as box 1. ${words}`)];
}
