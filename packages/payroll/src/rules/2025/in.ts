import { calendarDate, percent } from '@paperwage/values';
import { deductionsSeptember2023 } from '../editions/in.ts';
import type { StateRules } from '../state-rules.ts';

export const in2025: readonly StateRules[] = [
  {
    state: 'IN',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'flat',
      rate: percent('3'),
      deductions: deductionsSeptember2023,
      source: {
        publication: 'Departmental Notice #1, How to Compute Withholding for State and County Income Tax',
        edition: 'effective January 1, 2025, R45 / 12-24',
        publisher: 'Indiana Department of Revenue',
        url: 'https://www.in.gov/dor/business-tax/withholding-income-tax/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['PolicyEngine'],
      comparedWith: [
        {
          record: 'the agency’s text as quoted by payroll-tax-engine',
          figures: 'the rate, the exemption and the exemptions for dependents, first-time dependents and adopted children',
        },
      ],
      note: 'County tax is a separate line.',
    },
  },
];
