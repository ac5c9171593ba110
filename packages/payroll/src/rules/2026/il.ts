import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const il2026: readonly StateRules[] = [
  {
    state: 'IL',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      method: 'flat',
      rate: percent('4.95'),
      deductions: [
        { kind: 'counted', of: 'allowances', each: dollars(2_925) },
        { kind: 'counted', of: 'line2Allowances', each: dollars(1_000) },
      ],
      source: {
        title: 'Booklet IL-700-T, Illinois Withholding Tax Tables (2026)',
        publisher: 'Illinois Department of Revenue',
        url: 'https://tax.illinois.gov/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      note: 'Read through Nyaksik/us-payroll-tax-tables: data/tax/2026/state-income-tax.json.',
    },
  },
];
