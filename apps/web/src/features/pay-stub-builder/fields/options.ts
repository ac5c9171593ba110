import type { PayStubDraft } from '@paperwage/documents/pay-stub';
import type { PayFrequency } from '@paperwage/payroll';
import { PAY_FREQUENCIES, PAY_FREQUENCY_NAMES } from '@paperwage/payroll';
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

export const FREQUENCIES: readonly Choice<PayFrequency>[] = PAY_FREQUENCIES.map((value) => ({
  value,
  label: PAY_FREQUENCY_NAMES[value],
}));

export const W4_VERSIONS: readonly Choice<PayStubDraft['w4']['w4Version']>[] = [
  { value: '2020', label: '2020 or later' },
  { value: '2019', label: '2019 or earlier' },
];
