import { calendarDate, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const pa2025: readonly StateRules[] = [
  {
    state: 'PA',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'flat',
      rate: percent('3.07'),
      source: {
        title: 'REV-415, Employer Withholding Information Guide (2025)',
        publisher: 'Pennsylvania Department of Revenue',
        url: 'https://www.pa.gov/agencies/revenue',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      note: 'Read through PA REV-415; open-withholding/open-withholding: data/us/pa/2023/withholding.yaml.',
    },
  },
];
