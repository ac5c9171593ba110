import { calendarDate, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';
import { connecticut2024 } from '../editions/ct-2024.ts';

export const ct2026: readonly StateRules[] = [
  {
    state: 'CT',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      method: 'connecticut',
      rateWithoutCertificate: percent('6.99'),
      codes: connecticut2024,
      source: {
        publication: 'TPG-211, Withholding Calculation Rules',
        edition: 'Rev. 12/25',
        publisher: 'Connecticut Department of Revenue Services',
        url: 'https://portal.ct.gov/-/media/drs/forms/2025/wth/tpg-211_1225.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['Nyaksik/us-payroll-tax-tables'],
      comparedWith: [{ record: '5 of the agency’s worked examples' }, { record: 'the agency’s calculator' }],
      note: 'These are the 2024 tables, unchanged since. Their lowest rates are 2% and 4.5%.',
    },
  },
];
