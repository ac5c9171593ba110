import type { Issue } from '../../../drafts/issue.ts';
import { issue } from '../../../drafts/issue.ts';
import { withChanges } from '../../../drafts/changes.ts';
import { periodEarnings } from '../calculation/earnings.ts';
import type { OrderedStub } from '../calculation/pay-order.ts';
import { calendarYears } from '../calculation/pay-order.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { earlierPeriodCount, repeatedEarnings } from '../calculation/earlier-lines.ts';

/** By this path the form finds the question about earlier paychecks. */
export const EARLIER_PAYCHECKS = 'confirmedEarlierPeriods';

/**
 * How many equal paychecks before these stubs the year to date assumes; 0 where it assumes none: the stubs are the first
 * of the year, the user gave the year to date, or types every total.
 */
export function assumedEarlierPaychecks(draft: PayStubDraft): number {
  if (draft.autoCalculator === 'false') return 0;
  const [[earliest]] = calendarYears(draft) as [[OrderedStub]];
  const earnings = periodEarnings(draft, draft.items[earliest.index]!);
  const isAssumed = repeatedEarnings(draft, earnings).some(
    ({ total, typedYtd }) => total > 0 && typedYtd === undefined,
  );
  return isAssumed ? periodsBeforeStubs(draft) : 0;
}

/** The pay periods of the calendar year before the earliest stub, as far as the employee worked them. */
export function periodsBeforeStubs(draft: PayStubDraft): number {
  const [stubs] = calendarYears(draft);
  return earlierPeriodCount(draft, stubs![0]!, stubs!.length);
}

/** Whether the user was asked and hasn't confirmed yet what the year to date assumes. */
export function assumedPayIssues(draft: PayStubDraft): Issue[] {
  if (draft.confirmedEarlierPeriods === undefined) return [];
  const assumed = assumedEarlierPaychecks(draft);
  if (assumed === 0 || assumed === draft.confirmedEarlierPeriods) return [];
  const these = draft.items.length === 1 ? 'this one' : 'these';
  const message = `Year to date assumes ${countPaychecks(assumed, draft)} before ${these}. Confirm this, or enter what you paid.`;
  return [issue(EARLIER_PAYCHECKS, 'year-to-date-unconfirmed', message)];
}

/** `23 equal paychecks`, or payments of a contractor. */
export function countPaychecks(count: number, draft: Pick<PayStubDraft, 'employmentType'>): string {
  return `${count} equal ${paycheckName(draft)}${count === 1 ? '' : 's'}`;
}

/** What one payment is called; contractors get no paycheck. */
export function paycheckName({ employmentType }: Pick<PayStubDraft, 'employmentType'>): 'paycheck' | 'payment' {
  return employmentType === 'contractor' ? 'payment' : 'paycheck';
}

/** Confirms that the equal paychecks the year to date assumes were paid. */
export function confirmEarlierPaychecks(draft: PayStubDraft): PayStubDraft {
  return withChanges(draft, { confirmedEarlierPeriods: assumedEarlierPaychecks(draft) });
}

/** The answer to "First paycheck this year?"; undefined until someone answers. */
export function firstPaycheckAnswer(draft: PayStubDraft): 'yes' | 'no' | undefined {
  if (draft.prevYtd === 'true') return 'no';
  if (draft.hiredInPast52Weeks === 'true') return draft.payPeriodsWorked <= draft.items.length ? 'yes' : 'no';
  const isAsked = draft.confirmedEarlierPeriods === 0 && draft.hasEarlierPaychecks !== true;
  return isAsked ? undefined : 'no';
}

/** The sentence on the paychecks before these stubs that the year to date assumes; undefined where it assumes none. */
export function earlierPaychecksSentence(draft: PayStubDraft): string | undefined {
  const count = assumedEarlierPaychecks(draft);
  if (count === 0) return undefined;
  return `Year to date assumes ${countPaychecks(count, draft)} before ${draft.items.length === 1 ? 'this one' : 'these'}.`;
}
