import { calendarDate, percent } from '@paperwage/values';
import type { StateSupplementalRules } from './supplemental-rules.ts';

const SOURCE = {
  publication: 'Administrative Rule 42.17.133, Treatment of Supplemental Wages',
  publisher: 'Montana Department of Revenue',
  url: null,
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
    note: 'The rule in effect from January 15, 2010.',
  },
  {
    state: 'MT',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2026-12-31'),
    how: { method: 'rate', rate: percent('5') },
    source: SOURCE,
    standing: 'official',
    note: 'The rule was amended on September 21, 2024. A list of supplemental rates from 2024 already has the rate from the January 2024 guide.',
  },
];
