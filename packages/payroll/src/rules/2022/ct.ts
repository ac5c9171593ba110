import { calendarDate, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';
import { connecticut2022 } from '../editions/ct-2022.ts';

export const ct2022: readonly StateRules[] = [
  {
    state: 'CT',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    incomeTax: {
      method: 'connecticut',
      rateWithoutCertificate: percent('6.99'),
      codes: connecticut2022,
      source: {
        publication: 'TPG-211, Withholding Calculation Rules',
        edition: '2022',
        publisher: 'Connecticut Department of Revenue Services',
        url: 'https://portal.ct.gov/drs/drs-forms/current-year-forms/withholding-forms',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'EY Tax News', figures: 'the tables' },
        { record: 'a copy of the state’s document at formsbank.com', figures: 'the tables' },
        { record: 'the agency’s own page', figures: 'the tables' },
      ],
      note: 'These are the 2016 tables. Their lowest rates are 3% and 5%.',
    },
  },
];
