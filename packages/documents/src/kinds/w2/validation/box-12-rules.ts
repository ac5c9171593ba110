import type { Issue } from '../../../drafts/issue.ts';
import { issue, warning } from '../../../drafts/issue.ts';
import {
  box12Codes,
  box12CodesOf,
  lettersOfCode,
  RETIREMENT_PLAN_CODES,
  UNCOLLECTED_CODES,
} from '../../../forms/box-12-codes.ts';
import { TIPPED_OCCUPATIONS } from '../../../forms/tipped-occupations.ts';
import type { RuleFacts } from './rule-facts.ts';
import { boxOf } from './rule-facts.ts';
import { amountOfCodes, rowsOfCodes } from './wage-rules.ts';

const FIELDS = ['field12a', 'field12b', 'field12c', 'field12d'] as const;

/** The rules of box 12, of Retirement plan in box 13, and of box 14b. */
export function box12Issues(rule: RuleFacts): Issue[] {
  return [
    ...FIELDS.flatMap((field) => codeIssues(rule, field)),
    ...repeatedIssues(rule),
    ...tipsAndOvertimeIssues(rule),
    ...retirementIssues(rule),
    ...uncollectedIssues(rule),
  ];
}

function codeIssues(rule: RuleFacts, field: (typeof FIELDS)[number]): Issue[] {
  const path = `${field}Code` as const;
  const code = rule.document.codes[path];
  const amount = boxOf(rule, field);
  if (code === '') {
    if (amount === 0) return [];
    return [issue(path, 'w2.box12.code', 'Enter the code for this box 12 amount.')];
  }
  const letters = lettersOfCode(code);
  const known = box12Codes.find((one) => one.code === letters);
  if (known && known.since > rule.year && known.since === 2026) {
    return [issue(path, 'w2.box12.2026', `Code ${letters} starts with the 2026 form.`)];
  }
  if (!box12CodesOf(rule.year).some((one) => one.code === letters)) {
    return [issue(path, 'w2.box12.code', `Box 12 has no code ${code} in ${rule.year}.`)];
  }
  return amount > 0 ? [] : [issue(field, 'w2.box12.code', `Enter the amount for code ${code}.`)];
}

function repeatedIssues({ document, draft }: RuleFacts): Issue[] {
  const codes = FIELDS.map((field) => document.codes[`${field}Code`]);
  const issues = FIELDS.flatMap((field, index): Issue[] => {
    const code = codes[index]!;
    if (code === '' || codes.indexOf(code) === index) return [];
    return [warning(`${field}Code`, 'w2.box12.dup', `Code ${code} appears twice. Put the total in one row.`)];
  });
  const more = draft.field14.filter(({ label }) => /^(box )?12\b/i.test(label.trim()));
  if (more.length > 0 && codes.every((code) => code !== '')) {
    const message =
      'A W-2 has room for four box 12 codes. Put the rest on another W-2, which counts as its own return.';
    issues.push(warning('field14', 'w2.box12.count', message));
  }
  return issues;
}

function tipsAndOvertimeIssues(rule: RuleFacts): Issue[] {
  const { document, year } = rule;
  const issues: Issue[] = [];
  const has = (code: string) => Object.values(document.codes).some((typed) => lettersOfCode(typed) === code);
  const { occupationCodes } = document;
  const box1 = boxOf(rule, 'wagesTipsOther');
  if (year >= 2026 && has('TP') && occupationCodes.length === 0) {
    issues.push(issue('field14b', 'w2.box12.TP', 'Code TP needs an occupation code in box 14b.'));
  }
  if (occupationCodes.length > 0 && !has('TP')) {
    issues.push(
      issue('field14b', 'w2.box12.TP', 'Box 14b goes with code TP in box 12. Add the code, or clear box 14b.'),
    );
  }
  if (amountOfCodes(rule, ['TP']) > box1) {
    const [row = 'field12a'] = rowsOfCodes(rule, ['TP']);
    issues.push(issue(row, 'w2.box12.TP', 'Code TP tips are part of box 1 and can’t be more than it.'));
  }
  if (amountOfCodes(rule, ['TT']) > box1) {
    const message = 'Code TT overtime is part of box 1 and can’t be more than it.';
    issues.push(warning(rowsOfCodes(rule, ['TT'])[0] ?? 'field12a', 'w2.box12.TT', message));
  }
  if (occupationCodes.some((code) => !Object.hasOwn(TIPPED_OCCUPATIONS, code))) {
    const message = 'Enter one or two 3-digit codes from the list of tipped occupations, or 000.';
    issues.push(issue('field14b', 'w2.box14b', message));
  }
  if (occupationCodes.some((code, index) => occupationCodes.indexOf(code) !== index)) {
    issues.push(warning('field14b', 'w2.box14b', 'Box 14b has the same occupation twice. Enter it once.'));
  }
  return issues;
}

function retirementIssues({ document }: RuleFacts): Issue[] {
  const codes = Object.values(document.codes).map(lettersOfCode);
  const hasPlan = codes.some((code) => RETIREMENT_PLAN_CODES.includes(code));
  const { retirementPlan } = document.checks;
  if (hasPlan && !retirementPlan) {
    const message = 'Box 12 shows retirement plan deferrals. Check “Retirement plan” in box 13.';
    return [warning('retirementPlan', 'w2.box13.retirement', message)];
  }
  const isOnly457 = !hasPlan && codes.some((code) => code === 'G' || code === 'EE');
  if (isOnly457 && retirementPlan) {
    const message =
      'A 457(b) plan alone doesn’t count for box 13. Clear “Retirement plan” unless there’s another plan.';
    return [warning('retirementPlan', 'w2.box13.retirement', message)];
  }
  return [];
}

function uncollectedIssues(rule: RuleFacts): Issue[] {
  const warningsOf = (codes: readonly string[], box: string) =>
    rowsOfCodes(rule, codes)
      .filter((row) => boxOf(rule, row) > 0)
      .map((row) => {
        const code = lettersOfCode(rule.document.codes[`${row}Code`]);
        return warning(row, 'w2.box12.AB', `You didn’t collect the code ${code} tax, so leave it out of box ${box}.`);
      });
  return [...warningsOf(UNCOLLECTED_CODES.socialSecurityTax, '4'), ...warningsOf(UNCOLLECTED_CODES.medicareTax, '6')];
}
