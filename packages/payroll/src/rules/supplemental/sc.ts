import { calendarDate, percent } from '@paperwage/values';
import type { StateSupplementalRules } from './supplemental-rules.ts';

const SOURCE = {
  publication: 'WH-1603F, Formula for Computing South Carolina Withholding Tax',
  publisher: 'South Carolina Department of Revenue',
  url: 'https://dor.sc.gov/withholding',
  checked: calendarDate('2026-11-21'),
};

export const scSupplemental: readonly StateSupplementalRules[] = [
  {
    state: 'SC',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    how: { method: 'rate', rate: percent('7') },
    source: SOURCE,
    standing: 'secondary',
    recordedBy: ['a list of supplemental rates from 2021'],
    note: 'Also the highest rate in the tables.',
  },
  {
    state: 'SC',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    how: { method: 'rate', rate: percent('6.5') },
    source: SOURCE,
    standing: 'inferred',
    note: 'The highest rate in the tables, as in 2022 and 2025.',
  },
  {
    state: 'SC',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    how: { method: 'rate', rate: percent('6.4') },
    source: SOURCE,
    standing: 'inferred',
    note: 'The highest rate in the tables, as in 2022 and 2025. A list of supplemental rates from 2024 has 6.5%.',
  },
  {
    state: 'SC',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    how: { method: 'rate', rate: percent('6.2') },
    source: SOURCE,
    standing: 'secondary',
    recordedBy: ['a list of supplemental rates from 2025'],
    note: 'Also the highest rate in the tables.',
  },
  {
    state: 'SC',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    how: { method: 'rate', rate: percent('6') },
    source: SOURCE,
    standing: 'inferred',
    note: 'The highest rate in the tables, as in 2022 and 2025. A list of supplemental rates from 2026 has no rate.',
  },
];
