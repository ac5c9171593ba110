import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const in2025: readonly StateRules[] = [
  {
    state: 'IN',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'flat',
      rate: percent('3'),
      deductions: [
        { kind: 'counted', of: 'allowances', each: dollars(1_000) },
        { kind: 'counted', of: 'dependentExemptions', each: dollars(1_500) },
        { kind: 'counted', of: 'firstTimeDependents', each: dollars(1_500) },
        { kind: 'counted', of: 'adoptedChildren', each: dollars(3_000) },
      ],
      source: {
        title: 'Departmental Notice #1, How to Compute Withholding for State and County Income Tax (2025)',
        publisher: 'Indiana Department of Revenue',
        url: 'https://www.in.gov/dor/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      note: 'Departmental Notice 1; rate 3.00% for 2025. Read through PolicyEngine/policyengine-us: policyengine_us/parameters/gov/states/in/tax/income. A second source agrees on: flatRate, personalExemption, dependent, firstTimeDependent, adoptedChild.',
    },
  },
];
