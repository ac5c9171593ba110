import { calendarDate, percent } from '@paperwage/values';
import { deductionsOctober2022, deductionsSeptember2023 } from '../editions/in.ts';
import type { StateRules } from '../state-rules.ts';

export const in2023: readonly StateRules[] = [
  {
    state: 'IN',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-09-14'),
    incomeTax: {
      method: 'flat',
      rate: percent('3.15'),
      deductions: deductionsOctober2022,
      source: {
        publication: 'Departmental Notice #1, How to Compute Withholding for State and County Income Tax',
        edition: 'effective January 1, 2023',
        publisher: 'Indiana Department of Revenue',
        url: 'https://www.in.gov/dor/business-tax/withholding-income-tax/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'the agency’s own page', figures: 'the rate' },
        { record: 'groupmgmt.com', figures: 'the rate' },
        { record: 'Microsoft Dynamics GP (October 24, 2023)', figures: 'the rate' },
        { record: 'adpinsightsandsolutionsbulletin.com', figures: 'the exemption for adopted children' },
      ],
      note: 'County tax is a separate line.',
    },
  },
  {
    state: 'IN',
    from: calendarDate('2023-09-15'),
    to: calendarDate('2023-12-31'),
    incomeTax: {
      method: 'flat',
      rate: percent('3.15'),
      deductions: deductionsSeptember2023,
      source: {
        publication: 'Departmental Notice #1, How to Compute Withholding for State and County Income Tax',
        edition: '2023, with first-time dependents',
        publisher: 'Indiana Department of Revenue',
        url: 'https://www.in.gov/dor/business-tax/withholding-income-tax/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      note: 'County tax is a separate line.',
    },
  },
];
