import { calendarDate, percent } from '@paperwage/values';
import type { StateSupplementalRules } from './supplemental-rules.ts';

const SOURCE = {
  publication: 'Ohio Administrative Code 5703-7-10, Withholding on Supplemental Compensation',
  publisher: 'Ohio Department of Taxation',
  url: 'https://codes.ohio.gov/ohio-administrative-code/rule-5703-7-10',
  checked: calendarDate('2026-11-21'),
};

export const ohSupplemental: readonly StateSupplementalRules[] = [
  {
    state: 'OH',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2025-12-31'),
    how: { method: 'rate', rate: percent('3.5') },
    source: SOURCE,
    standing: 'official',
    note: 'At least this rate.',
  },
  {
    state: 'OH',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    how: { method: 'rate', rate: percent('2.75') },
    source: SOURCE,
    standing: 'secondary',
    recordedBy: ['an Oracle community thread (quoting an announcement from the department)'],
  },
];
