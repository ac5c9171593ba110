import type { PreTaxDeduction, PreTaxKind, RuleBook, WagesOfState } from '@paperwage/payroll';
import { wagesOfState } from '@paperwage/payroll';
import type { Cents } from '@paperwage/values';
import { add, isStateCode, min, parseCalendarDate, sum, ZERO } from '@paperwage/values';
import { amountOf } from './drafts/amounts.ts';
import { employeeStates } from './kinds/pay-stub/calculation/elections-of-draft.ts';
import { box14Label, OREGON_TRANSIT_WAGES } from './forms/box-14-labels.ts';
import { deductionName, TAX_OF_DEDUCTION } from './kinds/pay-stub/draft/lines.ts';
import type { EarningKey } from './kinds/pay-stub/draft/keys.ts';
import type { PayStubDraft, PayStubItem } from './kinds/pay-stub/draft/schema.ts';
import type { PaidLocalTax, PaidStub, StubParties } from './kinds/w2/from-pay-stubs/paid-stub.ts';
import { PLANS } from './kinds/w2/plans.ts';
import type { StubLocalTax } from './paid-local-taxes.ts';
import { localTaxesOfStubs, NAMED_PROGRAMS } from './paid-local-taxes.ts';

/**
 * What the stubs of a pay stub set count for a W-2. The draft holds its totals as they stand on the paper, as the data
 * attached to a PDF does, and a draft that was filled in by `withComputedTotals`.
 *
 * @param rules Those of the states of the draft: they say what of the pay the state taxes.
 */
export function paidStubsOf(draft: PayStubDraft, rules: RuleBook): PaidStub[] {
  const parties = partiesOf(draft);
  const local = draft.employmentType === 'contractor' ? [] : localTaxesOfStubs(draft, rules);
  return draft.items.map((item, index) => paidStub(draft, item, parties, local[index] ?? [], rules));
}

function paidStub(
  draft: PayStubDraft,
  item: PayStubItem,
  parties: StubParties,
  local: readonly StubLocalTax[],
  rules: RuleBook,
): PaidStub {
  const withState = local.filter(({ reported }) => reported === 'withState');
  const line = (key: string) => item.deductions.find((deduction) => deduction.key === key);
  const paid = (key: string) => amountOf(line(key)?.total ?? '');
  const soFar = (key: string) => amountOf(line(key)?.ytd ?? '');
  const preTax = preTaxOf(item);
  const taken = (classes: readonly PreTaxKind[]) =>
    sum(preTax.filter((one) => classes.includes(one.class)).map(({ amount }) => amount));
  const ofState = takenByState(draft, item, preTax, rules);
  return {
    payDate: item.payDate,
    isContractor: draft.employmentType === 'contractor',
    state: ofState?.state ?? draft.workState,
    gross: amountOf(item.grossPayTotal),
    tips: earned(item, 'tips'),
    overtime: earned(item, 'overtime'),
    federalIncomeTax: paid('federal'),
    socialSecurityTax: paid('fica'),
    medicareTax: paid('medicare'),
    stateIncomeTax: add(paid('state'), sum(withState.map(({ amount }) => amount))),
    stateWages: ofState?.wages,
    deferred: taken(DEFERRALS),
    cafeteria: taken(['section125', 'hsa', 'fsa', 'dependentCare']),
    dependentCare: taken(['dependentCare']),
    codes: codesOf(item, preTax),
    ambiguousRoth: sum(rothOf(item).map(({ code, amount }) => (code === undefined ? amount : ZERO))),
    statePrograms: [...programsOf(draft, item, ofState), ...feesOf(local)],
    localTaxes: local.filter(({ reported }) => reported === 'ofPlace').map(withoutReported),
    yearToDate: {
      gross: amountOf(item.grossPayYTDTotal),
      federalIncomeTax: soFar('federal'),
      socialSecurityTax: soFar('fica'),
      medicareTax: soFar('medicare'),
      stateIncomeTax: add(soFar('state'), sum(withState.map((one) => one.soFar))),
    },
    parties,
    employeeId: draft.employeeInfo.employeeId.trim(),
  };
}

const PROGRAM_KEYS = ['sdi', 'sui', 'fli', 'trans', 'wc'] as const;

const DEFERRALS = ['retirement401k', 'retirement403b', 'retirement457b', 'simpleIra', 'otherRetirement'] as const;

/** Box 12 of what was deducted before tax, and of Roth. */
function codesOf(item: PayStubItem, preTax: readonly PreTaxDeduction[]): PaidStub['codes'] {
  const ofClass = (kind: PreTaxKind) => Object.values(PLANS).find(({ taxedAs }) => taxedAs === kind)?.code;
  const coded = [...preTax.map((one) => ({ code: ofClass(one.class), amount: one.amount })), ...rothOf(item)];
  return coded.flatMap(({ code, amount }) => (code === undefined ? [] : [{ code, amount }]));
}

