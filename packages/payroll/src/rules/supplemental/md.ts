import { calendarDate, percent } from '@paperwage/values';
import type { StateSupplementalRules } from './supplemental-rules.ts';

const SOURCE = {
  publication: 'Maryland Employer Withholding Guide',
  publisher: 'Comptroller of Maryland',
  url: null,
  checked: calendarDate('2026-11-21'),
};

export const mdSupplemental: readonly StateSupplementalRules[] = [
  {
    state: 'MD',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2025-06-30'),
    how: { method: 'rate', rate: percent('5.75') },
    source: SOURCE,
    standing: 'secondary',
    comparedWith: [{ record: 'lists of supplemental rates from 2024 and 2025' }],
    note: 'State tax only.',
  },
  {
    state: 'MD',
    from: calendarDate('2025-07-01'),
    to: calendarDate('2026-12-31'),
    how: { method: 'rate', rate: percent('6.5') },
    source: SOURCE,
    standing: 'secondary',
    recordedBy: ['the Interior Business Center (memo of October 9, 2025)', 'EY Tax News (2025-1680)'],
    note: 'State tax only.',
  },
];
