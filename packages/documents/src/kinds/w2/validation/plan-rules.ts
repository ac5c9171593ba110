import type { Cents } from '@paperwage/values';
import { formatDollars } from '@paperwage/values';
import { amountOf } from '../../../drafts/amounts.ts';
import type { Issue } from '../../../drafts/issue.ts';
import { warning } from '../../../drafts/issue.ts';
import { lettersOfCode } from '../../../forms/box-12-codes.ts';
import { boxAmountIssues } from '../../../forms/form-issues.ts';
import { placePrograms } from '../calculation/box-14-lines.ts';
import { isAnyComputed } from '../calculation/computed-boxes.ts';
import { BOX_12_ROWS, PLAN_KINDS } from '../fields.ts';
import { codesOfPlans, placePlanCodes, planAmount } from '../plans.ts';
import type { W2Draft } from '../schema.ts';
import type { RuleFacts } from './rule-facts.ts';

/** Codes whose box includes what the employer paid, so it may be more than the employee's part. */
const WITH_EMPLOYER: readonly string[] = ['G', 'W'];

/** Issues with the plan amounts entered. */
export function planAmountIssues({ planAmounts }: W2Draft): Issue[] {
  return PLAN_KINDS.flatMap((kind) => boxAmountIssues(`planAmounts.${kind}`, planAmounts[kind]));
}

/** Plans and state programs that don't fit on the form or disagree with a typed box. */
export function planIssues(rule: RuleFacts): Issue[] {
  if (!isAnyComputed(rule.draft)) return [];
  return [...typedOtherwise(rule.draft), ...dependentCareIssues(rule), ...withoutRoom(rule)];
}

function typedOtherwise(draft: W2Draft): Issue[] {
  return codesOfPlans(draft).flatMap(({ code, amount }): Issue[] => {
    const row = BOX_12_ROWS.find((one) => lettersOfCode(draft[`field${one}Code`]) === code);
    if (!row) return [];
    const typed = amountOf(draft[`field${row}`]);
    const mayBeMore = WITH_EMPLOYER.includes(code);
    if (typed === amount || (mayBeMore && typed > amount)) return [];
    return [warning(`field${row}`, 'w2.box12.plan', mismatch(`Box ${row}`, typed, amount))];
  });
}

function mismatch(box: string, typed: Cents, entered: Cents): string {
  return `${box} says ${formatDollars(typed)}, and you entered ${formatDollars(entered)} as paid into that plan. Make them the same, or clear the box.`;
}

function dependentCareIssues({ draft, facts, year }: RuleFacts): Issue[] {
  const entered = planAmount(draft, 'dependentCare');
  const typed = amountOf(draft.dependentCareBenefits);
  const above = entered - facts.dependentCareLimit;
  return [
    ...(entered > 0 && typed > 0 && typed < entered
      ? [warning('dependentCareBenefits', 'w2.box10.plan', mismatch('Box 10', typed, entered))]
      : []),
    ...(above > 0
      ? [
          warning(
            'planAmounts.dependentCare',
            'w2.limit.box10',
            `Only ${formatDollars(facts.dependentCareLimit)} is tax-free in ${year}. We added the other ${formatDollars(above as Cents)} to boxes 1, 3 and 5.`,
          ),
        ]
      : []),
  ];
}

function withoutRoom({ draft, workedOut }: RuleFacts): Issue[] {
  const codes = placePlanCodes(draft).left.map(({ code, amount }) => `code ${code}, ${formatDollars(amount)}`);
  const lines = placePrograms(draft, workedOut?.programs ?? []).left.map(
    ({ label, amount }) => `${label}, ${formatDollars(amount)}`,
  );
  return [
    ...(codes.length > 0
      ? [
          warning(
            'field12a',
            'w2.box12.count',
            `Box 12 has room for four codes. Put these on another W-2 for this employee: ${codes.join('; ')}.`,
          ),
        ]
      : []),
    ...(lines.length > 0
      ? [
          warning(
            'field14',
            'w2.box14.count',
            `Box 14 has room for four lines. Tell the employee about these in writing: ${lines.join('; ')}.`,
          ),
        ]
      : []),
  ];
}
