import { PERIODS_PER_YEAR } from '@paperwage/payroll';
import { add, dollars, formatMoney, sum, times, ZERO } from '@paperwage/values';
import { priceFault, priceOf } from '../../../drafts/amounts.ts';
import type { Issue } from '../../../drafts/issue.ts';
import { issue, warning } from '../../../drafts/issue.ts';
import { earningTotal } from '../calculation/earnings.ts';
import { EXTRA_PAY_KEYS, mainPayKey } from '../draft/lines.ts';
import type { EarningDraft, PayStubDraft, PayStubItem } from '../draft/schema.ts';

/** By this code the form offers to confirm the figures. */
export const PAY_UNCONFIRMED = 'pay-unconfirmed';

/** What the main pay of each stub still lacks: figures that somebody typed or confirmed, and that can well be meant. */
export function mainPayIssues(draft: PayStubDraft): Issue[] {
  if (draft.autoCalculator === 'false') return [];
  const key = mainPayKey(draft);
  return draft.items.flatMap((item, index) => {
    const path = `items.${index}.earnings`;
    const carried = carriedHoursIssues(draft, item, path);
    const line = item.earnings.find((earning) => earning.key === key);
    if (!line || line.typed) return carried;
    const example = exampleIssues(line, `${path}.${key}`);
    const own = example.length > 0 ? example : unusualPayIssues(draft, item, line, `${path}.${key}.rate`);
    return [...own, ...carried];
  });
}

/** Hours that came from the last stub count only once somebody typed or confirmed them. */
function carriedHoursIssues(draft: PayStubDraft, { earnings }: PayStubItem, path: string): Issue[] {
  const counted: readonly string[] = [mainPayKey(draft), ...EXTRA_PAY_KEYS];
  return earnings
    .filter(({ key, typed, untyped }) => counted.includes(key) && !typed && untyped?.hours === 'carried')
    .map(({ key, hours }) =>
      issue(`${path}.${key}.hours`, PAY_UNCONFIRMED, `Enter the hours. ${hours} is from the last stub.`),
    );
}

/** The figures every stub begins with are an example until somebody types others or confirms them. */
function exampleIssues({ key, rate, hours, untyped }: EarningDraft, path: string): Issue[] {
  const found: Issue[] = [];
  const add = (field: 'rate' | 'hours', message: string) =>
    found.push(issue(`${path}.${field}`, PAY_UNCONFIRMED, message));
  if (untyped?.rate === 'example') {
    const what = key === 'salary' ? 'yearly salary' : key === 'contractor' ? 'rate' : 'hourly rate';
    add('rate', `Enter the ${what}. $${rate} is only an example.`);
  }
  if (untyped?.hours === 'example') add('hours', `Enter the hours. ${hours} is only an example.`);
  return found;
}

/** What an employer pays at least for an hour under the Fair Labor Standards Act (29 U.S.C. 206), since July 24, 2009. */
const MINIMUM_WAGE = '7.25';
const FULL_TIME_HOURS = 2_080;
const UNUSUALLY_HIGH = dollars(10_000_000);

/** Pay that is legal for few and a slip of the pen for most. */
function unusualPayIssues(draft: PayStubDraft, item: PayStubItem, line: EarningDraft, path: string): Issue[] {
  const rate = priceOf(line.rate);
  if (rate === 0 || priceFault(line.rate)) return [];
  const perPeriod = earningTotal(line.key, line, PERIODS_PER_YEAR[draft.oftenPaid]);
  if (perPeriod !== undefined && times(perPeriod, PERIODS_PER_YEAR[draft.oftenPaid]) > UNUSUALLY_HIGH) {
    return [warning(path, 'pay-unusually-high', `This is more than $${formatMoney(UNUSUALLY_HIGH)} a year. Check it.`)];
  }
  const minimum = priceOf(MINIMUM_WAGE);
  if (line.key === 'salary' && rate < minimum * FULL_TIME_HOURS) {
    const least = formatMoney(dollars(Number(MINIMUM_WAGE) * FULL_TIME_HOURS));
    const message = `This salary is below the federal minimum wage for full-time work ($${least} a year). Is it for a whole year?`;
    return [warning(path, 'pay-below-minimum', message)];
  }
  if (line.key === 'regular' && rate < minimum) {
    const tips = sum(
      item.earnings.filter(({ key }) => key === 'tips').map((tip) => earningTotal('tips', tip, 1) ?? ZERO),
    );
    const least = earningTotal(line.key, { ...line, rate: MINIMUM_WAGE }, 1);
    // Tips count toward the minimum wage of all hours (29 U.S.C. 203(m)).
    const isReached = tips > ZERO && (perPeriod === undefined || least === undefined || add(perPeriod, tips) >= least);
    const pay = tips > ZERO ? 'Even with tips, this' : 'This';
    const message = `${pay} is below the federal minimum wage of $${MINIMUM_WAGE} an hour. Check it.`;
    if (!isReached) return [warning(path, 'pay-below-minimum', message)];
  }
  return [];
}
