import { formatQuantity, QUANTITY_SCALE } from '@paperwage/values';
import { priceFault, priceOf, quantityFault, quantityOf } from '../../../drafts/amounts.ts';
import type { Issue } from '../../../drafts/issue.ts';
import { earningFields, EXTRA_PAY_KEYS, isPaidAtOnce, mainPayKey } from '../draft/lines.ts';
import { periodEarnings } from '../calculation/earnings.ts';
import type { DeductionDraft, EarningDraft, PayStubDraft, PayStubItem } from '../draft/schema.ts';
import { DEDUCTION_KEYS, EARNING_KEYS, isNamedKey, MAX_NAME_LETTERS } from '../draft/keys.ts';
import { hoursAboveForty } from '../calculation/hours-above-forty.ts';
import { daysInPeriod } from './date-issues.ts';
import { amountIssues, hoursIssues, issue, priceIssues, warning } from '../../../drafts/issue.ts';

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
    ...nameIssues(item.customEarnings, `${path}.customEarnings`),
    ...item.customEarnings.flatMap((line) => earningIssues(draft, index, line, `${path}.customEarnings.${line.id}`)),
    ...(isEmployee ? deductionsIssues(draft, index) : []),
  ];
}

/** What is wrong with the previous year to date, when it is given. */
export function prevYtdIssues({ prevYtd, prevYtdItem }: PayStubDraft): Issue[] {
  if (prevYtd === 'false') return [];
  const standard = [
    ...standardIssues(prevYtdItem.earnings, EARNING_KEYS, 'prevYtdItem.earnings'),
    ...standardIssues(prevYtdItem.deductions, DEDUCTION_KEYS, 'prevYtdItem.deductions', isNamedKey),
  ];
  const amounts = (['earnings', 'customEarnings', 'deductions', 'customDeductions'] as const).flatMap((lines) =>
    prevYtdItem[lines].flatMap(({ id, ytd }) => amountIssues(`prevYtdItem.${lines}.${id}.ytd`, ytd)),
  );
  return [...standard, ...amounts];
}

function deductionsIssues(draft: PayStubDraft, index: number): Issue[] {
  const { deductions, customDeductions } = draft.items[index]!;
  const path = `items.${index}`;
  return [
    ...deductions.flatMap((line) => figureIssues(draft, line, `${path}.deductions.${placeOf(line)}`)),
    ...standardIssues(deductions, DEDUCTION_KEYS, `${path}.deductions`, isNamedKey),
    ...nameIssues(customDeductions, `${path}.customDeductions`),
    ...customDeductions.flatMap((line) =>
      figureIssues(draft, { ...line, typed: true }, `${path}.customDeductions.${line.id}`),
    ),
  ];
}

function earningIssues(draft: PayStubDraft, index: number, line: EarningDraft, path: string): Issue[] {
  const fields = earningFields(line.isCustom ? 'custom' : line.key);
  const issues = figureIssues(draft, line, path);
  issues.unshift(...rateIssues(line, `${path}.rate`));
  if (!fields.hours) return issues;
  issues.push(
    ...hoursIssues(`${path}.hours`, line.hours),
    ...halfEarningIssues(draft, draft.items[index]!, line, path),
  );
  const days = line.isCustom ? undefined : daysInPeriod(draft.items[index]!.payPeriod);
  if (!quantityFault(line.hours) && days !== undefined && quantityOf(line.hours) > 24 * days * QUANTITY_SCALE) {
    const isWork = line.key === 'regular' || line.key === 'overtime';
    const tell = isWork ? issue : warning;
    issues.push(
      tell(
        `${path}.hours`,
        'hours-exceed-period',
        `${days === 1 ? '1 day has' : `${days} days have`} only ${24 * days} hours. Check the hours.`,
      ),
    );
  } else if (line.key === 'regular' && !line.typed) issues.push(...aboveFortyIssues(draft, index, line, path));
  return issues;
}

