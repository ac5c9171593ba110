import type { PayInput, RuleBook } from '@paperwage/payroll';
import { assumableYear, assumedYearOn, assumeYear, federalRulesOn, MissingRulesError } from '@paperwage/payroll';
import type { CalendarDate, StateCode } from '@paperwage/values';
import { calendarDate, parseCalendarDate, STATE_NAMES, yearOf } from '@paperwage/values';
import type { Issue } from '../../../drafts/issue.ts';
import { issue, warning } from '../../../drafts/issue.ts';
import { isTypedOver } from './employee-taxes.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { employeeStates } from './elections-of-draft.ts';

/** A pay date in a year whose tables aren't all in, or weren't when the user chose to calculate without them. */
export interface NewYear {
  readonly year: number;
  /** The year before, which has tables. */
  readonly before: number;
  /** Place in the draft of the first stub it is about. */
  readonly stub: number;
  /**
   * `offered`: the stub has no taxes unless the user chooses the tables of the year before. `chosen`: it is calculated
   * with them. `arrived`: the user chose them, and its own year has tables now.
   */
  readonly state: 'offered' | 'chosen' | 'arrived';
  /** The state that alone lacks tables; undefined where the federal ones are missing. */
  readonly ofState: StateCode | undefined;
}

/** The rules a draft is calculated with, from a book without any choice; a page loads them with `loadRuleBook` instead. */
export function rulesOfDraft(draft: Pick<PayStubDraft, 'assumeYear'>, rules: RuleBook): RuleBook {
  return draft.assumeYear === '' ? rules : assumeYear(rules, Number(draft.assumeYear));
}

/** Whether the book was loaded for the choice in the draft: any other answers for another choice. */
export function isBookOf({ assumeYear }: PayStubDraft, { assumedYear }: RuleBook): boolean {
  return (assumedYear === undefined ? '' : String(assumedYear)) === assumeYear;
}

/** What to say about a new year; undefined if every pay date has its own year's tables and nobody chose others. */
export function newYearOf(draft: PayStubDraft, rules: RuleBook): NewYear | undefined {
  const found = draft.items.flatMap((item, stub) => {
    const payDate = parseCalendarDate(item.payDate);
    const one = payDate && newYearOn({ ...employeeStates(draft), payDate }, draft, stub, rules);
    return one ? [one] : [];
  });
  return found.find(({ state }) => state !== 'arrived') ?? found[0];
}

type Payment = Pick<PayInput, 'state' | 'residenceState' | 'payDate'>;

function newYearOn(payment: Payment, draft: PayStubDraft, stub: number, rules: RuleBook): NewYear | undefined {
  const year = yearOf(payment.payDate);
  const offered = assumableYear(payment, rules);
  const newYear = {
    year,
    before: year - 1,
    stub,
    ofState: offered === undefined ? undefined : lackingState(payment, rules),
  };
  if (offered !== undefined) return { ...newYear, state: 'offered' };
  if (draft.assumeYear !== String(year - 1)) return undefined;
  if (assumedYearOn(payment, rules) !== undefined) return { ...newYear, state: 'chosen' };
  return isHeld(payment.payDate, rules) ? { ...newYear, state: 'arrived' } : undefined;
}

function isHeld(payDate: CalendarDate, { federal }: RuleBook): boolean {
  return federal.some(({ from, to }) => from <= payDate && payDate <= to);
}

function lackingState({ state, payDate }: Payment, rules: RuleBook): StateCode | undefined {
  return isHeld(payDate, rules) ? state : undefined;
}

/**
 * The years without rules besides the one that stopped the calculation, each at its first pay date: choosing tables for
 * one year doesn't help the others.
 */
export function otherYearsIssues(draft: PayStubDraft, rules: RuleBook | undefined, stoppedBy: string): Issue[] {
  if (!rules) return [];
  const years = new Set([yearAt(draft, stoppedBy)]);
  return draft.items.flatMap((item, index) => {
    const payDate = parseCalendarDate(item.payDate);
    if (!payDate || years.has(yearOf(payDate)) || isTypedOver(draft, index)) return [];
    years.add(yearOf(payDate));
    const message = refusalOf(payDate, rules);
    return message === undefined ? [] : [issue(`items.${index}.payDate`, 'missing-rules', message)];
  });
}

function yearAt({ items }: PayStubDraft, path: string): number | undefined {
  const payDate = parseCalendarDate(items.find((_, index) => path === `items.${index}.payDate`)?.payDate ?? '');
  return payDate && yearOf(payDate);
}

function refusalOf(payDate: CalendarDate, rules: RuleBook): string | undefined {
  try {
    federalRulesOn(payDate, rules);
    return undefined;
  } catch (error) {
    if (error instanceof MissingRulesError) return error.message;
    throw error;
  }
}

/** From March 1 the year's tables are out, so stubs still made with earlier ones deserve a second look. */
export function lateTablesIssues(draft: PayStubDraft, rules: RuleBook | undefined): Issue[] {
  if (!rules) return [];
  return draft.items.flatMap((item, index) => {
    const payDate = parseCalendarDate(item.payDate);
    if (!payDate || payDate < calendarDate(`${yearOf(payDate)}-03-01`)) return [];
    const before = assumedYearOn({ ...employeeStates(draft), payDate }, rules);
    if (before === undefined) return [];
    const year = yearOf(payDate);
    const message = `This stub still uses the ${before} tables. The ${year} tables usually apply by mid-February, so check its taxes before you pay.`;
    return [warning(`items.${index}.payDate`, 'earlier-tables-late', message)];
  });
}

/** `2027 tables aren’t in yet.`, or whose they are where only a state's are missing. */
export function newYearSentence({ year, before, state, ofState }: NewYear): string {
  const whose = ofState ? `${STATE_NAMES[ofState]}’s ` : '';
  if (state === 'arrived') return `${year} tables are in. These pay stubs no longer use the ${before} tables.`;
  return `${whose}${year} tables aren’t in yet.`;
}
