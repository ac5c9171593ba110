import type { PreTaxClass, RuleBook } from '@paperwage/payroll';
import { stateItemsOn, stateRulesOn } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import { isStateCode, parseCalendarDate } from '@paperwage/values';
import type { DeductionKey } from './keys.ts';
import { DEDUCTION_ORDER, TAX_OF_DEDUCTION } from './lines.ts';
import type { PayStubDraft } from './schema.ts';

/** A deduction that many companies take, with how it is taxed. */
export interface KnownDeduction {
  readonly name: string;
  /** Left out for what is taken after taxes. */
  readonly preTax?: PreTaxClass;
}

/** What companies take most often, under the name people know it by. Form W-2 counts Roth deferrals as wages. */
export const KNOWN_DEDUCTIONS: readonly KnownDeduction[] = [
  { name: '401(k)', preTax: 'retirement401k' },
  { name: 'Roth 401(k)' },
  { name: '403(b)', preTax: 'retirement403b' },
  { name: 'Roth 403(b)' },
  { name: '457(b)', preTax: 'retirement457b' },
  { name: 'Roth 457(b)' },
  { name: 'SIMPLE IRA', preTax: 'simpleIra' },
  { name: 'Health insurance', preTax: 'section125' },
  { name: 'HSA', preTax: 'hsa' },
  { name: 'Health FSA', preTax: 'fsa' },
  { name: 'Dependent care FSA', preTax: 'dependentCare' },
  { name: 'Garnishment' },
  { name: 'Union dues' },
];

/**
 * The taxes that a stub may have, in the order of the paper: those of the state on the pay date, and all while the state,
 * the date or their rules are not known. `taxedBy` is the state whose income tax is withheld, if not that of the work.
 */
export function taxesOfStub(
  { workState, items }: PayStubDraft,
  index: number,
  taxedBy: StateCode | undefined,
  rules: RuleBook | undefined,
): readonly DeductionKey[] {
  const payDate = parseCalendarDate(items[index]?.payDate ?? '');
  if (!rules || !payDate || !isStateCode(workState)) return DEDUCTION_ORDER;
  const ofState = stateRulesOn(taxedBy ?? workState, payDate, rules);
  const programs = stateItemsOn(workState, payDate, rules);
  return DEDUCTION_ORDER.filter((key) => {
    if (isOfEverybody(key)) return true;
    if (key === 'state') return ofState?.incomeTax.method !== 'none';
    return programs === undefined || programs.items.some(({ tax }) => tax === TAX_OF_DEDUCTION[key]);
  });
}

function isOfEverybody(key: DeductionKey): boolean {
  return key === 'federal' || key === 'fica' || key === 'medicare';
}
