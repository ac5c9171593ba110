import type { EarlierPay, PayTaxes, RuleBook } from '@paperwage/payroll';
import { calculatePay, MissingRulesError, PayProblem, priorPay, repeatPay } from '@paperwage/payroll';
import type { CalendarDate, Cents } from '@paperwage/values';
import { isStateCode, ZERO } from '@paperwage/values';
import type { PayStubDraft } from '../schema.ts';
import { formW4Of, payInput } from './pay-input.ts';

/** Why taxes could not be worked out, in a sentence that says what to do. */
export interface CalculationProblem {
  readonly code: 'rules-not-loaded' | 'missing-pay-date' | 'missing-rules' | 'impossible-pay';
  readonly message: string;
  /** Path in the draft of the field to change. */
  readonly path: string;
}

/** One payment on the way to its taxes. */
export interface Payment {
  /** The stub's place in the draft. */
  readonly index: number;
  readonly payDate: CalendarDate | undefined;
  readonly gross: Cents;
  /** Paid earlier in the calendar year. */
  readonly grossBefore: Cents;
}

/** The engine as one draft sees it; each call throws `CannotCalculate` when the taxes cannot be told. */
export interface EmployeeTaxes {
  /** The taxes of one payment. */
  of(payment: Payment): PayTaxes;
  /** The taxes of equal payments made earlier in the year. */
  ofEqualPayments(payment: Payment, payments: number): EarlierPay;
  /** The taxes on `payment.grossBefore`, taken as so many equal payments. */
  before(payment: Payment, payments: number): EarlierPay;
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
  const inputOf = ({ index, payDate, gross, grossBefore }: Payment) => {
    const state = isStateCode(draft.workState) ? draft.workState : undefined;
    if (!payDate) {
      throw new CannotCalculate({
        code: 'missing-pay-date',
        message: `Enter the pay date of stub ${index + 1}, so that taxes can be worked out.`,
        path: `items.${index}.payDate`,
      });
    }
    return payInput(draft, w4, { payDate, state, grossPay: gross, grossBefore });
  };
  return {
    of: (payment) => refusing(payment, () => calculatePay(inputOf(payment), loaded(rules))),
    ofEqualPayments: (payment, payments) =>
      refusing(payment, () => repeatPay(inputOf({ ...payment, grossBefore: ZERO }), payments, loaded(rules))),
    before: (payment, payments) =>
      refusing(payment, () =>
        priorPay(payment.grossBefore, payments, inputOf({ ...payment, grossBefore: ZERO }), loaded(rules)),
      ),
  };
}

function loaded(rules: RuleBook | undefined): RuleBook {
  if (rules) return rules;
  throw new CannotCalculate({
    code: 'rules-not-loaded',
    message: 'The tax rules have not arrived yet. Taxes appear as soon as they do.',
    path: 'workState',
  });
}

function refusing<Taxes>({ index }: Payment, calculate: () => Taxes): Taxes {
  try {
    return calculate();
  } catch (error) {
    if (!(error instanceof PayProblem)) throw error;
    const code = error instanceof MissingRulesError ? 'missing-rules' : 'impossible-pay';
    throw new CannotCalculate({ code, message: error.message, path: `items.${index}.payDate` });
  }
}
