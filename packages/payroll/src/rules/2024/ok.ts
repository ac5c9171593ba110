import { calendarDate } from '@paperwage/values';
import { packet2024 } from '../editions/ok.ts';
import type { StateRules } from '../state-rules.ts';

export const ok2024: readonly StateRules[] = [
  {
    state: 'OK',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    incomeTax: {
      ...packet2024,
      source: {
        publication: 'Packet OW-2, Oklahoma Income Tax Withholding Tables',
        edition: '2024',
        publisher: 'Oklahoma Tax Commission',
        url: 'https://oklahoma.gov/content/dam/ok/en/tax/documents/resources/publications/businesses/withholding-tables/WHTables-2024.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Suburban Computer', figures: 'the rates and brackets' },
        { record: 'the National Finance Center', figures: 'the rates and brackets' },
      ],
    },
  },
];
