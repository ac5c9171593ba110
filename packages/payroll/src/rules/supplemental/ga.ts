import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateSupplementalRules } from './supplemental-rules.ts';

const SOURCE = {
  publication: "Employer's Tax Guide",
  table: 'Supplemental Wages',
  publisher: 'Georgia Department of Revenue',
  url: 'https://dor.georgia.gov/taxes/withholding-tax',
  checked: calendarDate('2026-11-21'),
};

export const gaSupplemental: readonly StateSupplementalRules[] = [
  {
    state: 'GA',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2023-12-31'),
    how: {
      method: 'byAnnualWages',
      rows: [
        { over: dollars(0), rate: percent('2') },
        { over: dollars(8_000), rate: percent('3') },
        { over: dollars(10_000), rate: percent('4') },
        { over: dollars(12_000), rate: percent('5') },
        { over: dollars(15_000), rate: percent('5.75') },
      ],
    },
    source: SOURCE,
    standing: 'secondary',
    recordedBy: ['lists of supplemental rates from 2021 and 2023'],
  },
  {
    state: 'GA',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-06-30'),
    how: {
      method: 'byAnnualWages',
      rows: [
        { over: dollars(0), rate: percent('2') },
        { over: dollars(8_000), rate: percent('3') },
        { over: dollars(10_000), rate: percent('4') },
        { over: dollars(12_000), rate: percent('5') },
        { over: dollars(15_000), rate: percent('5.49') },
      ],
    },
    source: SOURCE,
    standing: 'secondary',
    recordedBy: ['a list of supplemental rates from 2024'],
  },
  {
    state: 'GA',
    from: calendarDate('2024-07-01'),
    to: calendarDate('2025-06-30'),
    how: { method: 'rate', rate: percent('5.39') },
    source: SOURCE,
    standing: 'secondary',
    recordedBy: ['OnPay for 2025'],
    note: 'For 2024, the rate in the tables.',
  },
  {
    state: 'GA',
    from: calendarDate('2025-07-01'),
    to: calendarDate('2026-05-10'),
    how: { method: 'rate', rate: percent('5.19') },
    source: SOURCE,
    standing: 'secondary',
    recordedBy: ['OnPay', 'a list of supplemental rates from 2025'],
    note: 'For 2026, the rate in the tables.',
  },
  {
    state: 'GA',
    from: calendarDate('2026-05-11'),
    to: calendarDate('2026-12-31'),
    how: { method: 'rate', rate: percent('4.99') },
    source: SOURCE,
    standing: 'inferred',
    note: 'The rate in the tables, as before.',
  },
];
