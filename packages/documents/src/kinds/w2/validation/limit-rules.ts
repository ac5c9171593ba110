import type { Cents } from '@paperwage/values';
import { formatDollars } from '@paperwage/values';
import type { Issue } from '../../../drafts/issue.ts';
import { warning } from '../../../drafts/issue.ts';
import type { RuleFacts } from './rule-facts.ts';
import { boxOf } from './rule-facts.ts';
import { rowsOfCodes } from './wage-rules.ts';

/** Amounts above a yearly limit: the form reports them anyway, so each is a warning and none is refused. */
export function limitIssues(rule: RuleFacts): Issue[] {
  return [
    ...deferralIssues(rule),
    ...governmentalDeferralIssues(rule),
    ...healthSavingsIssues(rule),
    ...dependentCareIssues(rule),
  ];
}

function deferralIssues(rule: RuleFacts): Issue[] {
  const { general, simple, fromAge50, from60To63 } = rule.facts.electiveDeferrals;
  const older = from60To63 === undefined ? '' : `, or ${formatDollars(from60To63)} more at ages 60 to 63`;
  const isAbove = above(rule, ['D', 'E', 'F', 'S', 'AA', 'BB'], general);
  if (isAbove) {
    const whole = `${formatDollars(general)}, plus ${formatDollars(fromAge50)} more from age 50${older}`;
    return [
      limitWarning(
        rule,
        isAbove,
        'w2.limit.deferrals',
        `Deferrals under codes D, E, F, S, AA and BB are limited to ${whole}.`,
      ),
    ];
  }
  const isSimple = above(rule, ['S'], simple);
  if (!isSimple) return [];
  return [
    limitWarning(
      rule,
      isSimple,
      'w2.limit.simple',
      `Deferrals under code S are limited to ${formatDollars(simple)} under age 50.`,
    ),
  ];
}

/**
 * A section 457(b) plan has the same limit by itself, and what the employer pays counts too: the plan ceiling is that of
 * section 457(b)(2), and section 457(b)(3) and 414(v) permit more (26 CFR 1.457-2, at law.cornell.edu); its dollar amount
 * is "as specified under Code section 457(e)(15)" (lawinsider.com, Normal Limitation). Checked 2026-11-26.
 */
function governmentalDeferralIssues(rule: RuleFacts): Issue[] {
  const { general } = rule.facts.electiveDeferrals;
  const path = above(rule, ['G', 'EE'], general);
  if (!path) return [];
  const message = `Deferrals under codes G and EE are limited to ${formatDollars(general)}. Some plans allow more from age 50 or in the last three years before retirement age.`;
  return [limitWarning(rule, path, 'w2.limit.457b', message)];
}

function healthSavingsIssues(rule: RuleFacts): Issue[] {
  const { family, fromAge55 } = rule.facts.healthSavings;
  const path = above(rule, ['W'], family);
  if (!path) return [];
  const message = `Contributions to an HSA (code W) are limited to ${formatDollars(family)} for a family, plus ${formatDollars(fromAge55)} from age 55.`;
  return [limitWarning(rule, path, 'w2.limit.W', message)];
}

function dependentCareIssues(rule: RuleFacts): Issue[] {
  const limit = rule.facts.dependentCareLimit;
  // If the amount was entered as a plan, the boxes already include the rest, and the plan rules say so.
  if (boxOf(rule, 'dependentCareBenefits') <= limit || !rule.document.amounts.dependentCareBenefits.typed) return [];
  const message = `Only ${formatDollars(limit)} of box 10 is tax-free. Include the rest in boxes 1, 3 and 5.`;
  return [limitWarning(rule, 'dependentCareBenefits', 'w2.limit.box10', message)];
}

/** The first row with one of these codes if together they exceed the limit; make-up amounts for other years don't count. */
function above({ document }: RuleFacts, codes: readonly string[], limit: Cents): string | undefined {
  const rows = rowsOfCodes({ document }, codes).filter((field) => codes.includes(document.codes[`${field}Code`]));
  const total = rows.reduce((whole, field) => whole + (document.amounts[field].amount ?? 0), 0);
  return total > limit ? rows[0] : undefined;
}

function limitWarning({ year, facts }: RuleFacts, path: string, code: string, message: string): Issue {
  const known = facts.limitsFrom === 'instructions' ? '' : ' Check the limit in the IRS’s yearly notice.';
  return warning(path, code, `In ${year}, ${message[0]!.toLowerCase()}${message.slice(1)}${known}`);
}
