import type { PreTaxDeduction, PreTaxKind, RuleBook, WagesOfState } from '@paperwage/payroll';
import { wagesOfState } from '@paperwage/payroll';
import type { Cents } from '@paperwage/values';
import { isStateCode, min, parseCalendarDate, sum } from '@paperwage/values';
import { amountOf } from './drafts/amounts.ts';
import { employeeStates } from './kinds/pay-stub/calculation/elections-of-draft.ts';
import { deductionName } from './kinds/pay-stub/lines/lines.ts';
import type { EarningKey } from './kinds/pay-stub/lines/keys.ts';
import type { PayStubDraft, PayStubItem } from './kinds/pay-stub/draft/schema.ts';
import type { PaidStub, StubParties } from './kinds/w2/paid-stub.ts';

/**
 * What the stubs of a pay stub set count for a W-2. The draft holds its totals as they stand on the paper, as the data
 * attached to a PDF does, and a draft that was filled in by `withComputedTotals`.
 *
 * @param rules Those of the states of the draft: they say what of the pay the state taxes.
 */
export function paidStubsOf(draft: PayStubDraft, rules: RuleBook): PaidStub[] {
  const parties = partiesOf(draft);
  return draft.items.map((item) => paidStub(draft, item, parties, rules));
}

function paidStub(draft: PayStubDraft, item: PayStubItem, parties: StubParties, rules: RuleBook): PaidStub {
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
    stateIncomeTax: paid('state'),
    stateWages: ofState?.wages,
    deferred: taken(['retirement401k']),
    cafeteria: taken(['section125', 'hsa', 'fsa', 'dependentCare']),
    dependentCare: taken(['dependentCare']),
    healthSavings: taken(['hsa']),
    statePrograms: programsOf(draft, item),
    yearToDate: {
      gross: amountOf(item.grossPayYTDTotal),
      federalIncomeTax: soFar('federal'),
      socialSecurityTax: soFar('fica'),
      medicareTax: soFar('medicare'),
      stateIncomeTax: soFar('state'),
    },
    parties,
    employeeId: draft.employeeInfo.employeeId.trim(),
  };
}

/** Programs of states that pay stubs have without a key of their own, beside the taxes of cities and counties. */
const NAMED_PROGRAMS: ReadonlySet<string> = new Set(['named:WA Cares', 'named:VT Child Care']);
const PROGRAM_KEYS = ['sdi', 'sui', 'fli', 'trans', 'wc'] as const;

/** What the employee pays into programs of the state where the work is done. */
function programsOf({ workState }: PayStubDraft, { deductions }: PayStubItem): PaidStub['statePrograms'] {
  const state = isStateCode(workState) ? workState : undefined;
  return deductions.flatMap(({ key, total }) => {
    const known = PROGRAM_KEYS.find((one) => one === key);
    const amount = amountOf(total);
    if (amount === 0 || !(known || NAMED_PROGRAMS.has(key))) return [];
    return [{ name: known ? deductionName(known, state) : key.slice(key.indexOf(':') + 1), amount }];
  });
}

function preTaxOf({ customDeductions }: PayStubItem): PreTaxDeduction[] {
  return customDeductions.flatMap(({ preTax, total }) =>
    preTax === undefined ? [] : [{ class: preTax, amount: amountOf(total) }],
  );
}

/** What of the pay a state taxes, by the rules by which the tax on the stub was worked out. */
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
