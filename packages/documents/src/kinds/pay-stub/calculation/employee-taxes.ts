import type { EarlierPay, PayTaxes, RuleBook, StateItemTotals } from '@paperwage/payroll';
import { calculatePay, MissingRulesError, PayProblem, priorPay, repeatPay } from '@paperwage/payroll';
import type { CalendarDate, Cents, Quantity } from '@paperwage/values';
import { formatUsDate, isStateCode, parseCalendarDate, ZERO } from '@paperwage/values';
import type { DeductionKey } from '../keys.ts';
import type { PayStubDraft } from '../schema.ts';
import { formW4Of, payInput } from './pay-input.ts';

/** Why taxes could not be worked out, in a sentence that says what to do. */
export interface CalculationProblem {
  readonly code: 'rules-not-loaded' | 'missing-pay-date' | 'missing-rules' | 'impossible-pay';
  readonly message: string;
  /** Path in the draft of the field to change. */
  readonly path: string;
}

const FEDERAL_KEYS = ['federal', 'fica', 'medicare'] as const satisfies readonly DeductionKey[];

/** One payment on the way to its taxes. */
export interface Payment {
  /** The stub's place in the draft. */
  readonly index: number;
  readonly payDate: CalendarDate | undefined;
  readonly gross: Cents;
  /** Paid earlier in the calendar year. */
  readonly grossBefore: Cents;
  /** Worked in the period, where it is paid by the hour. */
  readonly hours: Quantity | undefined;
  /** Overtime pay and tips within the gross. */
  readonly overtime: Cents;
  readonly tips: Cents;
  /** What programs of the state took earlier in the calendar year. */
  readonly itemsBefore?: StateItemTotals;
}

/**
 * The engine as one draft sees it; each call throws `CannotCalculate` when the taxes cannot be told. Without rules for the
 * pay date the answer is undefined where the user has written the federal taxes of that stub.
 */
export interface EmployeeTaxes {
  /** The taxes of one payment. */
  of(payment: Payment): PayTaxes | undefined;
  /** The taxes of equal payments made earlier in the year. */
  ofEqualPayments(payment: Payment, payments: number): EarlierPay | undefined;
  /** The taxes on `payment.grossBefore`, taken as so many equal payments. */
  before(payment: Payment, payments: number): EarlierPay | undefined;
}

/** Thrown through the walk over the stubs, and answered as `calculation.problem`. */
export class CannotCalculate extends Error {
  readonly problem: CalculationProblem;

  constructor(problem: CalculationProblem) {
    super(problem.message);
    this.name = 'CannotCalculate';
    this.problem = problem;
  }
}

/** The engine's answers for the employee of a draft, by these rules. */
export function employeeTaxes(draft: PayStubDraft, rules: RuleBook | undefined): EmployeeTaxes {
  const w4 = formW4Of(draft);
  const inputOf = ({ index, payDate, gross, ...payment }: Payment) => {
    const state = isStateCode(draft.workState) ? draft.workState : undefined;
    if (!payDate) {
      // The first one undated, since the others follow it; the walk itself begins with the earliest, which is the last.
      const undated = Math.min(index, firstUndated(draft));
      throw new CannotCalculate({
        code: 'missing-pay-date',
        message: `Enter the pay date of stub ${undated + 1}, so that taxes can be worked out.`,
        path: `items.${undated}.payDate`,
      });
    }
    return payInput(draft, w4, { payDate, state, grossPay: gross, ...payment });
  };
  return {
    of: (payment) => refusing(draft, payment, () => calculatePay(inputOf(payment), loaded(rules))),
    ofEqualPayments: (payment, payments) =>
      refusing(draft, payment, () => repeatPay(inputOf({ ...payment, grossBefore: ZERO }), payments, loaded(rules))),
    before: (payment, payments) =>
      refusing(draft, payment, () =>
        priorPay(payment.grossBefore, payments, inputOf({ ...payment, grossBefore: ZERO }), loaded(rules)),
      ),
  };
}

function firstUndated({ items }: PayStubDraft): number {
  return items.findIndex(({ payDate }) => parseCalendarDate(payDate) === undefined);
}

function loaded(rules: RuleBook | undefined): RuleBook {
  if (rules) return rules;
  throw new CannotCalculate({
    code: 'rules-not-loaded',
    message: 'The tax rules have not arrived yet. Taxes appear as soon as they do.',
    path: 'workState',
  });
}

function refusing<Taxes>(draft: PayStubDraft, { index }: Payment, calculate: () => Taxes): Taxes | undefined {
  try {
    return calculate();
  } catch (error) {
    if (!(error instanceof PayProblem)) throw error;
    const isWithoutRules = error instanceof MissingRulesError;
    if (isWithoutRules && isTypedOver(draft, index)) return undefined;
    const code = isWithoutRules ? 'missing-rules' : 'impossible-pay';
    throw new CannotCalculate({ code, message: forForm(error.message, draft, index), path: `items.${index}.payDate` });
  }
}

/** Whether the user has written all taxes that are due everywhere. */
function isTypedOver({ items }: PayStubDraft, index: number): boolean {
  const typed = items[index]!.deductions.filter((line) => line.typed).map(({ key }) => key);
  return FEDERAL_KEYS.every((key) => typed.includes(key));
}

/** The engine's sentence as the form speaks: dates as people write them, and which stub it is about. */
function forForm(message: string, draft: PayStubDraft, index: number): string {
  const dated = message.replace(/\d{4}-\d{2}-\d{2}/g, (date) => formatUsDate(date as CalendarDate));
  return draft.items.length > 1 ? `Stub ${index + 1}: ${dated}` : dated;
}
