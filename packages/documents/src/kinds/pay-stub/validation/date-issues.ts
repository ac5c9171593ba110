import { PERIODS_PER_YEAR } from '@paperwage/payroll';
import { daysBetween, impossibleDay, parseCalendarDate } from '@paperwage/values';
import type { Issue } from '../../../drafts/issue.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { bankClosure } from '../draft/bank-holidays.ts';
import { issue, warning } from '../../../drafts/issue.ts';

const DAYS_IN_A_YEAR = 366;

/** What is wrong with the dates of one stub. */
export function dateIssues(draft: PayStubDraft, index: number): Issue[] {
  const { payDate, payPeriod } = draft.items[index]!;
  const path = `items.${index}`;
  const issues = [
    ...dateIssue(`${path}.payPeriod.from`, payPeriod.from, 'the first day of the pay period'),
    ...dateIssue(`${path}.payPeriod.to`, payPeriod.to, 'the last day of the pay period'),
    ...dateIssue(`${path}.payDate`, payDate, 'the pay date'),
  ];
  const from = parseCalendarDate(payPeriod.from);
  const to = parseCalendarDate(payPeriod.to);
  const paid = parseCalendarDate(payDate);
  if (from && to && from > to) {
    const message = 'The pay period ends before it starts. Change one of the dates.';
    issues.push(issue(`${path}.payPeriod.to`, 'period-ends-before-it-begins', message));
  } else if (from && to && isUnusuallyLong(daysBetween(from, to) + 1, draft.oftenPaid)) {
    const message =
      `This period has ${daysBetween(from, to) + 1} days, which is long for this pay frequency. ` + 'Check both dates.';
    issues.push(warning(`${path}.payPeriod.to`, 'period-unusually-long', message));
  } else if (from && paid && paid < from) {
    const message = 'The pay date is before the pay period. Check both.';
    issues.push(warning(`${path}.payDate`, 'pay-date-before-period', message));
  }
  if (to && paid && daysBetween(to, paid) > LONGEST_WAIT_DAYS) {
    const message =
      `The pay date is ${daysBetween(to, paid)} days after the pay period. Check both. Tax rules and ` +
      'year to date follow the pay date.';
    issues.push(warning(`${path}.payDate`, 'pay-date-long-after-period', message));
  }
  const closure = paid && bankClosure(paid);
  if (closure) {
    const message = `This pay date is ${closure}, when banks are closed. Check it.`;
    issues.push(warning(`${path}.payDate`, 'pay-date-bank-closed', message));
  }
  if (paid && draft.items.some((other, at) => at < index && other.payDate === payDate)) {
    const message = 'Two stubs have this pay date. Make sure you paid both.';
    issues.push(warning(`${path}.payDate`, 'pay-date-twice', message));
  }
  return issues;
}

/** Wages are paid within weeks of the period; what is paid later is a slip of the pen, or a thing to look at twice. */
const LONGEST_WAIT_DAYS = 45;

/** A period may be late or long by a few days; twice its length is a slip of the pen. */
function isUnusuallyLong(days: number, frequency: PayStubDraft['oftenPaid']): boolean {
  return days > 2 * Math.ceil(DAYS_IN_A_YEAR / PERIODS_PER_YEAR[frequency]);
}

/** The days of a stub's period, the first and the last included; undefined while it is not known. */
export function daysInPeriod({ from, to }: { readonly from: string; readonly to: string }): number | undefined {
  const first = parseCalendarDate(from);
  const last = parseCalendarDate(to);
  return first && last && first <= last ? daysBetween(first, last) + 1 : undefined;
}

function dateIssue(path: string, text: string, what: string): Issue[] {
  if (text === '') return [issue(path, 'date-missing', `Enter ${what}.`)];
  if (parseCalendarDate(text)) return [];
  return [issue(path, 'date-unknown', impossibleDay(text) ?? 'Enter a date such as 11/20/2026.')];
}
