import type { RuleBook } from '@paperwage/payroll';
import type { Cents } from '@paperwage/values';
import { parseMoney } from '@paperwage/values';
import { addressLines } from '../../drafts/address-lines.ts';
import { amountFault } from '../../drafts/amounts.ts';
import type { Issue } from '../../drafts/issue.ts';
import { lettersOfCode, RETIREMENT_PLAN_CODES } from '../../forms/box-12-codes.ts';
import { editionOf, FORM_YEARS } from '../../forms/form-edition.ts';
import { formatEin, formatSsn } from '../../forms/tins/tin.ts';
import { w2Editions } from '../../forms/w2-editions.ts';
import type { CalculatedYear, YearProblem } from './calculation/year-of-pay.ts';
import { yearOfPay } from './calculation/year-of-pay.ts';
import type { BoxAmount, EmployeeName, W2Document } from './document.ts';
import { employeeNameOf } from './employee-name.ts';
import { isAnyComputed, isComputed } from './calculation/computed-boxes.ts';
import type { AmountField, Box12Row } from './fields.ts';
import { AMOUNT_FIELDS } from './fields.ts';
import { placePlanCodes, planAmount } from './plans.ts';
import { placePrograms } from './calculation/box-14-lines.ts';
import type { W2Draft } from './schema.ts';
import { validateW2 } from './validate.ts';

/** A computed draft: what is printed, what is wrong with it, and how the calculation went. */
export interface W2Result {
  readonly document: W2Document;
  readonly issues: readonly Issue[];
  /**
   * `incomplete`: income, state, marital status or year isn't filled in yet. `not-needed`: auto-calculation is off.
   * `invalid`: the taxes couldn't be calculated, `problem` says why.
   */
  readonly calculation:
    | { readonly status: 'valid' | 'not-needed' | 'incomplete'; readonly problem?: undefined }
    | { readonly status: 'invalid'; readonly problem: YearProblem };
}

/** The calculation runs only with income, state, marital status and year filled in and the calculator on. */
export function isReadyToCalculate(draft: W2Draft): boolean {
  const { autoCalculator, income, state, maritalStatus, year } = draft;
  return autoCalculator === 'true' && [income, state, maritalStatus, year].every((text) => text.trim() !== '');
}

/**
 * Computes a W-2. Never throws on any text: unreadable text leaves its box blank and has an issue.
 *
 * @param rules The rules of the state; undefined while they are loading, which leaves the calculation `invalid`.
 */
export function calculateW2(draft: W2Draft, rules: RuleBook | undefined): W2Result {
  const { workedOut, calculation } = computed(draft, rules);
  const document = documentOf(draft, workedOut);
  return { document, calculation, issues: validateW2(draft, document, workedOut) };
}

function computed(
  draft: W2Draft,
  rules: RuleBook | undefined,
): { readonly workedOut: CalculatedYear | undefined; readonly calculation: W2Result['calculation'] } {
  if (draft.autoCalculator === 'false') return { workedOut: undefined, calculation: { status: 'not-needed' } };
  if (!isReadyToCalculate(draft)) return { workedOut: undefined, calculation: { status: 'incomplete' } };
  const answer = yearOfPay(draft, rules);
  if ('problem' in answer) {
    return { workedOut: undefined, calculation: { status: 'invalid', problem: answer.problem } };
  }
  return { workedOut: answer, calculation: { status: 'valid' } };
}

function documentOf(draft: W2Draft, workedOut: CalculatedYear | undefined): W2Document {
  return {
    edition: editionOf(w2Editions, Number(draft.year || FORM_YEARS.at(-1))),
    year: draft.year === '' ? undefined : Number(draft.year),
    isCorrected: draft.corrected,
    isVoid: draft.void,
    ...partiesOf(draft),
    controlNumber: draft.controlNumber.trim(),
    amounts: { ...amountsOf(draft, workedOut), ...plansInBoxes(draft) },
    codes: codesOf(draft),
    checks: {
      statutoryEmployee: draft.statutoryEmployee,
      retirementPlan: draft.retirementPlan || isRetirementPlanCalculated(draft),
      sickPay: draft.sickPay,
    },
    box14: placePrograms(draft, isAnyComputed(draft) ? (workedOut?.programs ?? []) : []).lines,
    occupationCodes: draft.field14b.map((code) => code.trim()).filter(Boolean),
    states: [
      {
        state: draft.stateShort.trim() || draft.state.trim(),
        employerNumber: draft.companyStateId.trim(),
        locality: draft.localityName.trim(),
      },
      {
        state: draft.stateShortB.trim(),
        employerNumber: draft.companyStateIdB.trim(),
        locality: draft.localityNameB.trim(),
      },
    ],
    masksSocialSecurityNumber: draft.maskSocialSecurityNumber,
  };
}

