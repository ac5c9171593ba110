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
        title: 'Form A-4, Employee’s Arizona Withholding Election (2022)',
        publisher: 'Arizona Department of Revenue',
        url: 'https://azdor.gov/forms/withholding-forms/arizona-withholding-percentage-election',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      note: 'From Form A-4, Employee’s Arizona Withholding Election (2022), from memory; we did not read the original. Compared with Microsoft Dynamics GP (October 24, 2023) and Paylocity: the rates to elect; with the agency’s own page: the rate without a form.',
    },
  },
];
