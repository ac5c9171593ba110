import { dollars } from '@paperwage/values';
import type { StateStandardDeduction } from '../state-deductions.ts';

export const deduction2024: StateStandardDeduction = {
  kind: 'fixed',
  amount: { single: dollars(5_000), married: dollars(10_000), headOfHousehold: dollars(5_000) },
};
