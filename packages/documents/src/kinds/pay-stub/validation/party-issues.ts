import { isStateCode } from '@paperwage/values';
import { MAX_FEDERAL_ALLOWANCES } from '../calculation/form-w4-of.ts';
import type { Issue } from '../../../drafts/issue.ts';
import { companyLogo, logoField } from '../draft/logo.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { amountIssues, issue, warning } from '../../../drafts/issue.ts';
import { telephoneIssues } from '../../../drafts/telephone-issues.ts';

/** What is wrong with the company's part. */
export function companyIssues({ companyInfo: company, employmentType }: PayStubDraft): Issue[] {
  const issues = [
    ...addressIssues('companyInfo', company),
    ...telephoneIssues('companyInfo.employerTelephone', company.employerTelephone),
  ];
  if (company.employerName.trim() === '') {
    const who = employmentType === 'contractor' ? 'payer' : 'employer';
    issues.unshift(issue('companyInfo.employerName', 'employer-name-missing', `Enter the ${who}’s name.`));
  }
  const hasLogo = company.employerLogo !== '' || company.payrollLogo !== '';
  if (hasLogo && !companyLogo(company)) {
    issues.push(issue(logoField(company), 'logo-unreadable', 'We can’t read this logo. Choose another picture.'));
  }
  return issues;
}

/** What is wrong with the employee's part and the withholding certificate. */
export function employeeIssues(draft: PayStubDraft): Issue[] {
  const { employeeInfo, employmentType } = draft;
  const issues = [
    ...addressIssues('employeeInfo', employeeInfo),
    ...telephoneIssues('employeeInfo.employeeTelephone', employeeInfo.employeeTelephone),
  ];
  if (employeeInfo.employeeName.trim() === '') {
    const who = employmentType === 'contractor' ? 'contractor' : 'employee';
    issues.unshift(issue('employeeInfo.employeeName', 'employee-name-missing', `Enter the ${who}’s name.`));
  }
  if (employeeInfo.isDirectDeposit && !/^\d{4}$/.test(employeeInfo.last4Digits)) {
    const message = 'Enter the last 4 digits of the account, or choose check.';
    issues.push(warning('employeeInfo.last4Digits', 'account-ending-missing', message));
  }
  const isTaxed = employmentType === 'employee' && draft.autoCalculator === 'true';
  return isTaxed ? [...issues, ...withholdingIssues(draft)] : issues;
}

function withholdingIssues({ employeeInfo, w4 }: PayStubDraft): Issue[] {
  // Of an exempt form nothing else counts, nor is it shown.
  if (w4.exempt) return [];
  if (w4.w4Version === '2019') {
    const isCount = /^\s*\d{0,2}\s*$/.test(w4.federalAllowances);
    const message = `Enter allowances as a whole number from 0 to ${MAX_FEDERAL_ALLOWANCES}.`;
    return [
      ...(isCount ? [] : [issue('w4.federalAllowances', 'allowances-not-a-count', message)]),
      ...amountIssues('w4.extraWithholding', w4.extraWithholding),
    ];
  }
  return [
    ...amountIssues('employeeInfo.dependentsAmount', employeeInfo.dependentsAmount),
    ...(['otherIncome', 'deductions', 'extraWithholding'] as const).flatMap((field) =>
      amountIssues(`w4.${field}`, w4[field]),
    ),
  ];
}

function addressIssues(
  holder: string,
  { state, zipCode }: { readonly state: string; readonly zipCode: string },
): Issue[] {
  const issues: Issue[] = [];
  if (state !== '' && !isStateCode(state)) {
    issues.push(warning(`${holder}.state`, 'state-unknown', `${state} is not a US state. Choose a state.`));
  }
  if (zipCode.trim() !== '' && !/^\d{5}(-\d{4})?$/.test(zipCode.trim())) {
    issues.push(
      warning(`${holder}.zipCode`, 'zip-unusual', 'Enter a 5- or 9-digit ZIP code, such as 78701 or ' + '78701-1234.'),
    );
  }
  return issues;
}
