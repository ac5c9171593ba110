/** The year as one payment for payroll: the pay, and what went into plans before tax. */
import type { FilingStatus, PayInput, PreTaxDeduction, PreTaxKind } from '@paperwage/payroll';
import type { Cents } from '@paperwage/values';
import { calendarDate, isStateCode, min, ZERO } from '@paperwage/values';
import { amountOf } from '../../../drafts/amounts.ts';
import { DEFERRALS_BESIDE_BOX_1, lettersOfCode } from '../../../forms/box-12-codes.ts';
import { formFactsOf } from '../../../forms/form-facts.ts';
import { isFormYear } from '../../../forms/form-edition.ts';
import { BOX_12_ROWS, PLAN_KINDS } from '../fields.ts';
import { codesOfPlans, planAmount, PLANS } from '../plans.ts';
import type { W2Draft } from '../schema.ts';

/** Form W-4's filing status for the draft's marital status. */
export const FILING_STATUS: Readonly<Record<Exclude<W2Draft['maritalStatus'], ''>, FilingStatus>> = {
  SINGLE: 'single',
  MARRIED: 'marriedJointly',
  HEAD_OF_HOUSEHOLD: 'headOfHousehold',
};

/** The input for payroll: annual gross pay on December 31, with a Form W-4 of the current design. */
export function payInput(draft: W2Draft): PayInput {
  const { state, maritalStatus } = draft;
  const deductions = deductionsOf(draft);
  return {
    payDate: calendarDate(`${draft.year}-12-31`),
    payFrequency: 'ANNUAL',
    grossPay: amountOf(draft.income),
    state: isStateCode(state) ? state : undefined,
    w4: {
      version: '2020',
      filingStatus: FILING_STATUS[maritalStatus || 'SINGLE'],
      step2Checkbox: false,
      step3Credits: amountOf(draft.dependentsAmount),
      otherIncome: ZERO,
      deductions: ZERO,
      extraWithholding: ZERO,
    },
    ...(deductions.length === 0 ? {} : { preTaxDeductions: deductions }),
    yearToDate: { socialSecurityWages: ZERO, medicareWages: ZERO, supplementalWages: ZERO },
  };
}

/** The plan amounts entered, and the deferrals typed into box 12 for other plans. */
function deductionsOf(draft: W2Draft): PreTaxDeduction[] {
  const entered = PLAN_KINDS.flatMap((kind): PreTaxDeduction[] => {
    const { taxedAs } = PLANS[kind];
    const amount = kind === 'dependentCare' ? untaxedDependentCare(draft) : planAmount(draft, kind);
    return taxedAs === undefined || amount === 0 ? [] : [{ class: taxedAs, amount }];
  });
  const codes = codesOfPlans(draft).map(({ code }) => code);
  const typed = rowsOf(draft, DEFERRALS_BESIDE_BOX_1).filter(({ code }) => !codes.includes(code));
  return [...entered, ...typed.map(({ code, amount }) => ({ class: classOfCode(code), amount }))];
}

/** Benefits above the yearly limit are wages (section 129). */
export function untaxedDependentCare(draft: W2Draft): Cents {
  const amount = planAmount(draft, 'dependentCare');
  return isFormYear(Number(draft.year)) ? min(amount, formFactsOf(Number(draft.year)).dependentCareLimit) : amount;
}

function classOfCode(code: string): PreTaxKind {
  const plan = Object.values(PLANS).find((one) => one.code === code);
  return plan?.taxedAs ?? 'otherRetirement';
}

/** Box 12's amounts under these codes, row by row. */
export function rowsOf(draft: W2Draft, codes: readonly string[]) {
  return BOX_12_ROWS.map((row) => `field${row}` as const)
    .map((path) => ({ path, code: lettersOfCode(draft[`${path}Code`]), amount: amountOf(draft[path]) }))
    .filter(({ code, amount }) => codes.includes(code) && amount > 0);
}

/** Where the largest deduction was entered. */
export function largestDeduction(draft: W2Draft): string {
  const places = [
    ...PLAN_KINDS.map((kind) => ({ path: `planAmounts.${kind}`, amount: planAmount(draft, kind) })),
    ...rowsOf(draft, DEFERRALS_BESIDE_BOX_1),
  ].sort((a, b) => b.amount - a.amount);
  return places[0]!.path;
}
