import type { Issue } from '../../../drafts/issue.ts';
import { amountOf } from '../../../drafts/amounts.ts';
import { issue, warning } from '../../../drafts/issue.ts';
import { DEFERRALS_BESIDE_BOX_1, lettersOfCode, UNCOLLECTED_CODES } from '../../../forms/box-12-codes.ts';
import {
  ADDITIONAL_MEDICARE_RATE,
  ADDITIONAL_MEDICARE_THRESHOLD,
  MEDICARE_RATE,
  SOCIAL_SECURITY_RATE,
} from '../../../forms/form-facts.ts';
import type { Cents } from '@paperwage/values';
import { add, applyRate, formatDollars, max, min, subtract, ZERO } from '@paperwage/values';
import { isComputed } from '../calculation/computed-boxes.ts';
import { BOX_12_ROWS } from '../fields.ts';
import type { RuleFacts } from './rule-facts.ts';
import { boxOf, ROUNDING_OF_A_YEAR } from './rule-facts.ts';

/** The rules of boxes 1 to 8: each says which box is wrong and what the form expects instead. */
export function wageIssues(rule: RuleFacts): Issue[] {
  return [
    ...(hasTooManyTips(rule)
      ? [issue('socialSecurityTips', 'w2.box7.income', TOO_MANY_TIPS)]
      : socialSecurityIssues(rule)),
    ...medicareIssues(rule),
    ...householdIssues(rule),
    ...incomeTaxIssues(rule),
    ...tipIssues(rule),
    ...filingIssues(rule),
  ];
}

const TOO_MANY_TIPS = 'The tips are more than the income. Box 7 tips are part of the year’s pay.';

/** Boxes 3 to 5 are calculated from the income, so tips above it would make those boxes look wrong. */
function hasTooManyTips(rule: RuleFacts): boolean {
  const { draft, workedOut } = rule;
  return workedOut !== undefined && boxOf(rule, 'socialSecurityTips') > amountOf(draft.income);
}

function socialSecurityIssues(rule: RuleFacts): Issue[] {
  const { wageBase, mostTax } = rule.facts.socialSecurity;
  const box4 = boxOf(rule, 'socialSecurityTax');
  const wages = add(boxOf(rule, 'socialSecurityWages'), boxOf(rule, 'socialSecurityTips'));
  const issues: Issue[] = [];
  if (wages > wageBase) {
    const message = `Boxes 3 and 7 can’t total more than ${formatDollars(wageBase)} in ${rule.year}. They total ${formatDollars(wages)}.`;
    const path = isComputed(rule.draft, 'socialSecurityWages') ? 'socialSecurityTips' : 'socialSecurityWages';
    issues.push(issue(path, 'w2.box3.base', message));
  }
  if (box4 > mostTax + 1) {
    const message = `Box 4 can’t be more than ${formatDollars(mostTax)} in ${rule.year}.`;
    issues.push(issue('socialSecurityTax', 'w2.box4.max', message));
  }
  if (box4 > 0 && wages === 0) {
    issues.push(issue('socialSecurityTax', 'w2.box4.noWages', 'Box 4 has tax, but boxes 3 and 7 have no wages.'));
  }
  const uncollected = amountOfCodes(rule, UNCOLLECTED_CODES.socialSecurityTax);
  const rated = applyRate(wages, SOCIAL_SECURITY_RATE);
  const expected = min(rated, mostTax);
  const isOff = wages > 0 && Math.abs(box4 + uncollected - expected) > ROUNDING_OF_A_YEAR;
  // A box above its maximum gets that issue alone.
  if (isOff && box4 <= mostTax + 1) {
    const most = rated > mostTax ? 'at most' : 'which is';
    const message = `Box 4 is usually 6.2% of boxes 3 and 7, ${most} ${formatDollars(expected)}${lessUncollected(expected, uncollected, 'A or M')}.`;
    issues.push(warning('socialSecurityTax', 'w2.box4.rate', message));
  }
  if (boxOf(rule, 'medicareWages') < wages) {
    const message = 'Box 5 can’t be less than boxes 3 and 7 together. Social Security rejects that.';
    issues.push(issue('medicareWages', 'w2.box5.geq', message));
  }
  return issues;
}

