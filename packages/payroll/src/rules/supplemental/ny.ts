import { calendarDate, percent } from '@paperwage/values';
import type { StateSupplementalRules } from './supplemental-rules.ts';

const SOURCE = {
  publication: 'NYS-50-T-NYS, New York State Withholding Tax Tables and Methods',
  publisher: 'New York State Department of Taxation and Finance',
  url: 'https://www.tax.ny.gov/pdf/publications/withholding/nys50_t_nys.pdf',
  checked: calendarDate('2026-11-21'),
};

export const nySupplemental: readonly StateSupplementalRules[] = [
  {
    state: 'NY',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2026-12-31'),
    how: { method: 'rate', rate: percent('11.7') },
    source: SOURCE,
    standing: 'official',
    comparedWith: [{ record: 'lists of supplemental rates from 2024 and 2025' }],
    note: 'Page 3 of the January 2026 edition. If no tax was withheld from regular wages, the employer adds the two together.',
  },
];
