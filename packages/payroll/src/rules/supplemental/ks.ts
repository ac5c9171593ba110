import { calendarDate, percent } from '@paperwage/values';
import type { StateSupplementalRules } from './supplemental-rules.ts';

const SOURCE = {
  publication: 'KW-100, Kansas Withholding Tax Guide',
  publisher: 'Kansas Department of Revenue',
  url: 'https://www.ksrevenue.gov/pdf/kw100.pdf',
  checked: calendarDate('2026-11-21'),
};

export const ksSupplemental: readonly StateSupplementalRules[] = [
  {
    state: 'KS',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2026-12-31'),
    how: { method: 'rate', rate: percent('5') },
    source: SOURCE,
    standing: 'secondary',
    comparedWith: [{ record: 'lists of supplemental rates from 2021, 2024, 2025 and 2026' }],
  },
];