/** Regular hours that most employees are paid overtime for. */
function aboveFortyIssues(draft: PayStubDraft, index: number, { hours }: EarningDraft, path: string): Issue[] {
  const above = hoursAboveForty(draft, index);
  if (!above || draft.autoCalculator === 'false') return [];
  const message = above.isExact
    ? `${hours} hours is ${formatQuantity(above.hours).replace(/\.?0+$/, '')} more than 40 a week. Most employees get overtime for those.`
    : `${hours} hours is more than 40 a week. Most employees get overtime for those.`;
  return [warning(`${path}.hours`, 'hours-above-forty', message)];
}

/** Hours without a rate come to nothing, and so does a rate without hours: what was typed would be left out unsaid. */
function halfEarningIssues(draft: PayStubDraft, item: PayStubItem, line: EarningDraft, path: string): Issue[] {
  if (draft.autoCalculator === 'false' || line.typed || priceFault(line.rate) || quantityFault(line.hours)) return [];
  const [hasRate, hasHours] = [priceOf(line.rate) > 0, quantityOf(line.hours) > 0];
  if (hasRate === hasHours) return [];
  if (hasHours)
    return [issue(`${path}.rate`, 'rate-needed', `Enter a rate for these ${line.hours} hours, or clear them.`)];
  if (isPaidAtOnce(line)) {
    return [issue(`${path}.hours`, 'hours-needed', 'Enter 1 to pay this amount once, or clear the rate.')];
  }
  const isPaidOtherwise = periodEarnings(draft, item).some(({ total }) => total > 0);
  if (!isPaidOtherwise) return [issue(`${path}.hours`, 'hours-needed', 'Enter the hours, or clear the rate.')];
  return [
    warning(`${path}.hours`, 'hours-needed', 'There is a rate but no hours, so nothing is paid. Enter the hours.'),
  ];
}

/** What is entered as the rate of tips is their total, so that it is an amount of money. */
function rateIssues(line: EarningDraft, path: string): Issue[] {
  if (line.key === 'tips') return amountIssues(path, line.rate);
  return priceIssues(path, line.rate);
}

/** Figures count only where the user writes them: everywhere with auto-calculation off, else on marked lines. */
function figureIssues(draft: PayStubDraft, line: DeductionDraft, path: string): Issue[] {
  const isManual = draft.autoCalculator === 'false';
  return [
    ...(isManual || line.typed ? amountIssues(`${path}.total`, line.total) : []),
    ...(isManual || line.ytdTyped ? amountIssues(`${path}.ytd`, line.ytd) : []),
  ];
}

/** What is wrong or odd in the names of lines of the user's own. */
function nameIssues(lines: readonly DeductionDraft[], path: string): Issue[] {
  return lines.flatMap(({ id, name, key }, index) => {
    const place = `${path}.${id}.name`;
    if (name.trim() === '') return [issue(place, 'line-name-missing', 'Name this line, or remove it.')];
    if (name.length > MAX_NAME_LETTERS) {
      const message = `This name has ${name.length} characters, and ${MAX_NAME_LETTERS} fit. Shorten it.`;
      return [issue(place, 'line-name-too-long', message)];
    }
    if (!lines.slice(0, index).some((other) => other.key === key)) return [];
    const message = 'Two lines have this name. Rename one.';
    return [warning(place, 'line-name-twice', message)];
  });
}

/** A standard line has one of the known keys and stands once; anything else would be left out of the totals. */
function standardIssues(
  lines: readonly { readonly id: string; readonly key: string }[],
  keys: readonly string[],
  path: string,
  isAlsoKnown: (key: string) => boolean = () => false,
): Issue[] {
  return lines.flatMap((line, index) => {
    const { key } = line;
    if (!keys.includes(key) && !isAlsoKnown(key)) {
      const message = `There’s no standard line ${key}. Add it as a custom line.`;
      return [issue(`${path}.${key}`, 'line-unknown', message)];
    }
    const isRepeated = lines.findIndex((other) => other.key === key) < index;
    return isRepeated
      ? [issue(`${path}.${placeOf(line)}`, 'line-twice', `The line ${key} appears twice. Keep one.`)]
      : [];
  });
}

/** A line's place in paths: its key, or for a tax without one its id, which has no dots. */
function placeOf({ id, key }: { readonly id: string; readonly key: string }): string {
  return isNamedKey(key) ? id : key;
}
