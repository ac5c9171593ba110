import type { DescriptorOf } from '../../kind-descriptor.ts';
import type { PayStubRow } from './row.ts';
import type { PayStubDraft } from './draft/schema.ts';

const NOT_KNOWN = 'Unknown';

export const payStub: DescriptorOf<'paystub', PayStubDraft, PayStubRow> = {
  type: 'paystub',
  words: {
    name: 'pay stub',
    withArticle: 'a pay stub',
    label: 'Pay stub',
    plural: 'Pay stubs',
    for: 'of',
    parties: 'Employee or company',
    attestation: 'The names, dates and amounts are true, and this pay was or will be paid.',
  },
  builderPath: '/make-your-paystub',
  next: { label: 'Next pay stub', step: 'earnings' },
  parties: { from: 'companyInfo.employerName', to: 'employeeInfo.employeeName' },
  pictures: [
    { path: 'companyInfo.employerLogo', key: 'logo' },
    { path: 'companyInfo.payrollLogo', key: 'payroll-logo' },
  ],
  // Documents made before we stored a field have none.
  fields: [
    { is: 'text', label: 'Employee', at: 'employeeInfo.employeeName' },
    { is: 'text', label: 'Company', at: 'companyInfo.employerName' },
    { is: 'day', label: 'Pay date', at: 'payDate', none: NOT_KNOWN, tellsApart: 'paid' },
    { is: 'period', label: 'Pay period', at: 'period', none: NOT_KNOWN, isOnPageOnly: true },
    { is: 'money', label: 'Net pay', at: 'net', none: NOT_KNOWN, totalAt: 'netTotal' },
    { is: 'count', label: 'Stubs', at: 'itemsCount' },
  ],
  samePay: ['payDate', 'employeeInfo.employeeName', 'companyInfo.employerName'],
  outdatedBy: [
    'items',
    'assumeYear',
    'w4',
    'prevYtdItem',
    'workState',
    'residenceState',
    'elections',
    'oftenPaid',
    'employmentType',
    'paymentType',
    'autoCalculator',
    'prevYtd',
    'hiredInPast52Weeks',
    'bonusTax',
    'payPeriodsWorked',
    'employeeInfo.maritalStatus',
    'employeeInfo.dependentsAmount',
  ],
  verified: {
    issuer: 'employer',
    figures: 'pay date and net pay',
    notProven: [
      'That the pay was paid. Ask for bank deposits.',
      'Who the issuer is, or that the employer exists. Call the employer at a number you found yourself.',
      'That the hours and rates are right. The issuer typed them.',
    ],
    hasTaxes: true,
  },
  setAt: 'items',
  loadPaper: async () => (await import('./paper.ts')).payStubPaper,
};
