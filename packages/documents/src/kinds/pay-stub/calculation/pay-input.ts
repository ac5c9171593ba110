import type { FormW4, PayInput, PreTaxDeduction, RuleBook, StateItemTotals } from '@paperwage/payroll';
import { yearToDateWages } from '@paperwage/payroll';
import type { CalendarDate, Cents, Quantity } from '@paperwage/values';
import { ZERO } from '@paperwage/values';
import type { PayStubDraft } from '../draft/schema.ts';
import { questionsForDraft, electionsOfDraft, employeeStates } from './elections-of-draft.ts';

/** What one payment is made of, apart from the employee. */
export interface PaidAmounts {
  readonly gross: Cents;
  /** Paid earlier in the calendar year. */
  readonly grossBefore: Cents;
  /** Worked in the period, where it is paid by the hour. */
  readonly hours: Quantity | undefined;
  /** Overtime pay and tips within the gross pay. */
  readonly overtime: Cents;
  readonly tips: Cents;
  /** Of it, the bonus whose tax is withheld apart from that on the wages. */
  readonly flatBonus: Cents;
  /** Taken before taxes. */
  readonly preTax: readonly PreTaxDeduction[];
  /** What of the earlier pay some taxes do not count, and what programs of the state took of it. */
  readonly before?: {
    readonly preTax: readonly PreTaxDeduction[];
    readonly tips: Cents;
    readonly flatBonus: Cents;
    readonly socialSecurity: Cents;
    readonly items: StateItemTotals;
  };
}

type Employee = Pick<PayInput, 'payFrequency' | 'state' | 'residenceState' | 'w4' | 'elections'>;

/** What of a draft is the same for all payments of a day. */
export function employeeOn(draft: PayStubDraft, w4: FormW4, payDate: CalendarDate, rules: RuleBook): Employee {
  const elections = electionsOfDraft(draft, questionsForDraft(draft, payDate, rules), payDate, rules);
  return { payFrequency: draft.oftenPaid, ...employeeStates(draft), w4, elections };
}

/** One payment as the engine takes it. */
export function payInput(employee: Employee, payDate: CalendarDate, paid: PaidAmounts, rules: RuleBook): PayInput {
  const { gross, grossBefore, hours, overtime, tips, flatBonus, preTax, before } = paid;
  const earlier = { grossPay: grossBefore, preTaxDeductions: before?.preTax ?? [], tips: before?.tips ?? ZERO };
  return {
    ...employee,
    payDate,
    grossPay: gross,
    ...(hours === undefined ? {} : { hoursWorked: hours }),
    ...(overtime === 0 ? {} : { overtime }),
    ...(tips === 0 ? {} : { tips }),
    ...(flatBonus === 0 ? {} : { supplemental: { amount: flatBonus, method: 'flat' as const } }),
    ...(preTax.length === 0 ? {} : { preTaxDeductions: preTax }),
    yearToDate: {
      ...yearToDateWages(earlier, employee.state, rules),
      supplementalWages: before?.flatBonus ?? ZERO,
      // The first payment of the year is that of its month too, which some cities take a fee with.
      ...(grossBefore === 0 ? { payments: 0 } : {}),
      ...(before === undefined ? {} : { socialSecurity: before.socialSecurity, stateItems: before.items }),
    },
  };
}
