import { calendarDate, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const az2022: readonly StateRules[] = [
  {
    state: 'AZ',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    incomeTax: {
      method: 'electedRate',
      rates: [
        percent('0.8'),
        percent('1.3'),
        percent('1.8'),
        percent('2.7'),
        percent('3.6'),
        percent('4.2'),
        percent('5.1'),
      ],
      defaultRate: percent('2.7'),
      source: {
        publication: 'Form A-4, Employee’s Arizona Withholding Election',
        edition: '2022',
        publisher: 'Arizona Department of Revenue',
        url: 'https://azdor.gov/forms/withholding-forms/arizona-withholding-percentage-election',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['Paylocity'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (October 24, 2023)', figures: 'the rates an employee can elect' },
        { record: 'the agency’s own page', figures: 'the rate with no form on file' },
      ],
    },
  },
];
