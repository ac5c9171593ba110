import { calendarDate, percent } from '@paperwage/values';
import { deductionsSeptember2023 } from '../editions/in.ts';
import type { StateRules } from '../state-rules.ts';

export const in2024: readonly StateRules[] = [
  {
    state: 'IN',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    incomeTax: {
      method: 'flat',
      rate: percent('3.05'),
      deductions: deductionsSeptember2023,
      source: {
        publication: 'Departmental Notice #1, How to Compute Withholding for State and County Income Tax',
        edition: 'effective January 1, 2024',
        publisher: 'Indiana Department of Revenue',
        url: 'https://www.in.gov/dor/business-tax/withholding-income-tax/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [{ record: 'Microsoft Dynamics GP (July 22, 2024)', figures: 'the rate' }],
      takenFrom: [
        { record: 'PayrollOrg', figures: 'the exemption for first-time dependents' },
        { record: 'Bloomberg Tax', figures: 'the exemption for first-time dependents' },
      ],
      note: 'County tax is a separate line.',
    },
  },
];