/**
 * Whether the calculation checks Retirement plan in box 13: box 12 reports deferrals to a plan that the box is for, and
 * the user neither checked nor cleared it.
 */
export function isRetirementPlanCalculated(draft: W2Draft): boolean {
  if (draft.retirementPlan || draft.retirementPlanTyped || !isAnyComputed(draft)) return false;
  return Object.values(codesOf(draft)).some((code) => RETIREMENT_PLAN_CODES.includes(lettersOfCode(code)));
}

function codesOf(draft: W2Draft): W2Document['codes'] {
  const { placed } = placePlanCodes(draft);
  const codeOf = (row: Box12Row) =>
    (placed.find((one) => one.row === row)?.code ?? draft[`field${row}Code`]).trim().toUpperCase();
  return {
    field12aCode: codeOf('12a'),
    field12bCode: codeOf('12b'),
    field12cCode: codeOf('12c'),
    field12dCode: codeOf('12d'),
  };
}

/** Plan amounts in those of boxes 10 and 12 that nobody typed. */
function plansInBoxes(draft: W2Draft): Partial<Record<AmountField, BoxAmount>> {
  const calculated = (amount: Cents): BoxAmount => ({ amount, typed: false, working: undefined });
  const care = planAmount(draft, 'dependentCare');
  const isFree = isAnyComputed(draft) && draft.dependentCareBenefits.trim() === '' && care > 0;
  return {
    ...(isFree ? { dependentCareBenefits: calculated(care) } : {}),
    ...Object.fromEntries(placePlanCodes(draft).placed.map(({ row, amount }) => [`field${row}`, calculated(amount)])),
  };
}

function partiesOf(draft: W2Draft): Pick<W2Document, 'employer' | 'employee'> {
  const address = (street1: string, city: string, state: string, zip: string) =>
    addressLines({ street1, street2: '', city, state, zip });
  return {
    employer: {
      name: draft.companyName.trim(),
      ein: formatEin(draft.employersIdentificationNumber),
      address: address(draft.companyAddress, draft.companyCity, draft.companyState, draft.companyZip),
    },
    employee: {
      ...printedName(draft),
      socialSecurityNumber: formatSsn(draft.employeeSocialSecurityNumber),
      address: address(draft.employeeAddress, draft.employeeCity, draft.employeeState, draft.employeeZip),
    },
  };
}

function printedName(draft: W2Draft): EmployeeName {
  const { first, last, suffix } = employeeNameOf(draft);
  return { first: first.trim(), last: last.trim(), suffix: suffix.trim() };
}

function amountsOf(draft: W2Draft, workedOut: CalculatedYear | undefined): Readonly<Record<AmountField, BoxAmount>> {
  return Object.fromEntries(AMOUNT_FIELDS.map((field) => [field, amountOf(draft, field, workedOut)])) as Record<
    AmountField,
    BoxAmount
  >;
}

function amountOf(draft: W2Draft, field: AmountField, workedOut: CalculatedYear | undefined): BoxAmount {
  if (isComputed(draft, field)) {
    const figure = workedOut?.[field];
    const { amount, working, uncollected, wages } = figure ?? {};
    return { amount, typed: false, working, uncollected, wages };
  }
  return { amount: typedAmount(draft[field]), typed: true, working: undefined };
}

function typedAmount(text: string): Cents | undefined {
  return text.trim() === '' || amountFault(text) ? undefined : parseMoney(text);
}
