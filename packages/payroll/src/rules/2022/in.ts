import { calendarDate, dollars, percent } from '@paperwage/values';
import { deductionsOctober2022 } from '../editions/in.ts';
import type { StateRules } from '../state-rules.ts';

export const in2022: readonly StateRules[] = [
  {
    state: 'IN',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-09-30'),
    incomeTax: {
      method: 'flat',
      rate: percent('3.23'),
      deductions: [
        { kind: 'counted', of: 'allowances', each: dollars(1_000) },
        { kind: 'counted', of: 'dependentExemptions', each: dollars(1_500) },
      ],
      source: {
        publication: 'Departmental Notice #1, How to Compute Withholding for State and County Income Tax',
        edition: 'effective January 1, 2022',
        publisher: 'Indiana Department of Revenue',
        url: 'https://www.in.gov/dor/business-tax/withholding-income-tax/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [{ record: 'Microsoft Dynamics GP (October 24, 2023)', figures: 'the rate' }],
      note: 'County tax is a separate line.',
    },
  },
  {
    state: 'IN',
    from: calendarDate('2022-10-01'),
    to: calendarDate('2022-12-31'),
    incomeTax: {
      method: 'flat',
      rate: percent('3.23'),
      deductions: deductionsOctober2022,
      source: {
        publication: 'Departmental Notice #1, How to Compute Withholding for State and County Income Tax',
        edition: 'effective October 1, 2022',
        publisher: 'Indiana Department of Revenue',
        url: 'https://www.in.gov/dor/business-tax/withholding-income-tax/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      note: 'County tax is a separate line.',
    },
  },
];
