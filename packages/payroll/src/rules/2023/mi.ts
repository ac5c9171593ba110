import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const mi2023: readonly StateRules[] = [
  {
    state: 'MI',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    incomeTax: {
      method: 'flat',
      rate: percent('4.25'),
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(5_400) }],
      source: {
        publication: '446, Michigan Income Tax Withholding Guide',
        edition: '2023',
        publisher: 'Michigan Department of Treasury',
        url: 'https://www.michigan.gov/taxes',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'the agency’s own page', figures: 'the rate' },
        { record: 'Microsoft Dynamics GP (October 24, 2023)', figures: 'the allowance' },
      ],
      note: 'Withholding stayed at 4.25%, although the tax rate for the year was 4.05%.',
    },
  },
];