/** Roth is deducted after tax: only the name people give it tells its plan. */
function rothOf({ customDeductions }: PayStubItem) {
  const codeOf = (name: string) => ROTH_CODES.find(([plan]) => plan.test(name))?.[1];
  return customDeductions
    .filter(({ name, preTax }) => preTax === undefined && /\broth\b/i.test(name))
    .map(({ name, total }) => ({ code: codeOf(name), amount: amountOf(total) }));
}

const ROTH_CODES: readonly (readonly [RegExp, string])[] = [
  [/401\s*\(?k/i, 'AA'],
  [/403\s*\(?b/i, 'BB'],
  [/457\s*\(?b/i, 'EE'],
];

/** What the employee pays into programs of the state where the work is done. */
function programsOf(
  { workState }: PayStubDraft,
  { deductions }: PayStubItem,
  ofState: WagesOfState | undefined,
): PaidStub['statePrograms'] {
  if (!isStateCode(workState)) return [];
  return deductions.flatMap(({ key, total }) => {
    const known = PROGRAM_KEYS.find((one) => one === key);
    const amount = amountOf(total);
    const tax = known ? TAX_OF_DEDUCTION[known] : NAMED_PROGRAMS.find((one) => one === key);
    if (amount === 0 || tax === undefined) return [];
    const label = box14Label(workState, tax) ?? (known ? deductionName(known, workState) : key);
    const hasWages = key === 'trans' && ofState?.state === workState && ofState.wages !== undefined;
    return [{ label, amount }, ...(hasWages ? [{ label: OREGON_TRANSIT_WAGES, amount: ofState.wages }] : [])];
  });
}

/**
 * A fixed amount is no income tax, so box 14 has it. "Report LST withholding in Box 14 of the W2", not in box 19
 * (riunitedformarriage.org, What is box 20 locality name on W-2, checked 2026-11-26).
 */
function feesOf(local: readonly StubLocalTax[]): PaidStub['statePrograms'] {
  const fees = local.filter(({ reported, amount }) => reported === 'asFee' && amount > 0);
  return fees.map(({ name, amount }) => ({ label: name.endsWith(SERVICES_TAX) ? 'PA LST' : name, amount }));
}

const SERVICES_TAX = ' local services tax';

function withoutReported({ name, place, state, wages, amount, soFar }: StubLocalTax): PaidLocalTax {
  return { name, place, state, wages, amount, soFar };
}

function preTaxOf({ customDeductions }: PayStubItem): PreTaxDeduction[] {
  return customDeductions.flatMap(({ preTax, total }) =>
    preTax === undefined ? [] : [{ class: preTax, amount: amountOf(total) }],
  );
}

/** The part of the pay a state taxes, by the same rules as the tax on the stub. */
function takenByState(
  draft: PayStubDraft,
  item: PayStubItem,
  preTaxDeductions: readonly PreTaxDeduction[],
  rules: RuleBook,
): WagesOfState | undefined {
  const payDate = parseCalendarDate(item.payDate);
  if (!payDate) return undefined;
  const grossPay = amountOf(item.grossPayTotal);
  const overtime = earned(item, 'overtime');
  return wagesOfState({ payDate, ...employeeStates(draft), grossPay, overtime, preTaxDeductions }, rules);
}

/** Pay of one kind, which is no more than the gross pay that a deduction among the earnings lowered. */
function earned({ earnings, grossPayTotal }: PayStubItem, kind: EarningKey): Cents {
  const lines = earnings.filter(({ key }) => key === kind);
  return min(sum(lines.map(({ total }) => amountOf(total))), amountOf(grossPayTotal));
}

function partiesOf({ companyInfo, employeeInfo }: PayStubDraft): StubParties {
  const street = (info: { readonly streetAddress1: string; readonly streetAddress2: string }) =>
    [info.streetAddress1.trim(), info.streetAddress2.trim()].filter(Boolean).join(', ').slice(0, 80);
  return {
    companyName: companyInfo.employerName,
    companyAddress: street(companyInfo),
    companyCity: companyInfo.city,
    companyState: companyInfo.state,
    companyZip: companyInfo.zipCode,
    employeeName: employeeInfo.employeeName,
    employeeAddress: street(employeeInfo),
    employeeCity: employeeInfo.city,
    employeeState: employeeInfo.state,
    employeeZip: employeeInfo.zipCode,
    employeeSocialSecurityNumber: employeeInfo.employeeSocial,
    maritalStatus: employeeInfo.maritalStatus,
  };
}
