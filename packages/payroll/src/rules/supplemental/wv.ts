import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateSupplementalRules } from './supplemental-rules.ts';

const SOURCE = {
  publication: "IT-100.1A, Employer's Withholding Instructions",
  publisher: 'West Virginia Tax Division',
  url: null,
  checked: calendarDate('2026-11-21'),
};

export const wvSupplemental: readonly StateSupplementalRules[] = [
  {
    state: 'WV',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2023-03-15'),
    how: {
      method: 'byAnnualWages',
      rows: [
        { over: dollars(0), rate: percent('3') },
        { over: dollars(10_000), rate: percent('4') },
        { over: dollars(25_000), rate: percent('4.5') },
        { over: dollars(40_000), rate: percent('6') },
        { over: dollars(60_000), rate: percent('6.5') },
      ],
    },
    source: SOURCE,
    standing: 'inferred',
    recordedBy: ['a list of supplemental rates from 2021 (the first and last rates)'],
    takenFrom: [{ record: 'the agency’s tables', figures: 'the rates in between' }],
  },
  {
    state: 'WV',
    from: calendarDate('2023-03-16'),
    to: calendarDate('2024-12-31'),
    how: {
      method: 'byAnnualWages',
      rows: [
        { over: dollars(0), rate: percent('2.36') },
        { over: dollars(10_000), rate: percent('3.15') },
        { over: dollars(25_000), rate: percent('3.54') },
        { over: dollars(40_000), rate: percent('4.72') },
        { over: dollars(60_000), rate: percent('5.12') },
      ],
    },
    source: SOURCE,
    standing: 'secondary',
    recordedBy: ['a list of supplemental rates from 2024'],
    note: 'A list from 2025 no longer has a rate.',
  },
];
