import { calendarDate } from '@paperwage/values';
import { packet2024 } from '../editions/ok.ts';
import type { StateRules } from '../state-rules.ts';

export const ok2025: readonly StateRules[] = [
  {
    state: 'OK',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      ...packet2024,
      source: {
        publication: 'Packet OW-2, Oklahoma Income Tax Withholding Tables',
        edition: '2025',
        publisher: 'Oklahoma Tax Commission',
        url: 'https://oklahoma.gov/content/dam/ok/en/tax/documents/resources/publications/businesses/withholding-tables/WHTables-2025.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['payroll-tax-engine'],
      comparedWith: [{ record: 'the agency’s worked example' }],
    },
  },
];
