import { calendarDate, percent } from '@paperwage/values';
import type { StateSupplementalRules } from './supplemental-rules.ts';

const SOURCE = {
  publication: 'Administrative Rule 42.17.133, Treatment of Supplemental Wages',
  publisher: 'Montana Department of Revenue',
  url: 'https://rules.mt.gov/',
  checked: calendarDate('2026-11-21'),
};

export const mtSupplemental: readonly StateSupplementalRules[] = [
  {
    state: 'MT',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2023-12-31'),
    how: { method: 'rate', rate: percent('6') },
    source: SOURCE,
    standing: 'official',
    note: 'The rule in force from 2010-01-15.',
  },
  {
    state: 'MT',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2026-12-31'),
    how: { method: 'rate', rate: percent('5') },
    source: SOURCE,
    standing: 'official',
    note: 'The rule was amended on 2024-09-21; a list of supplemental rates of 2024 has the rate from the guide of January 2024 already.',
  },
];
