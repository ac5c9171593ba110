import { calendarDate, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';
import { connecticut2024 } from '../editions/ct-2024.ts';

export const ct2025: readonly StateRules[] = [
  {
    state: 'CT',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'connecticut',
      rateWithoutCertificate: percent('6.99'),
      codes: connecticut2024,
      source: {
        publication: 'IP 2025(1), Connecticut Employer’s Tax Guide',
        table: 'with TPG-211 (Rev. 12/24)',
        publisher: 'Connecticut Department of Revenue Services',
        url: 'https://portal.ct.gov/-/media/drs/publications/pubsip/2025/ip-2025-1.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        {
          record: 'the agency’s text as quoted by payroll-tax-engine',
          figures: 'the tables and the rate with no form on file',
        },
        { record: 'consortia.accountants', figures: 'the tables' },
      ],
      note: 'These are the 2024 tables, unchanged since. Their lowest rates are 2% and 4.5%.',
    },
  },
];
