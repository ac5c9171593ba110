import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const mi2024: readonly StateRules[] = [
  {
    state: 'MI',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    incomeTax: {
      method: 'flat',
      rate: percent('4.25'),
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(5_600) }],
      source: {
        publication: '446, Michigan Income Tax Withholding Guide',
        edition: '2024',
        publisher: 'Michigan Department of Treasury',
        url: 'https://www.michigan.gov/taxes',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [{ record: 'Microsoft Dynamics GP (July 22, 2024)', figures: 'the allowance and the rate' }],
    },
  },
];
