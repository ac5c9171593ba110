import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateSupplementalRules } from './supplemental-rules.ts';

const SOURCE = {
  publication: 'Publication W-166, Withholding Tax Guide',
  publisher: 'Wisconsin Department of Revenue',
  url: 'https://www.revenue.wi.gov/Pages/Publications/pb166.aspx',
  checked: calendarDate('2026-11-21'),
};

const rates = [
  { over: dollars(0), rate: percent('3.54') },
  { over: dollars(12_760), rate: percent('4.65') },
  { over: dollars(25_520), rate: percent('5.3') },
  { over: dollars(280_950), rate: percent('7.65') },
];

export const wiSupplemental: readonly StateSupplementalRules[] = [
  {
    state: 'WI',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2025-12-31'),
    how: {
      method: 'byAnnualWages',
      rows: rates,
    },
    source: SOURCE,
    standing: 'secondary',
    recordedBy: ['lists of supplemental rates from 2024 and 2025'],
  },
  {
    state: 'WI',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    how: {
      method: 'byAnnualWages',
      rows: rates,
    },
    source: SOURCE,
    standing: 'inferred',
    note: 'Same as in 2025.',
  },
];
