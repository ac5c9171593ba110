import { calendarDate, percent } from '@paperwage/values';
import type { StateSupplementalRules } from './supplemental-rules.ts';

const SOURCE = {
  publication: "Form 4282, State of Missouri Employer's Tax Guide",
  publisher: 'Missouri Department of Revenue',
  url: 'https://dor.mo.gov/forms/4282.pdf',
  checked: calendarDate('2026-11-21'),
};

export const moSupplemental: readonly StateSupplementalRules[] = [
  {
    state: 'MO',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    how: { method: 'rate', rate: percent('5.3') },
    source: SOURCE,
    standing: 'inferred',
    note: 'The formula’s highest rate, as in other years.',
  },
  {
    state: 'MO',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    how: { method: 'rate', rate: percent('4.95') },
    source: SOURCE,
    standing: 'inferred',
    note: 'The formula’s highest rate, as in other years.',
  },
  {
    state: 'MO',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    how: { method: 'rate', rate: percent('4.8') },
    source: SOURCE,
    standing: 'secondary',
    recordedBy: ['a list of supplemental rates from 2024'],
  },
  {
    state: 'MO',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    how: { method: 'rate', rate: percent('4.7') },
    source: SOURCE,
    standing: 'secondary',
    recordedBy: ['a list of supplemental rates from 2025'],
  },
  {
    state: 'MO',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    how: { method: 'rate', rate: percent('4.7') },
    source: SOURCE,
    standing: 'secondary',
    recordedBy: ['a list of supplemental rates from 2026'],
  },
];
