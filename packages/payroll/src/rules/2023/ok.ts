import { calendarDate } from '@paperwage/values';
import { packet2022 } from '../editions/ok.ts';
import type { StateRules } from '../state-rules.ts';

export const ok2023: readonly StateRules[] = [
  {
    state: 'OK',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    incomeTax: {
      ...packet2022,
      source: {
        publication: 'Packet OW-2, Oklahoma Income Tax Withholding Tables',
        edition: '2023',
        publisher: 'Oklahoma Tax Commission',
        url: 'https://oklahoma.gov/content/dam/ok/en/tax/documents/resources/publications/businesses/withholding-tables/WHTables-2023.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (October 24, 2023)', figures: 'the rates and brackets' },
        { record: 'the National Finance Center', figures: 'the rates and brackets' },
      ],
    },
  },
];
