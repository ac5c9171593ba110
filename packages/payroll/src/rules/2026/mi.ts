import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const mi2026: readonly StateRules[] = [
  {
    state: 'MI',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      method: 'flat',
      rate: percent('4.25'),
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(5_900) }],
      source: {
        publication: '446, Michigan Income Tax Withholding Guide',
        edition: '2026',
        publisher: 'Michigan Department of Treasury',
        url: 'https://www.michigan.gov/taxes/-/media/Project/Websites/taxes/Forms/SUW/TY2026/446_Withholding-Guide_2026.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['Nyaksik/us-payroll-tax-tables'],
      comparedWith: [{ record: 'the agency’s calculator' }],
    },
  },
];
