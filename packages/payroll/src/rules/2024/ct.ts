import { calendarDate, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';
import { connecticut2024 } from '../editions/ct-2024.ts';

export const ct2024: readonly StateRules[] = [
  {
    state: 'CT',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    incomeTax: {
      method: 'connecticut',
      rateWithoutCertificate: percent('6.99'),
      codes: connecticut2024,
      source: {
        publication: 'TPG-211, Withholding Calculation Rules',
        edition: '2024',
        publisher: 'Connecticut Department of Revenue Services',
        url: 'https://portal.ct.gov/drs/drs-forms/current-year-forms/withholding-forms',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (July 22, 2024)', figures: 'the tables' },
        { record: 'EY Tax News', figures: 'the tables' },
        { record: 'the National Finance Center', figures: 'the tables' },
        { record: 'the state’s calculator for the same tables' },
      ],
      note: 'These are the 2024 tables, unchanged since. Their lowest rates are 2% and 4.5%.',
    },
  },
];
