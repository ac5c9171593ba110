import type { FilingStatus, FormW4 } from '@paperwage/payroll';
import { amountOf, countOf } from '../../../drafts/amounts.ts';
import type { PayStubDraft } from '../draft/schema.ts';

/** The most allowances that are offered and taken. */
export const MAX_FEDERAL_ALLOWANCES = 18;

const FILING_STATUS: Readonly<Record<PayStubDraft['employeeInfo']['maritalStatus'], FilingStatus>> = {
  SINGLE: 'single',
  MARRIED: 'marriedJointly',
  HEAD_OF_HOUSEHOLD: 'headOfHousehold',
};

/** The employee's withholding certificate as the form holds it. */
export function formW4Of({ employeeInfo, w4 }: PayStubDraft): FormW4 {
  const filingStatus = FILING_STATUS[employeeInfo.maritalStatus];
  const extraWithholding = amountOf(w4.extraWithholding);
  const { exempt, nonresidentAlien } = w4;
  if (w4.w4Version === '2019') {
    const allowances = countOf(w4.federalAllowances, MAX_FEDERAL_ALLOWANCES);
    return { version: '2019', filingStatus, allowances, extraWithholding, exempt, nonresidentAlien };
  }
  return {
    version: '2020',
    filingStatus,
    step2Checkbox: w4.step2Checkbox,
    step3Credits: amountOf(employeeInfo.dependentsAmount),
    otherIncome: amountOf(w4.otherIncome),
    deductions: amountOf(w4.deductions),
    extraWithholding,
    exempt,
    nonresidentAlien,
  };
}
