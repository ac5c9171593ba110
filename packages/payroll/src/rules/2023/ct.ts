import { calendarDate, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';
import { connecticut2022 } from '../editions/ct-2022.ts';

export const ct2023: readonly StateRules[] = [
  {
    state: 'CT',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    incomeTax: {
      method: 'connecticut',
      rateWithoutCertificate: percent('6.99'),
      codes: connecticut2022,
      source: {
        publication: 'TPG-211, Withholding Calculation Rules',
        edition: '2023',
        publisher: 'Connecticut Department of Revenue Services',
        url: 'https://portal.ct.gov/drs/drs-forms/current-year-forms/withholding-forms',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [{ record: 'EY Tax News', figures: 'the tables' }],
      note: 'These are the 2016 tables. Their lowest rates are 3% and 5%.',
    },
  },
];
