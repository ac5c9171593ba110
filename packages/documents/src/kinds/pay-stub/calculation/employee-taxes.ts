import type { EarlierPay, PayInput, PayTaxes, RuleBook } from '@paperwage/payroll';
import { calculatePay, MissingRulesError, PayProblem, priorPay, repeatPay } from '@paperwage/payroll';
import type { CalendarDate } from '@paperwage/values';
import { formatUsDate, parseCalendarDate, yearOf, ZERO } from '@paperwage/values';
import { amountOf } from '../../../drafts/amounts.ts';
import type { DeductionKey } from '../draft/keys.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { formW4Of } from './form-w4-of.ts';
import type { PaidAmounts } from './pay-input.ts';
import { employeeOn, payInput } from './pay-input.ts';

/** Why taxes couldn't be calculated, in a sentence that says what to do. */
export interface CalculationProblem {
  readonly code: 'rules-not-loaded' | 'missing-pay-date' | 'missing-rules' | 'impossible-pay';
  readonly message: string;
  /** The sentence to use if the field, and so the stub, is named next to it; if omitted, `message`. */
  readonly atField?: string;
  /** Path in the draft of the field to change. */
  readonly path: string;
}

const FEDERAL_KEYS = ['federal', 'fica', 'medicare'] as const satisfies readonly DeductionKey[];

/** One payment on the way to its taxes. */
export interface Payment extends PaidAmounts {
  /** The stub's place in the draft. */
  readonly index: number;
  readonly payDate: CalendarDate | undefined;
}

/**
 * The engine as one draft sees it; each call throws `CannotCalculate` when it can't give the taxes. Without rules for
 * the pay date, the result is undefined if the user typed that stub's federal taxes.
 */
export interface EmployeeTaxes {
  /** The taxes of one payment. */
  of(payment: Payment): PayTaxes | undefined;
  /** The taxes of equal payments made earlier in the year. */
  ofEqualPayments(payment: Payment, payments: number): EarlierPay | undefined;
  /** The taxes on `payment.grossBefore`, treated as that many equal payments. */
  before(payment: Payment, payments: number): EarlierPay | undefined;
}

/** Thrown through the walk over the stubs, and returned as `calculation.problem`. */
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
  const employees = new Map<CalendarDate, ReturnType<typeof employeeOn>>();
  const inputOf = ({ index, payDate, ...paid }: Payment): PayInput => {
    if (!payDate) {
      // The first one undated, since the others follow it; the walk itself begins with the earliest, which is the last.
      const undated = Math.min(index, firstUndated(draft));
      throw new CannotCalculate({
        code: 'missing-pay-date',
        message: `Enter the pay date of stub ${undated + 1} so we can calculate taxes.`,
        path: `items.${undated}.payDate`,
      });
    }
    const employee = employees.get(payDate) ?? employeeOn(draft, w4, payDate, loaded(rules));
    employees.set(payDate, employee);
    return payInput(employee, payDate, paid, loaded(rules));
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
    message: 'The tax rules are still loading. Taxes will appear soon.',
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
    if (error.code === 'preTaxAboveGross') throw new CannotCalculate(preTaxProblem(draft, index));
    // The walk begins with the earliest stub, whose date may only follow from the one that was typed.
    const at = isWithoutRules ? firstWithoutRules(draft, error.payDate, index) : index;
    const payDate = parseCalendarDate(draft.items[at]!.payDate);
    const atField =
      isWithoutRules && payDate
        ? error.message.replace(formatUsDate(error.payDate), formatUsDate(payDate))
        : error.message;
    const message = draft.items.length > 1 ? `Stub ${at + 1}: ${atField}` : atField;
    throw new CannotCalculate({ code, message, atField, path: `items.${at}.payDate` });
  }
}

/** The first stub of the year without rules that needs them: the others follow its date. */
function firstWithoutRules(draft: PayStubDraft, payDate: CalendarDate, index: number): number {
  const first = draft.items.findIndex((item, at) => {
    const date = parseCalendarDate(item.payDate);
    return date !== undefined && yearOf(date) === yearOf(payDate) && !isTypedOver(draft, at);
  });
  return first < 0 ? index : first;
}

/** Reported at the largest of the pre-tax deductions. */
function preTaxProblem({ items }: PayStubDraft, index: number): CalculationProblem {
  const lines = items[index]!.customDeductions.filter(({ preTax }) => preTax !== undefined);
  const largest = lines.reduce((most, line) => (amountOf(line.total) > amountOf(most.total) ? line : most));
  const message = 'Pre-tax deductions are more than the gross pay. Lower them, or check the pay.';
  return { code: 'impossible-pay', message, path: `items.${index}.customDeductions.${largest.id}.total` };
}

/** Whether the user typed all the taxes that are due everywhere. */
export function isTypedOver({ items }: PayStubDraft, index: number): boolean {
  const typed = items[index]!.deductions.filter((line) => line.typed).map(({ key }) => key);
  return FEDERAL_KEYS.every((key) => typed.includes(key));
}
