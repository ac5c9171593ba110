import { QUANTITY_SCALE } from '@paperwage/values';
import { amountFault, priceFault, quantityFault, quantityOf } from '../amounts.ts';
import type { Issue } from '../document.ts';
import { earningFields, EXTRA_PAY_KEYS, mainPayKey } from '../lines.ts';
import type { DeductionDraft, EarningDraft, PayStubDraft } from '../schema.ts';
import { DEDUCTION_KEYS, EARNING_KEYS } from '../keys.ts';
import { daysInPeriod } from './date-issues.ts';
import { amountIssue, hoursIssue, issue, priceIssue, warning } from './issue.ts';

/** What is wrong with the earnings and deductions of one stub. Lines that do not count for the type are left alone. */
export function lineIssues(draft: PayStubDraft, index: number): Issue[] {
  const item = draft.items[index]!;
  const counted: readonly string[] = [mainPayKey(draft), ...EXTRA_PAY_KEYS];
  const earnings = item.earnings.filter(({ key }) => counted.includes(key));
  const isEmployee = draft.employmentType === 'employee';
  const path = `items.${index}`;
  return [
    ...earnings.flatMap((line) => earningIssues(draft, index, line, `${path}.earnings.${line.key}`)),
    ...standardIssues(item.earnings, EARNING_KEYS, `${path}.earnings`),
    ...item.customEarnings.flatMap((line) => customIssues(line, `${path}.customEarnings.${line.id}`)),
    ...item.customEarnings.flatMap((line) => earningIssues(draft, index, line, `${path}.customEarnings.${line.id}`)),
    ...(isEmployee ? deductionsIssues(draft, index) : []),
  ];
}

/** What is wrong with the previous year to date, when it is given. */
export function prevYtdIssues({ prevYtd, prevYtdItem }: PayStubDraft): Issue[] {
  if (prevYtd === 'false') return [];
  const standard = [
    ...standardIssues(prevYtdItem.earnings, EARNING_KEYS, 'prevYtdItem.earnings'),
    ...standardIssues(prevYtdItem.deductions, DEDUCTION_KEYS, 'prevYtdItem.deductions'),
  ];
  const amounts = (['earnings', 'customEarnings', 'deductions', 'customDeductions'] as const).flatMap((lines) =>
    prevYtdItem[lines].flatMap(({ id, ytd }) => amountIssue(`prevYtdItem.${lines}.${id}.ytd`, amountFault(ytd))),
  );
  return [...standard, ...amounts];
}

function deductionsIssues(draft: PayStubDraft, index: number): Issue[] {
  const { deductions, customDeductions } = draft.items[index]!;
  const path = `items.${index}`;
  return [
    ...deductions.flatMap((line) => figureIssues(draft, line, `${path}.deductions.${line.key}`)),
    ...standardIssues(deductions, DEDUCTION_KEYS, `${path}.deductions`),
    ...customDeductions.flatMap((line) => {
      const at = `${path}.customDeductions.${line.id}`;
      return [...customIssues(line, at), ...figureIssues(draft, { ...line, typed: true }, at)];
    }),
  ];
}

function earningIssues(draft: PayStubDraft, index: number, line: EarningDraft, path: string): Issue[] {
  const fields = earningFields(line.isCustom ? 'custom' : line.key);
  const issues = figureIssues(draft, line, path);
  issues.unshift(...rateIssues(line, `${path}.rate`));
  if (!fields.hours) return issues;
  const fault = quantityFault(line.hours);
  issues.push(...hoursIssue(`${path}.hours`, fault));
  const days = line.isCustom ? undefined : daysInPeriod(draft.items[index]!.payPeriod);
  if (!fault && days !== undefined && quantityOf(line.hours) > 24 * days * QUANTITY_SCALE) {
    issues.push(
      warning(
        `${path}.hours`,
        'hours-exceed-period',
        `${days === 1 ? '1 day has' : `${days} days have`} only ${24 * days} hours. Check these.`,
      ),
    );
  }
  return issues;
}

/** What is entered as the rate of tips is their total, so that it is an amount of money. */
function rateIssues(line: EarningDraft, path: string): Issue[] {
  if (line.key === 'tips') return amountIssue(path, amountFault(line.rate));
  return priceIssue(path, priceFault(line.rate));
}

/** Figures count only where the user writes them: everywhere with auto-calculation off, else on marked lines. */
function figureIssues(draft: PayStubDraft, line: DeductionDraft, path: string): Issue[] {
  const isManual = draft.autoCalculator === 'false';
  return [
    ...(isManual || line.typed ? amountIssue(`${path}.total`, amountFault(line.total)) : []),
    ...(isManual || line.ytdTyped ? amountIssue(`${path}.ytd`, amountFault(line.ytd)) : []),
  ];
}

function customIssues(line: DeductionDraft, path: string): Issue[] {
  return line.name.trim() === '' ? [issue(`${path}.name`, 'line-name-missing', 'Name this line, or remove it.')] : [];
}

/** A standard line has one of the known keys and stands once; anything else would be left out of the totals. */
function standardIssues(lines: readonly { readonly key: string }[], keys: readonly string[], path: string): Issue[] {
  return lines.flatMap(({ key }, index) => {
    if (!keys.includes(key)) {
      const message = `There is no standard line ${key}. Add it as a line of your own.`;
      return [issue(`${path}.${key}`, 'line-unknown', message)];
    }
    const isRepeated = lines.findIndex((other) => other.key === key) < index;
    return isRepeated ? [issue(`${path}.${key}`, 'line-twice', `The line ${key} stands here twice. Keep one.`)] : [];
  });
}
