import type { RuleBook } from '@paperwage/payroll';
import { MissingRulesError, step3Credits } from '@paperwage/payroll';
import { formatMoney, parseCalendarDate } from '@paperwage/values';
import { countOf } from '../../../drafts/amounts.ts';
import { setEmployeeField } from './edit-fields.ts';
import { withChanges } from '../../../drafts/changes.ts';
import type { PayStubDraft } from '../draft/schema.ts';

const MAX_DEPENDENTS = 99;

/**
 * Sets the number of children under 17 and of other dependents, and with them the dollar amount of Form W-4 step 3 by
 * the amounts of that year's certificate. While a count cannot be read, or no rules cover the pay date, the dollar
 * amount stays as it was.
 */
export function setDependents(
  draft: PayStubDraft,
  counts: { readonly qualifyingChildren?: string; readonly otherDependents?: string },
  rules: RuleBook | undefined,
): PayStubDraft {
  const changed = withChanges(draft, { w4: withChanges(draft.w4, counts) });
  if (changed === draft) return draft;
  return withAmount(changed, amountByCounts(changed, rules));
}

/**
 * The changed draft with step 3 by the amounts of its own year, where `before` had it by those of its year. An amount
 * that the user has written stays.
 */
export function followYearOfDependents(
  before: PayStubDraft,
  changed: PayStubDraft,
  rules: RuleBook | undefined,
): PayStubDraft {
  const isCounted = (before.w4.qualifyingChildren + before.w4.otherDependents).trim() !== '';
  const isByCounts = isCounted && amountByCounts(before, rules) === before.employeeInfo.dependentsAmount;
  return isByCounts ? withAmount(changed, amountByCounts(changed, rules)) : changed;
}

/**
 * The draft with step 3 by the amounts of the rules that have come, where it had them by those before, or those before
 * could not tell any. An amount that the user has written otherwise stays.
 */
export function followRulesOfDependents(
  draft: PayStubDraft,
  before: RuleBook | undefined,
  rules: RuleBook,
): PayStubDraft {
  if ((draft.w4.qualifyingChildren + draft.w4.otherDependents).trim() === '') return draft;
  const byThoseBefore = amountByCounts(draft, before);
  const isByCounts = byThoseBefore === undefined || byThoseBefore === draft.employeeInfo.dependentsAmount;
  return isByCounts ? withAmount(draft, amountByCounts(draft, rules)) : draft;
}

function withAmount(draft: PayStubDraft, amount: string | undefined): PayStubDraft {
  return amount === undefined ? draft : setEmployeeField(draft, 'dependentsAmount', amount);
}

/** What the counts come to in the year of the first stub; undefined while that cannot be told. */
function amountByCounts({ w4, items }: PayStubDraft, rules: RuleBook | undefined): string | undefined {
  const payDate = parseCalendarDate(items[0]!.payDate);
  if (!rules || !payDate || !isCount(w4.qualifyingChildren) || !isCount(w4.otherDependents)) return undefined;
  const dependents = {
    childrenUnder17: countOf(w4.qualifyingChildren, MAX_DEPENDENTS),
    otherDependents: countOf(w4.otherDependents, MAX_DEPENDENTS),
  };
  try {
    return formatMoney(step3Credits(dependents, payDate, rules));
  } catch (error) {
    if (error instanceof MissingRulesError) return undefined;
    throw error;
  }
}

function isCount(text: string): boolean {
  return /^\s*\d{0,2}\s*$/.test(text);
}
