import { calendarDate, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';
import { connecticut2024 } from '../tables/ct-2024.ts';

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
        title: 'IP 2025(1), Connecticut Employer’s Tax Guide, with TPG-211 (Rev. 12/24)',
        publisher: 'Connecticut Department of Revenue Services',
        url: 'https://portal.ct.gov/-/media/drs/publications/pubsip/2025/ip-2025-1.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      note: 'From IP 2025(1), Connecticut Employer’s Tax Guide, with TPG-211 (Rev. 12/24), as recorded by TimeTrex Community Edition 16.12.9; we did not read the original. Compared with the agency’s text as quoted by payroll-tax-engine and consortia.accountants: the tables; with the agency’s text as quoted by payroll-tax-engine: the rate without a form. The tables of 2024, whose lowest rates are 2% and 4.5%, unchanged since.',
    },
  },
];
