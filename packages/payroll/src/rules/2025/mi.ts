import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const mi2025: readonly StateRules[] = [
  {
    state: 'MI',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'flat',
      rate: percent('4.25'),
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(5_800) }],
      source: {
        publication: '446, Michigan Income Tax Withholding Guide',
        edition: '2025',
        publisher: 'Michigan Department of Treasury',
        url: 'https://www.michigan.gov/taxes/-/media/Project/Websites/taxes/Forms/SUW/TY2025/446_Withholding-Guide_2025.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['PolicyEngine'],
      comparedWith: [
        { record: 'the agency’s text as quoted by payroll-tax-engine', figures: 'the rate and the allowance' },
      ],
    },
  },
];
