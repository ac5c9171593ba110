import { calendarDate, percent } from '@paperwage/values';
import type { StateSupplementalRules } from './supplemental-rules.ts';

const SOURCE = {
  publication: 'Income Tax Withholding Instruction Booklet and Tax Tables',
  publisher: 'Minnesota Department of Revenue',
  url: 'https://www.revenue.state.mn.us/withholding-tax',
  checked: calendarDate('2026-11-21'),
};

export const mnSupplemental: readonly StateSupplementalRules[] = [
  {
    state: 'MN',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2026-12-31'),
    how: { method: 'rate', rate: percent('6.25') },
    source: SOURCE,
    standing: 'secondary',
    comparedWith: [{ record: 'lists of supplemental rates from 2021, 2024, 2025 and 2026' }],
  },
];
