import type { PreTaxClass } from '@paperwage/payroll';
import type { Cents } from '@paperwage/values';
import { sum } from '@paperwage/values';
import { amountOf } from './drafts/amounts.ts';
import type { PayStubDraft, PayStubItem } from './kinds/pay-stub/schema.ts';
import type { PaidStub, StubParties } from './kinds/w2/paid-stub.ts';

/**
 * What the stubs of a pay stub set count for a W-2. The draft holds its totals as they stand on the paper, as the data
 * attached to a PDF does, and a draft that was filled in by `withComputedTotals`.
 */
export function paidStubsOf(draft: PayStubDraft): PaidStub[] {
  const parties = partiesOf(draft);
  return draft.items.map((item) => paidStub(draft, item, parties));
}

function paidStub(draft: PayStubDraft, item: PayStubItem, parties: StubParties): PaidStub {
  const line = (key: string) => item.deductions.find((deduction) => deduction.key === key);
  const paid = (key: string) => amountOf(line(key)?.total ?? '');
  const soFar = (key: string) => amountOf(line(key)?.ytd ?? '');
  return {
    payDate: item.payDate,
    isContractor: draft.employmentType === 'contractor',
    state: draft.workState,
    gross: amountOf(item.grossPayTotal),
    federalIncomeTax: paid('federal'),
    socialSecurityTax: paid('fica'),
    medicareTax: paid('medicare'),
    stateIncomeTax: paid('state'),
    deferred: beforeTax(item, ['retirement401k']),
    cafeteria: beforeTax(item, ['section125', 'hsa', 'fsa', 'dependentCare']),
    dependentCare: beforeTax(item, ['dependentCare']),
    healthSavings: beforeTax(item, ['hsa']),
    yearToDate: {
      gross: amountOf(item.grossPayYTDTotal),
      federalIncomeTax: soFar('federal'),
      socialSecurityTax: soFar('fica'),
      medicareTax: soFar('medicare'),
      stateIncomeTax: soFar('state'),
    },
    parties,
  };
}

function beforeTax({ customDeductions }: PayStubItem, classes: readonly PreTaxClass[]): Cents {
  return sum(
    customDeductions.flatMap(({ preTax, total }) =>
      preTax !== undefined && classes.includes(preTax) ? [amountOf(total)] : [],
    ),
  );
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
