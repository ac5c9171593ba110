import { dollars } from '@paperwage/values';
import type { StateStandardDeduction } from '../state-deductions.ts';

export const deduction2022: StateStandardDeduction = {
  kind: 'fixed',
  amount: {
    single: dollars(2_300),
    married: dollars(4_600),
    marriedSpouseWorks: dollars(2_300),
    headOfHousehold: dollars(3_400),
  },
};
