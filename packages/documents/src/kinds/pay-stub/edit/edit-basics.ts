import type { PayFrequency } from '@paperwage/payroll';
import { PERIODS_PER_YEAR } from '@paperwage/payroll';
import type { CalendarDate } from '@paperwage/values';
import type { PayStubResult } from '../calculation/pay-stub-result.ts';
import { withComputedTotals } from './document-data.ts';
import { redateFromFirst, datesOf, withDates } from './edit-dates.ts';
import { carryPay } from './carry-pay.ts';
import { confirmEarlierPaychecks, firstPaycheckAnswer, periodsBeforeStubs } from '../year-to-date/assumed-pay.ts';
import { withChanges } from '../../../drafts/changes.ts';
import { mostStubs, setStubCount, withinRange } from './edit-stubs.ts';
import type { DraftContext } from '../../../drafts/draft-context.ts';
import type { StubDates } from '../draft/periods.ts';
import { latestDates, periodStart } from '../draft/periods.ts';
import type { PayStubDraft } from '../draft/schema.ts';

/** Sets how often pay comes: caps periods worked and stubs at the periods per year, and refreshes the dates. */
export function setPayFrequency(draft: PayStubDraft, oftenPaid: PayFrequency, context: DraftContext): PayStubDraft {
  if (draft.oftenPaid === oftenPaid) return confirmFrequency(draft);
  const payPeriodsWorked = Math.min(draft.payPeriodsWorked, PERIODS_PER_YEAR[oftenPaid]);
  const first = refreshedDates(datesOf(draft.items[0]!), draft.oftenPaid, oftenPaid, context.today);
  const [item, ...others] = draft.items;
  // Dates that follow from the frequency are not those that were typed.
  const chosen = confirmFrequency(draft);
  const asked = chosen.untypedDates === undefined ? chosen : { ...chosen, untypedDates: true };
  const dated = { ...asked, oftenPaid, payPeriodsWorked, items: [withDates(item!, first), ...others] };
  return redateFromFirst(setStubCount(dated, dated.paystubsNumber, context));
}

/** Confirms the pay frequency in the draft, chosen or not. */
export function confirmFrequency(draft: PayStubDraft): PayStubDraft {
  return draft.untypedFrequency ? { ...draft, untypedFrequency: false } : draft;
}

/** A hire within the past 52 weeks starts again with one period worked and one stub. */
export function setHiredInPast52Weeks(draft: PayStubDraft, isHired: boolean, context: DraftContext): PayStubDraft {
  const changed = withChanges(draft, { hiredInPast52Weeks: isHired ? 'true' : 'false' });
  if (changed === draft || !isHired) return changed;
  return setStubCount({ ...changed, payPeriodsWorked: 1 }, 1, context);
}

/** Sets the periods worked so far, at most those of a year; they cap the stubs of a new hire. */
export function setPayPeriodsWorked(draft: PayStubDraft, periods: number, context: DraftContext): PayStubDraft {
  const payPeriodsWorked = withinRange(periods, PERIODS_PER_YEAR[draft.oftenPaid]);
  const changed = withChanges(draft, { payPeriodsWorked });
  return changed.paystubsNumber > mostStubs(changed) ? setStubCount(changed, mostStubs(changed), context) : changed;
}

/** Chooses to calculate with `year`'s tables until the following year's are in, or undoes that choice. */
export function setAssumeYear(draft: PayStubDraft, year: number | undefined): PayStubDraft {
  return withChanges(draft, { assumeYear: year === undefined ? '' : String(year) });
}

/** Makes the recipient an employee or a contractor, with the same pay. */
export function setEmploymentType(draft: PayStubDraft, employmentType: PayStubDraft['employmentType']): PayStubDraft {
  return carryPay(draft, withChanges(draft, { employmentType }));
}

/** Pays by the hour or a salary, with the same pay. */
export function setPaymentType(draft: PayStubDraft, paymentType: PayStubDraft['paymentType']): PayStubDraft {
  return carryPay(draft, withChanges(draft, { paymentType }));
}

/**
 * Says whether these stubs are the first of the year. If so, none were paid before them; if not, the year to date assumes
 * equal paychecks in the periods that have passed, which finishing asks to confirm.
 */
export function setFirstPaycheck(draft: PayStubDraft, isFirst: boolean): PayStubDraft {
  if (isFirst) {
    return withChanges<PayStubDraft>(draft, {
      hiredInPast52Weeks: 'true',
      prevYtd: 'false',
      payPeriodsWorked: draft.items.length,
      hasEarlierPaychecks: false,
    });
  }
  if (firstPaycheckAnswer(draft) === 'no') return draft;
  return withChanges<PayStubDraft>(draft, { hiredInPast52Weeks: 'false', hasEarlierPaychecks: true });
}

/** The most stubs that can be asked for: each further one of a year's first stubs is a further period worked. */
export function maxStubCount(draft: PayStubDraft): number {
  return firstPaycheckAnswer(draft) === 'yes' ? PERIODS_PER_YEAR[draft.oftenPaid] : mostStubs(draft);
}

/** Sets the number of stubs, at most `maxStubCount`; the first stubs of a year stay the first. */
export function changeStubCount(draft: PayStubDraft, count: number, context: DraftContext): PayStubDraft {
  const isFirst = firstPaycheckAnswer(draft) === 'yes';
  return setStubCount(isFirst ? setPayPeriodsWorked(draft, count, context) : draft, count, context);
}

/** Sets how many paychecks of the year come before these stubs; as many as periods have passed is not a new hire. */
export function setEarlierPaychecks(draft: PayStubDraft, count: number): PayStubDraft {
  const all = withChanges<PayStubDraft>(draft, { hiredInPast52Weeks: 'false' });
  const most = periodsBeforeStubs(all);
  const before = Math.max(0, Math.min(Math.trunc(count) || 0, most));
  const isHired = before < most;
  return confirmEarlierPaychecks(
    isHired ? { ...all, hiredInPast52Weeks: 'true', payPeriodsWorked: before + draft.items.length } : all,
  );
}

/**
 * Turns auto-calculation on or off. Off, the figures shown last become the user's own to change; on, they are computed
 * again, except for the lines the user wrote over before.
 */
export function setAutoCalculator(draft: PayStubDraft, isOn: boolean, shown: PayStubResult): PayStubDraft {
  const autoCalculator = isOn ? 'true' : 'false';
  if (draft.autoCalculator === autoCalculator) return draft;
  return { ...(isOn ? draft : withComputedTotals(draft, shown)), autoCalculator };
}

/** Dates nobody has touched move to the latest period; the user's own keep their end and pay date. */
function refreshedDates(dates: StubDates, before: PayFrequency, after: PayFrequency, today: CalendarDate): StubDates {
  const untouched = latestDates(today, before);
  const isUntouched = (['from', 'to', 'payDate'] as const).every((date) => dates[date] === untouched[date]);
  if (isUntouched || !dates.to) return latestDates(today, after);
  return { ...dates, from: periodStart(dates.to, after) };
}
