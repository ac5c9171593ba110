import { calendarDate, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';
import { connecticut2024 } from '../tables/ct-2024.ts';

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
        title: 'TPG-211, Withholding Calculation Rules (2024)',
        publisher: 'Connecticut Department of Revenue Services',
        url: 'https://portal.ct.gov/drs/drs-forms/current-year-forms/withholding-forms',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      note: 'From TPG-211, Withholding Calculation Rules (2024), as recorded by TimeTrex Community Edition 16.12.9; we did not read the original. Compared with Microsoft Dynamics GP (July 22, 2024), EY Tax News and the National Finance Center: the tables. Checked by answers of the state’s calculator for the same tables. The tables of 2024, whose lowest rates are 2% and 4.5%, unchanged since.',
    },
  },
];
