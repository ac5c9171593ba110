import type { PayStubDraft } from '@paperwage/documents/pay-stub';
import type { PayFrequency } from '@paperwage/payroll';
import type { SelectOption } from '../../../ui/select-field.tsx';

type Choice<T extends string> = SelectOption & { readonly value: T };

export const EMPLOYMENT_TYPES: readonly Choice<PayStubDraft['employmentType']>[] = [
  { value: 'employee', label: 'Employee' },
  { value: 'contractor', label: 'Contractor' },
];

export const PAYMENT_TYPES: readonly Choice<PayStubDraft['paymentType']>[] = [
  { value: 'hourly', label: 'Hourly' },
  { value: 'salary', label: 'Salary' },
];

export const FREQUENCIES: readonly Choice<PayFrequency>[] = [
  { value: 'DAILY', label: 'Daily' },
  { value: 'WEEKLY', label: 'Weekly' },
  { value: 'BI_WEEKLY', label: 'Every two weeks' },
  { value: 'SEMI_MONTHLY', label: 'Twice a month' },
  { value: 'MONTHLY', label: 'Monthly' },
  { value: 'QUARTERLY', label: 'Quarterly' },
  { value: 'SEMI_ANNUAL', label: 'Twice a year' },
  { value: 'ANNUAL', label: 'Yearly' },
];

export const W4_VERSIONS: readonly Choice<PayStubDraft['w4']['w4Version']>[] = [
  { value: '2020', label: '2020 or later' },
  { value: '2019', label: '2019 or earlier' },
];
