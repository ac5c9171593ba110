import { calendarDate, percent } from '@paperwage/values';
import type { StateSupplementalRules } from './supplemental-rules.ts';

const SOURCE = {
  publication: 'Packet OW-2, Oklahoma Income Tax Withholding Tables',
  publisher: 'Oklahoma Tax Commission',
  url: 'https://oklahoma.gov/tax/forms/businesses/withholding.html',
  checked: calendarDate('2026-11-21'),
};

export const okSupplemental: readonly StateSupplementalRules[] = [
  {
    state: 'OK',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2025-12-31'),
    how: { method: 'rate', rate: percent('4.75') },
    source: SOURCE,
    standing: 'secondary',
    comparedWith: [{ record: 'lists of supplemental rates from 2024 and 2025' }],
  },
  {
    state: 'OK',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    how: { method: 'rate', rate: percent('4.5') },
    source: SOURCE,
    standing: 'secondary',
    recordedBy: ['a list of supplemental rates from 2026'],
  },
];
