import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const il2025: readonly StateRules[] = [
  {
    state: 'IL',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'flat',
      rate: percent('4.95'),
      deductions: [
        { kind: 'counted', of: 'allowances', each: dollars(2_850) },
        { kind: 'counted', of: 'line2Allowances', each: dollars(1_000) },
      ],
      source: {
        publication: 'Booklet IL-700-T, Illinois Withholding Income Tax Tables',
        edition: 'R-12/24',
        publisher: 'Illinois Department of Revenue',
        url: null,
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['PolicyEngine'],
      comparedWith: [
        { record: 'the Interior Business Center', figures: 'the rate, the allowance and the line 2 allowances' },
        {
          record: 'the agency’s text as quoted by payroll-tax-engine',
          figures: 'the rate, the allowance and the line 2 allowances',
        },
      ],
    },
  },
];
