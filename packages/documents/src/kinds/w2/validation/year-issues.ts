import { isStateCode, STATE_NAMES } from '@paperwage/values';
import type { Issue } from '../../../drafts/issue.ts';
import { warning } from '../../../drafts/issue.ts';
import { isAnyComputed, isComputed } from '../computed-boxes.ts';
import type { ComputedField } from '../fields.ts';
import type { RuleFacts } from './rule-facts.ts';

/** Taxes that depend on each paycheck, so that a year's pay gives them only nearly. */
const ESTIMATED: readonly (readonly [ComputedField, string])[] = [
  ['federalIncomeTax', '2'],
  ['socialSecurityTax', '4'],
  ['medicareTax', '6'],
  ['stateIncomeTax', '17'],
];

/** What boxes that were calculated from a year's pay rest on, and what they leave out. */
export function yearIssues(rule: RuleFacts): Issue[] {
  if (!rule.workedOut || !isAnyComputed(rule.draft)) return [];
  return [...estimateIssues(rule), ...certificateIssues(rule), ...coverageIssues(rule)];
}

/** The employer withheld paycheck by paycheck; the W-2 reports what was withheld. */
function estimateIssues({ draft, document }: RuleFacts): Issue[] {
  const boxes = ESTIMATED.filter(
    ([field]) => isComputed(draft, field) && (document.amounts[field].amount ?? 0) > 0,
  ).map(([, number]) => number);
  if (boxes.length === 0) return [];
  const named = `${boxes.length === 1 ? 'Box' : 'Boxes'} ${LIST.format(boxes)}`;
  const message =
    `${named} ${boxes.length === 1 ? 'is an estimate' : 'are estimates'}: the tax on one year’s pay. Payroll rounds every ` +
    'paycheck, and pay or Form W-4 may have changed during the year. Enter what you withheld, or add up the pay stubs.';
  return [warning('income', 'w2.estimate', message)];
}

const LIST = new Intl.ListFormat('en-US');

function certificateIssues({ draft, workedOut }: RuleFacts): Issue[] {
  if (!workedOut?.certificate || !isComputed(draft, 'stateIncomeTax')) return [];
  const { certificate, followsMaritalStatus } = workedOut.certificate;
  const assumed = followsMaritalStatus
    ? `uses the marital status above and no other claims`
    : `uses what ${STATE_NAMES[certificate.state]} requires when there’s no form, whatever the marital status`;
  const message =
    `Box 17 assumes that the employee filed no Form ${certificate.form} with you: it ${assumed}. If the employee filed ` +
    'one, enter what you withheld.';
  return [warning('stateIncomeTax', 'state-certificate-not-filed', message)];
}

function coverageIssues({ draft, workedOut }: RuleFacts): Issue[] {
  const { stateIncomeTax, stateItems, itemsNotStated = [] } = workedOut!.coverage;
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
  if (itemsNotStated.length > 0) {
    const message = `Box 14 leaves out ${LIST.format(itemsNotStated)}, which depends on the job. Enter it yourself.`;
    issues.push(warning('field14', 'state-programs-not-stated', message));
  }
  return issues;
}
