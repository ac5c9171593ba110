import { calendarDate, percent } from '@paperwage/values';
import type { StateSupplementalRules } from './supplemental-rules.ts';

const SOURCE = {
  publication: "Withholding Tax, Employer's Instructions",
  publisher: 'Arkansas Department of Finance and Administration',
  url: 'https://www.dfa.arkansas.gov/office/taxes/income-tax-administration/withholding-tax-branch/',
  checked: calendarDate('2026-11-21'),
};

export const arSupplemental: readonly StateSupplementalRules[] = [
  {
    state: 'AR',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-09-30'),
    how: { method: 'rate', rate: percent('5.5') },
    source: SOURCE,
    standing: 'secondary',
    recordedBy: ['Bloomberg Tax (October 2022)', 'EY Tax News (October 2022)'],
  },
  {
    state: 'AR',
    from: calendarDate('2022-10-01'),
    to: calendarDate('2023-05-31'),
    how: { method: 'rate', rate: percent('4.9') },
    source: SOURCE,
    standing: 'secondary',
    recordedBy: ['EY Tax News (2022-1487)'],
  },
  {
    state: 'AR',
    from: calendarDate('2023-06-01'),
    to: calendarDate('2023-12-31'),
    how: { method: 'rate', rate: percent('4.7') },
    source: SOURCE,
    standing: 'inferred',
    note: 'The formula’s highest rate, as before and after.',
  },
  {
    state: 'AR',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-06-30'),
    how: { method: 'rate', rate: percent('4.4') },
    source: SOURCE,
    standing: 'secondary',
    recordedBy: ['EY Tax News (2024-1466, which gives the old rate)'],
  },
  {
    state: 'AR',
    from: calendarDate('2024-07-01'),
    to: calendarDate('2025-12-31'),
    how: { method: 'rate', rate: percent('3.9') },
    source: SOURCE,
    standing: 'secondary',
    recordedBy: ['EY Tax News (2024-1466)'],
    comparedWith: [{ record: 'a list of supplemental rates from 2025' }],
  },
  {
    state: 'AR',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    how: { method: 'rate', rate: percent('3.7') },
    source: SOURCE,
    standing: 'inferred',
    note: 'The 2026 formula’s highest rate, as in other years. A list of supplemental rates from 2026 still has 3.9%.',
  },
];
