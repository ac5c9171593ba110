import { dollars } from '@paperwage/values';
import type { StateStandardDeduction } from '../state-deductions.ts';

export const deduction2022: StateStandardDeduction = {
  kind: 'fixed',
  amount: { single: dollars(12_750), married: dollars(12_750), headOfHousehold: dollars(19_125) },
};