function medicareIssues(rule: RuleFacts): Issue[] {
  const box5 = boxOf(rule, 'medicareWages');
  const box6 = boxOf(rule, 'medicareTax');
  const issues: Issue[] = [];
  if (box6 > 0 && box5 === 0) {
    issues.push(issue('medicareTax', 'w2.box6.noWages', 'Box 6 has tax, but box 5 has no wages.'));
  }
  const uncollected = amountOfCodes(rule, UNCOLLECTED_CODES.medicareTax);
  const least = applyRate(box5, MEDICARE_RATE);
  const above = max(ZERO, subtract(box5, ADDITIONAL_MEDICARE_THRESHOLD));
  const expected = add(least, applyRate(above, ADDITIONAL_MEDICARE_RATE));
  if (box6 + uncollected < least - ROUNDING_OF_A_YEAR) {
    const message = `Box 6 is at least 1.45% of box 5, which is ${formatDollars(least)}${lessUncollected(least, uncollected, 'B or N')}.`;
    issues.push(warning('medicareTax', 'w2.box6.min', message));
  } else if (box5 > 0 && Math.abs(box6 + uncollected - expected) > ROUNDING_OF_A_YEAR) {
    const message =
      `Box 6 is usually 1.45% of box 5 plus 0.9% of the part above ${formatDollars(ADDITIONAL_MEDICARE_THRESHOLD)}, ` +
      `a total of ${formatDollars(expected)}${lessUncollected(expected, uncollected, 'B or N')}.`;
    issues.push(warning('medicareTax', 'w2.box6.rate', message));
  }
  return issues;
}

/** The part of an expected tax that box 12 reports as uncollected. */
function lessUncollected(expected: Cents, uncollected: number, codes: string): string {
  if (uncollected === 0) return '';
  const left = formatDollars(Math.max(0, expected - uncollected) as Cents);
  return `, less ${formatDollars(uncollected as Cents)} under code ${codes} in box 12 that wasn’t collected: ${left}`;
}

function householdIssues(rule: RuleFacts): Issue[] {
  if (!rule.draft.householdEmployer) return [];
  const threshold = rule.facts.householdThreshold;
  const socialSecurity = boxOf(rule, 'socialSecurityWages') + boxOf(rule, 'socialSecurityTips');
  const isBelow = (wages: number) => wages > 0 && wages < threshold;
  if (!isBelow(socialSecurity) && !isBelow(boxOf(rule, 'medicareWages'))) return [];
  const message = `Household employers report these wages only from ${formatDollars(threshold)} a year. Below that, leave boxes 3 to 7 blank.`;
  return [issue('socialSecurityWages', 'w2.household', message)];
}

function incomeTaxIssues(rule: RuleFacts): Issue[] {
  const box1 = boxOf(rule, 'wagesTipsOther');
  const box2 = boxOf(rule, 'federalIncomeTax');
  const issues: Issue[] = [];
  const isBox1Known = box1 > 0 || rule.draft.wagesTipsOther.trim() !== '';
  if (isBox1Known && box2 > box1) {
    issues.push(warning('federalIncomeTax', 'w2.box2.box1', 'Box 2 is more than box 1: more tax than wages.'));
  }
  if (rule.draft.statutoryEmployee && box2 > 0) {
    const message = 'Statutory employees have no income tax withheld. Clear box 2 or “Statutory employee”.';
    issues.push(warning('federalIncomeTax', 'w2.statutory', message));
  }
  const beside = amountOfCodes(rule, DEFERRALS_BESIDE_BOX_1);
  const box5 = boxOf(rule, 'medicareWages');
  if (box5 > 0 && box1 > 0 && Math.abs(box1 + beside - box5) > ROUNDING_OF_A_YEAR) {
    const message = 'Box 1 plus the box 12 deferrals usually equals box 5. Some plans differ.';
    issues.push(warning('wagesTipsOther', 'w2.box1.box5', message));
  }
  return issues;
}

function tipIssues(rule: RuleFacts): Issue[] {
  if (boxOf(rule, 'allocatedTips') === 0) return [];
  const message = 'Allocated tips go in box 8 only. Leave them out of boxes 1, 3, 5 and 7.';
  return [warning('allocatedTips', 'w2.box8', message)];
}

/**
 * A W-2 is required once any federal tax is withheld, or wages reach the year's threshold (General Instructions
 * for Forms W-2 and W-3, Who Must File).
 */
function filingIssues(rule: RuleFacts): Issue[] {
  const box1 = boxOf(rule, 'wagesTipsOther');
  const threshold = rule.facts.thresholds.w2;
  const isTaxed = (['federalIncomeTax', 'socialSecurityTax', 'medicareTax'] as const).some(
    (box) => boxOf(rule, box) > 0,
  );
  if (isTaxed || box1 === 0 || box1 >= threshold) return [];
  const message =
    `You don’t have to file this W-2: no federal tax was withheld, and box 1 is below ${formatDollars(threshold)}, the ` +
    `threshold for ${rule.year}. You can still file it.`;
  return [warning('wagesTipsOther', 'w2.threshold', message)];
}

/** The total in box 12 under these codes. */
export function amountOfCodes(rule: RuleFacts, codes: readonly string[]): number {
  return rowsOfCodes(rule, codes).reduce((total, field) => total + boxOf(rule, field), 0);
}

/** The fields of the box 12 rows with one of these codes. */
export function rowsOfCodes({ document }: Pick<RuleFacts, 'document'>, codes: readonly string[]) {
  return BOX_12_ROWS.map((row) => `field${row}` as const).filter((field) =>
    codes.includes(lettersOfCode(document.codes[`${field}Code`])),
  );
}
