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
        title: '446-I, Michigan Income Tax Withholding Guide (2025)',
        publisher: 'Michigan Department of Treasury',
        url: 'https://www.michigan.gov/taxes',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      note: '446-I 2025. Read through PolicyEngine/policyengine-us: policyengine_us/parameters/gov/states/mi/tax/income. A second source agrees on: flatRate, allowance.',
    },
  },
];
